import { beforeAll, describe, expect, it } from 'vitest'
import { Picker } from '../../src/acting/picker.svelte'
import { maharaja } from '../../src/boards/maharaja'
import { angleOf, ordered, plansOf, polar, sectorAt } from '../../src/boards/maharaja/dial'
import {
  CITY,
  along,
  isTight,
  layout,
  outerSites,
  plots,
  shaped,
  widthWithin,
} from '../../src/boards/maharaja/geometry'
import { momentsOf } from '../../src/boards/maharaja/motion.svelte'
import { tripsTo } from '../../src/boards/maharaja/paths'
import { rankingOf } from '../../src/boards/maharaja/ranking'
import type { Choice, View } from '../../src/server/types'
import { asMaharajaView, type City } from '../../src/boards/maharaja/view'
import { speak } from '../speak'
import positions from './maharaja-positions.json'
import board from './maharaja-board.json'

const recorded = positions as unknown as { view: View; actions: Choice[] }[]

beforeAll(() => speak('en'))

describe('paths of recorded decisions', () => {
  it.each(recorded.map((one, number) => [number, one.view.phase, one] as const))(
    'leads to every action of decision %i (%s) and to one only',
    (_number, _phase, { view, actions }) => {
      const paths = [
        ...actions.map((choice) => maharaja.path(choice, view)),
        ...maharaja.courses!(view).map(({ path }) => path),
      ].map((path) => path.join(' '))
      expect(new Set(paths).size).toBe(paths.length)
      for (const path of paths) {
        expect(paths.filter((other) => other.startsWith(`${path} `))).toEqual([])
      }
    },
  )

  it('offers a trip along several roads as one thing to point at', () => {
    const { view, actions } = recorded.find(({ view }) =>
      asMaharajaView(view).trips.some(({ roads }) => roads.length > 1),
    )!
    const picker = new Picker(actions, (choice) => maharaja.path(choice, view), maharaja.courses!(view))
    const trip = asMaharajaView(view).trips.find(({ roads }) => roads.length > 1)!
    const course = maharaja.courses!(view).find((one) => one.actions.join() === trip.actions.join())!
    course.path.forEach((target) => picker.choose(target))
    expect([picker.picked!.action, ...picker.following]).toEqual(trip.actions)
  })

  it('tells the straight road from a cheaper way round', () => {
    for (const { view, actions } of recorded) {
      for (const choice of actions.filter((one) => one.do.do === 'road')) {
        const [place] = maharaja.path(choice, view)
        const road = choice.do.road as string
        expect(tripsTo(place!.slice('place:'.length), asMaharajaView(view)).map(({ roads }) => roads.join())).toContain(
          road,
        )
      }
    }
  })

  it('has words for everything that can be pointed at', () => {
    for (const { view, actions } of recorded) {
      for (const choice of actions) {
        for (const target of maharaja.path(choice, view)) {
          expect(maharaja.labelOf(target, view)).not.toMatch(/^maharaja-|^plan-|^character-|[{}]/)
        }
      }
    }
  })
})

describe('the room for the map', () => {
  it.each([
    ['a desktop', { width: 630, height: 676 }],
    ['a wide screen', { width: 1100, height: 956 }],
    ['a phone', { width: 344, height: 400 }],
    ['a phone on its side', { width: 391, height: 298 }],
  ])('is filled on %s', (_, room) => {
    const size = shaped(room)
    const width = widthWithin(room, size)
    expect(width).toBeCloseTo(room.width)
    expect((width * size.height) / size.width).toBeCloseTo(room.height)
  })

  it('is not filled where the map would get too steep or too flat', () => {
    for (const room of [
      { width: 300, height: 900 },
      { width: 900, height: 300 },
    ]) {
      const size = shaped(room)
      const width = widthWithin(room, size)
      expect(width).toBeLessThanOrEqual(room.width)
      expect((width * size.height) / size.width).toBeLessThanOrEqual(room.height)
    }
  })

  it('is tight where more width would make the pieces larger', () => {
    expect(isTight({ width: 500, height: 676 })).toBe(true)
    expect(isTight({ width: 1100, height: 956 })).toBe(false)
  })
})

describe.each([
  ['square', { width: 880, height: 790 }],
  ['steep', { width: 880, height: 1100 }],
  ['flat', { width: 1097, height: 790 }],
])('the map, %s', (_, size) => {
  const map = layout(board as unknown as Parameters<typeof layout>[0], 24, size)

  it('keeps villages outside of walls and apart from each other', () => {
    const villages = Object.values(map.villages)
    expect(villages).toHaveLength(30)
    for (const [name, at] of Object.entries(map.stations)) {
      const least = name === 'start' ? 55 : CITY + 18
      for (const village of villages) expect(Math.hypot(village.x - at.x, village.y - at.y)).toBeGreaterThan(least)
    }
    villages.forEach((one, i) =>
      villages.slice(i + 1).forEach((other) => {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(44)
      }),
    )
  })

  it('leads no road through a city that it does not join', () => {
    for (const [name, way] of Object.entries(map.roads)) {
      const ends = (board.roads as unknown as Record<string, { ends: string[] }>)[name]!.ends
      for (const [station, at] of Object.entries(map.stations).filter(([one]) => !ends.includes(one))) {
        for (let share = 0; share <= 1; share += 0.05) {
          const { x, y } = along(way, share)
          expect(Math.hypot(x - at.x, y - at.y), `${name} near ${station}`).toBeGreaterThan(CITY + 10)
        }
      }
    }
  })

  it.each([24, 39, 52])('writes no name over another or beyond the edge, with letters of %i', (letter) => {
    const { names } = layout(board as unknown as Parameters<typeof layout>[0], letter, size)
    const boxes = Object.entries(names).map(([name, { x, y, anchor }]) => {
      const width = name.length * letter * 0.5
      const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
      return { left, right: left + width, top: y - letter * 0.8, bottom: y }
    })
    boxes.forEach((one, i) => {
      expect(one.left).toBeGreaterThan(0)
      expect(one.right).toBeLessThan(size.width)
      boxes.slice(i + 1).forEach((other) => {
        const apart =
          one.right < other.left || other.right < one.left || one.bottom < other.top || other.bottom < one.top
        expect(apart).toBe(true)
      })
    })
  })

  it('shows whose palaces and houses stand where', () => {
    expect(outerSites([1, 0, 2], 2)).toEqual([-1, -1, 0, 2, 2, null])
    expect(plots([1, 0, 0], 1)).toEqual([0, null])
    expect(plots([0, 2, 0], 0)).toEqual([1, 1])
  })
})

describe('the disc', () => {
  it('names its two actions in the order of the engine', () => {
    const plans = plansOf(asMaharajaView({ options: {} } as unknown as View))
    expect(plans).toHaveLength(8)
    expect(ordered('palace', 'gold', plans)).toEqual(['gold', 'palace'])
    expect(ordered('move', 'move', plans)).toEqual(['move', 'move'])
  })

  it('finds the sector under the pointer, all around', () => {
    for (const sectors of [8, 9]) {
      for (let sector = 0; sector < sectors; sector++) {
        expect(sectorAt(polar(angleOf(sector, sectors) + 0.3, 50), sectors)).toBe(sector)
        expect(sectorAt(polar(angleOf(sector, sectors) - 0.3, 50), sectors)).toBe(sector)
      }
    }
  })
})

describe('the ranking in a city', () => {
  const characters = [
    { character: 'mogul', number: 1, holder: 2 },
    { character: 'trader', number: 2, holder: 0 },
    { character: 'sadhu', number: 3, holder: 1 },
  ] as Parameters<typeof rankingOf>[0]['characters']
  const of = (points: number[]) =>
    rankingOf({ cities: { delhi: { points } as City }, characters, payouts: [11, 7, 3] }, 'delhi')

  it('ranks by points, then by character', () => {
    expect(of([4, 5, 4]).map(({ seat, gold }) => [seat, gold])).toEqual([
      [1, 11],
      [2, 7],
      [0, 3],
    ])
  })

  it('pays 5 more to whoever is alone, and nothing to whoever has no point', () => {
    expect(of([0, 2, 0])).toEqual([{ seat: 1, points: 2, gold: 16 }])
    expect(of([0, 0, 0])).toEqual([])
  })
})

describe('what is shown of events', () => {
  it('lets the Maharaja set out from the city that was scored', () => {
    const moments = momentsOf(
      [
        { kind: 'travel', seat: 1, place: 'jaipur', origin: 'start', road: 'start-jaipur' },
        { kind: 'score', seat: 1, place: 'delhi', points: 3 },
        { kind: 'gold', source: 'rank', seat: 1, amount: 11 },
        { kind: 'round', place: 'agra', turn: 2 },
      ],
      'delhi',
    )
    expect(moments.map(({ kind, place, origin }) => [kind, place, origin])).toEqual([
      ['travel', 'jaipur', 'start'],
      ['score', 'delhi', undefined],
      ['gold', 'delhi', undefined],
      ['court', 'agra', 'delhi'],
    ])
  })
})
