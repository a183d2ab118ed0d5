import { flushSync } from 'svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { Picker } from '../../src/acting/picker.svelte'
import { tajMahal } from '../../src/boards/taj_mahal'
import { card, grouped, isExtra } from '../../src/boards/taj_mahal/cards'
import type { TajEvent, TajMahal } from '../../src/boards/taj_mahal/types'
import { cityLabel } from '../../src/boards/taj_mahal/words'
import { decisionsOf } from '../recorded'
import { speak } from '../speak'

const recorded = decisionsOf<TajMahal>('taj_mahal').map(([, decision]) => decision)
const { view } = recorded.at(-1)!

beforeAll(() => speak('en'))

describe('the paths of actions', () => {
  it('are different for all actions of a decision, and none is the beginning of another', () => {
    expect(recorded.length).toBeGreaterThan(40)
    for (const { view, actions } of recorded) {
      const paths = actions.map((choice) => tajMahal.path(choice, view, actions).join(' ') + ' ')
      for (const path of paths) expect(paths.filter((other) => other.startsWith(path))).toEqual([path])
    }
  })

  it('lead to every action by pointing', () => {
    for (const { view, actions } of recorded) {
      const picker = new Picker(actions, (choice) => tajMahal.path(choice as (typeof actions)[0], view, actions))
      for (const choice of actions) {
        picker.reset()
        for (const target of tajMahal.path(choice, view, actions)) picker.choose(target)
        flushSync()
        expect(picker.picked).toEqual(choice)
      }
    }
  })
})

describe('cards', () => {
  it('are read from their names', () => {
    expect(card('red-EM')).toEqual({ name: 'red-EM', colour: 'red', members: ['elephant', 'monk'] })
    expect(card('colourless-C').members).toEqual(['mogul'])
    expect(card('might')).toEqual({ name: 'might', colour: 'prestige', members: ['elephant'] })
    expect(['nobility', 'colourless-E', 'blue-EE'].map(isExtra)).toEqual([true, true, false])
  })

  it('are grouped by colour, equal ones together', () => {
    const groups = grouped(['blue-EE', 'might', 'red-EM', 'blue-EE', 'colourless-E'])
    expect(groups.map(({ colour }) => colour)).toEqual(['red', 'blue', 'colourless', 'prestige'])
    expect(groups[1]!.piles).toEqual([{ card: card('blue-EE'), count: 2 }])
  })
})

describe('what is told of a player', () => {
  it('begins with the score, and counts palaces with the crown palaces', () => {
    const [points, cards, palaces] = tajMahal.facts(view, 0)
    const built = Object.values(view.cities).filter(({ palace, crown }) => palace === 0 || crown === 0)
    expect([points!.value, points!.explain]).toEqual([view.seats[0]!.points, 'score'])
    expect(cards!.value).toBe(view.seats[0]!.cards)
    expect(palaces!.value).toBe(built.length)
  })

  it('finds the pieces of an event', () => {
    const points = { kind: 'points', rule: 'TJ-R4', seat: 0, amount: 2 } as const
    const where = { province: 'Kabul', through: ['Lahore'], cities: ['KABa', 'KABb'] }
    const chained: TajEvent = { ...points, source: 'chain', ...where }
    expect(tajMahal.targetsOf(chained, view)).toEqual(['city:KABa', 'city:KABb'])
    const take: TajEvent = { kind: 'take', rule: 'TJ-W4', seat: 1, card: 'red-EM' }
    expect(tajMahal.targetsOf(take, view)).toEqual(['take:red-EM'])
    const { tally } = view.seats[1]!
    const { leads } = view
    const influence: TajEvent = { kind: 'influence', rule: 'TJ-I1', seat: 1, card: 'red-EM', tally, leads }
    expect(tajMahal.targetsOf(influence, view)).toEqual(['row:1'])
  })
})

describe('a city in words', () => {
  it.each(['en', 'fr'] as const)('says the number that is drawn on its bonus token (%s)', (lang) => {
    speak(lang)
    for (const number of ['1', '2', '3', '4', '5', '6'] as const) {
      const city = { ...view.cities.KABa!, bonus: `points-${number}` as const }
      const label = cityLabel({ ...view, cities: { ...view.cities, KABa: city } }, 'KABa', [], false)
      expect(label.split(/\W+/)).toContain(number)
    }
    speak('en')
  })
})
