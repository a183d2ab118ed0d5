import { describe, expect, it } from 'vitest'
import { TUTORIALS } from '../../src/tutorial'
import { has } from '../../src/words/index.svelte'
import { LANGUAGES, speak } from '../speak'
import { decisionsOf } from '../recorded'
import type { Maharaja } from '../../src/boards/maharaja/types'

const board = decisionsOf<Maharaja>('maharaja')[0]![1].view
const CITIES = Object.keys(board.cities).join('|')
const ROADS = Object.keys(board.roads).join('|')
const VILLAGES = Object.values(board.roads)
  .flatMap(({ villages }) => villages)
  .join('|')

/** What there is on each board to light up. */
const ON_THE_BOARD: Record<string, RegExp> = {
  maharani: /^(slot:[1-4]|quarter:[1-4]|space:[a-h][1-8]|marker:[0-3]-[1-4])$/,
  maharaja: new RegExp(
    `^(place:(${CITIES}|${VILLAGES})|governor:(${CITIES})|site:(${CITIES})-(central|outer)|road:(${ROADS})` +
      '|character:artisan|hand1:two-houses|hand2:palace)$',
  ),
  taj_mahal:
    /^(withdraw|member:(vizier|general|monk|princess|mogul|elephant)|(card|take):[a-z]+-[A-Z]{2}|extra:[a-zE-]+|(city|crown|province):[A-Z]{3}[a-e]?)$/,
}

describe.each(Object.entries(TUTORIALS))('the tutorial of %s', (game, load) => {
  it('has eight to twelve steps, most of them with something to do', async () => {
    const steps = await load()
    expect(steps.length).toBeGreaterThanOrEqual(8)
    expect(steps.length).toBeLessThanOrEqual(12)
    expect(steps.filter(({ expect: asked }) => asked?.length).length).toBeGreaterThan(steps.length / 2)
  })

  it.each(LANGUAGES)('has words for every step: %s', async (language) => {
    speak(language)
    for (const { text, done, expect: asked } of await load()) {
      expect(has(text)).toBe(true)
      expect(done !== undefined).toBe(asked !== undefined)
      if (done) expect(has(done)).toBe(true)
    }
  })

  it('lights up only what is on the board', async () => {
    for (const { lit = [] } of await load()) for (const target of lit) expect(target).toMatch(ON_THE_BOARD[game]!)
  })
})
