import { describe, expect, it } from 'vitest'
import type { Offer } from '../src/pages/lists'
import { clockOf, defaultSeats, namesFor, optionsOf, presetOf, withPlayers } from '../src/pages/new/settings'

const OFFER: Offer = {
  name: 'maharaja',
  players: [2, 3, 4, 5],
  options: {
    short: { default: false, values: [false, true], rule: 'MJ-O1' },
    yogi: { default: false, values: [false, true], rule: 'MJ-O2' },
    aid: { default: true, values: [true, false], rule: 'MJ-S5' },
  },
  presets: { basic: {}, short: { short: true }, bare: { aid: false } },
}

describe('seats', () => {
  it('begin with three players, as the way to play wants', () => {
    expect(defaultSeats('bots')).toEqual(['me', 'apprentice', 'apprentice'])
    expect(defaultSeats('friends', 2)).toEqual(['me', 'open'])
    expect(defaultSeats('screen')).toEqual(['me', 'me', 'me'])
  })

  it('stay as they are when there are more or fewer', () => {
    expect(withPlayers(['open', 'master'], 4, 'screen')).toEqual(['open', 'master', 'me', 'me'])
    expect(withPlayers(['me', 'master', 'open'], 2, 'bots')).toEqual(['me', 'master'])
  })
})

describe('options', () => {
  it('are the usual ones with those of the preset', () => {
    expect(optionsOf(OFFER, null)).toEqual({ short: false, yogi: false, aid: true })
    expect(optionsOf(OFFER, 'bare')).toEqual({ short: false, yogi: false, aid: false })
  })

  it('are known again as a preset, or as none', () => {
    for (const preset of Object.keys(OFFER.presets)) expect(presetOf(OFFER, optionsOf(OFFER, preset))).toBe(preset)
    expect(presetOf(OFFER, { short: true, yogi: true, aid: true })).toBeNull()
  })
})

it('makes a clock in the units of the server', () => {
  expect(clockOf('none', 3, 30, 20)).toEqual({ kind: 'none' })
  expect(clockOf('days', 3, 30, 20)).toEqual({ kind: 'days', days: 3 })
  expect(clockOf('bank', 3, 30, 20)).toEqual({ kind: 'bank', bank: 1800, increment: 20 })
})

describe('names', () => {
  it('are given to those who share this screen, and to nobody else', () => {
    expect(namesFor(['me', 'open', 'me', 'skilled'], [' Zoé ', 'Bo', undefined, 'Bot'])).toEqual(['Zoé', '', '', ''])
    expect(namesFor(['me', 'open'], ['Zoé', 'Bo'])).toEqual(['', ''])
  })
})
