import { describe, expect, it } from 'vitest'
import { tutorial } from '../../src/boards/maharaja/tutorial'
import { has, LANGUAGES, speak } from '../../src/words/index.svelte'
import board from './maharaja-board.json'

describe('the tutorial of Maharaja', () => {
  it('has eight to twelve steps, most of them with something to do', () => {
    expect(tutorial.length).toBeGreaterThanOrEqual(8)
    expect(tutorial.length).toBeLessThanOrEqual(12)
    expect(tutorial.filter(({ expect: asked }) => asked?.length).length).toBeGreaterThan(tutorial.length / 2)
  })

  it.each(LANGUAGES)('has words for every step: %s', async (language) => {
    await speak(language)
    for (const { text, done, expect: asked } of tutorial) {
      expect(has(text)).toBe(true)
      expect(done !== undefined).toBe(asked !== undefined)
      if (done) expect(has(done)).toBe(true)
    }
  })

  it('lights up only what is on the board', () => {
    const cities = Object.keys(board.cities)
    const known = new Set([
      ...cities.flatMap((city) => [`place:${city}`, `governor:${city}`, `site:${city}-central`, `site:${city}-outer`]),
      ...Object.keys(board.roads).map((road) => `road:${road}`),
      ...Object.values(board.roads).flatMap(({ villages }) => villages.map((village) => `place:${village}`)),
      ...['character:artisan', 'hand1:two-houses', 'hand2:palace'],
    ])
    for (const target of tutorial.flatMap(({ lit = [] }) => lit)) expect(known).toContain(target)
  })
})
