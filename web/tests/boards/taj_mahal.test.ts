import { flushSync } from 'svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { Picker } from '../../src/acting/picker.svelte'
import { tajMahal } from '../../src/boards/taj_mahal'
import { card, grouped, isExtra, symbols } from '../../src/boards/taj_mahal/cards'
import { chain, worth } from '../../src/boards/taj_mahal/realm'
import { leadsWith, tied } from '../../src/boards/taj_mahal/tally'
import type { TajView } from '../../src/boards/taj_mahal/view'
import { cityLabel } from '../../src/boards/taj_mahal/words'
import type { Choice } from '../../src/server/types'
import { speak } from '../speak'
import recorded from './taj_mahal.json'

/** A position and decisions of random games, with what the engine says about leads and chains. */
const view = recorded.view as unknown as TajView
const builds = recorded.builds as unknown as {
  seat: number
  province: string
  city: string
  palaces: Record<string, number>
  crowns: Record<string, number>
  amount: number
  cities: string[]
}[]

beforeAll(() => speak('en'))

describe('the paths of actions', () => {
  it('are different for all actions of a decision, and none is the beginning of another', () => {
    expect(recorded.decisions.length).toBeGreaterThan(40)
    for (const choices of recorded.decisions as Choice[][]) {
      const paths = choices.map((choice) => tajMahal.path(choice, view).join(' ') + ' ')
      for (const path of paths) expect(paths.filter((other) => other.startsWith(path))).toEqual([path])
    }
  })

  it('lead to every action by pointing', () => {
    for (const choices of recorded.decisions as Choice[][]) {
      const picker = new Picker(choices, (choice) => tajMahal.path(choice, view))
      for (const choice of choices) {
        picker.reset()
        for (const target of tajMahal.path(choice, view)) picker.choose(target)
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

  it('show their court members', () => {
    expect(symbols(['blue-EE', 'blue-GM', 'knowledge', 'enlightenment'])).toEqual({
      vizier: 0,
      general: 1,
      monk: 1,
      princess: 0,
      mogul: 1,
      elephant: 2,
    })
  })

  it('are grouped by colour, equal ones together', () => {
    const groups = grouped(['blue-EE', 'might', 'red-EM', 'blue-EE', 'colourless-E'])
    expect(groups.map(({ colour }) => colour)).toEqual(['red', 'blue', 'colourless', 'prestige'])
    expect(groups[1]!.piles).toEqual([{ card: card('blue-EE'), count: 2 }])
  })
})

describe('who leads', () => {
  it('is what the engine says, unrest included', () => {
    expect(Object.values(view.unrest_tally).some((count) => count > 0)).toBe(true)
    expect(leadsWith(view, 0, [])).toEqual(view.leads)
  })

  it('is foreseen as the engine finds it after the cards were played', () => {
    for (const { seat, cards, court, tallies, unrest, leads } of recorded.plays) {
      const before = {
        court,
        unrest_tally: unrest,
        seats: tallies.map((tally, other) => ({ seat: other, tally })),
      } as unknown as TajView
      expect(leadsWith(before, seat, cards)).toEqual(leads)
    }
  })

  it('is nobody when the most is shared', () => {
    const none = { vizier: 0, general: 0, monk: 0, princess: 0, mogul: 0, elephant: 0 }
    const rows = (first: number, second: number): TajView =>
      ({
        court: { ...view.court, elephant: 'seat' },
        unrest_tally: none,
        seats: [first, second].map((elephant, seat) => ({ seat, tally: { ...none, elephant } })),
      }) as unknown as TajView
    expect(tied(rows(2, 2), 'elephant')).toBe(true)
    expect(tied(rows(2, 1), 'elephant')).toBe(false)
    expect(tied(rows(0, 0), 'elephant')).toBe(false)
    expect(leadsWith(rows(2, 2), 0, []).elephant).toBeNull()
    expect(leadsWith(rows(2, 2), 0, ['red-EM'])).toMatchObject({ elephant: 0, monk: 0 })
  })
})

describe('a chain of palaces', () => {
  it('reaches the cities and scores the points that the engine finds', () => {
    expect(builds.length).toBeGreaterThan(4)
    for (const { seat, province, city, palaces, crowns, amount, cities } of builds) {
      const before = {
        ...view,
        province,
        cities: Object.fromEntries(
          Object.entries(view.cities).map(([name, one]) => [
            name,
            {
              ...one,
              palace: palaces[name] ?? null,
              crown: crowns[name] ?? null,
            },
          ]),
        ),
      }
      const found = chain(before, seat, city)
      expect(found.provinces).toHaveLength(amount)
      expect(found.provinces[0]).toBe(province)
      expect([...found.cities].sort()).toEqual([...cities].sort())
    }
  })

  it('makes a bonus token worth its points, or one more than the matching goods', () => {
    const rich = {
      ...view,
      seats: view.seats.map((one) => ({ ...one, goods: { gems: 2, rice: 0, spices: 0, tea: 0 } })),
    }
    expect(worth(rich, 0, 'gems')).toEqual({ points: 3, card: false })
    expect(worth(rich, 0, 'tea')).toEqual({ points: 1, card: false })
    expect(worth(rich, 0, 'points-4')).toEqual({ points: 4, card: false })
    expect(worth(rich, 0, 'card')).toEqual({ points: 0, card: true })
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
    const chained = { kind: 'points', source: 'chain', seat: 0, cities: ['KABa', 'KABb'] }
    expect(tajMahal.targetsOf(chained, view)).toEqual(['city:KABa', 'city:KABb'])
    expect(tajMahal.targetsOf({ kind: 'take', seat: 1, card: 'red-EM' }, view)).toEqual(['take:red-EM'])
    expect(tajMahal.targetsOf({ kind: 'influence', seat: 1, card: 'red-EM' }, view)).toEqual(['row:1'])
  })
})

describe('a city in words', () => {
  it.each(['en', 'fr'] as const)('says the number that is drawn on its bonus token (%s)', (lang) => {
    speak(lang)
    for (const number of ['1', '2', '3', '4', '5', '6']) {
      const city = { ...view.cities.KABa!, bonus: `points-${number}` }
      const label = cityLabel({ ...view, cities: { ...view.cities, KABa: city } }, 'KABa', [], false)
      expect(label.split(/\W+/)).toContain(number)
    }
    speak('en')
  })
})
