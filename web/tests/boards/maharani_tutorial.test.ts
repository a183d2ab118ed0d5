import { describe, expect, it } from 'vitest'
import { tutorial } from '../../src/boards/maharani/tutorial'
import { has, LANGUAGES, speak } from '../../src/words/index.svelte'

describe('the tutorial of Maharani', () => {
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
    for (const target of tutorial.flatMap(({ lit = [] }) => lit)) {
      expect(target).toMatch(/^(slot:[1-4]|quarter:[1-4]|space:[a-h][1-8]|marker:[0-3]-[1-4])$/)
    }
  })
})
