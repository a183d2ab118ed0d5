import { describe, expect, it } from 'vitest'
import { clockOf, defaultSeats, namesFor, optionsOf, presetOf, withPlayers } from '../src/pages/new/settings'
import { recorded } from './recorded'

const OFFER = recorded('GameList').english!.games.find(({ name }) => name === 'maharaja')!
const USUAL = Object.fromEntries(Object.entries(OFFER.options).map(([name, option]) => [name, option.default]))

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
    expect(optionsOf(OFFER, null)).toEqual(USUAL)
    const presets = Object.entries(OFFER.presets)
    expect(presets.length).toBeGreaterThan(3)
    for (const [name, { options }] of presets) expect(optionsOf(OFFER, name)).toEqual({ ...USUAL, ...options })
  })

  it('are known again as a preset, or as none', () => {
    for (const preset of Object.keys(OFFER.presets)) expect(presetOf(OFFER, optionsOf(OFFER, preset))).toBe(preset)
    const all = Object.fromEntries(Object.keys(OFFER.options).map((name) => [name, true]))
    expect(presetOf(OFFER, all)).toBeNull()
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
