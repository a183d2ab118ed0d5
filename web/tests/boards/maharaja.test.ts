import { beforeAll, describe, expect, it } from 'vitest'
import { Picker } from '../../src/acting/picker.svelte'
import { maharaja } from '../../src/boards/maharaja'
import { angleOf, ordered, polar, sectorAt } from '../../src/boards/maharaja/dial'
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
import type { Maharaja, MaharajaEvent } from '../../src/boards/maharaja/types'
import { decisionsOf } from '../recorded'
import { speak } from '../speak'

const recorded = decisionsOf<Maharaja>('maharaja').map(([, decision]) => decision)
const board = recorded[0]!.view
const placeOf = (act: Maharaja['action']) => ('place' in act ? act.place : null)

beforeAll(() => speak('en'))

describe('paths of recorded decisions', () => {
  it.each(recorded.map((one, number) => [number, one.view.phase, one] as const))(
    'leads to every action of decision %i (%s) and to one only',
    (_number, _phase, { view, actions }) => {
      const paths = [
        ...actions.map((choice) => maharaja.path(choice, view, actions)),
        ...maharaja.courses!(view).map(({ path }) => path),
      ].map((path) => path.join(' '))
      expect(new Set(paths).size).toBe(paths.length)
      for (const path of paths) {
        expect(paths.filter((other) => other.startsWith(`${path} `))).toEqual([])
      }
    },
  )

  it('offers a trip along several roads as one thing to point at', () => {
    const { view, actions } = recorded.find(({ view }) => view.trips.some(({ roads }) => roads.length > 1))!
    const picker = new Picker(
      actions,
      (choice) => maharaja.path(choice as (typeof actions)[0], view, actions),
      maharaja.courses!(view),
    )
    const trip = view.trips.find(({ roads }) => roads.length > 1)!
    const course = maharaja.courses!(view).find((one) => one.actions.join() === trip.actions.join())!
    course.path.forEach((target) => picker.choose(target))
    expect([picker.picked!.action, ...picker.following]).toEqual(trip.actions)
  })

  it("asks for a button where a house can go to a place as a paid one or as the Builder's", () => {
    const twice = recorded.flatMap(({ view, actions }) =>
      actions.flatMap((choice) => {
        const { do: act } = choice
        const also = actions.some(({ do: other }) => other.do === 'builder-house' && other.place === placeOf(act))
        return act.do === 'house' && also ? [maharaja.path(choice, view, actions)] : []
      }),
    )
    expect(twice).not.toEqual([])
    for (const path of twice) expect(path.slice(1)).toEqual(['do:house'])
  })

  it('tells the straight road from a cheaper way round', () => {
    for (const { view, actions } of recorded) {
      for (const choice of actions) {
        if (choice.do.do !== 'road') continue
        const [place] = maharaja.path(choice, view, actions)
        const trips = tripsTo(place!.slice('place:'.length), view)
        expect(trips.map(({ roads }) => roads.join())).toContain(choice.do.road)
      }
    }
  })

  it('has words for everything that can be pointed at', () => {
    for (const { view, actions } of recorded) {
      for (const choice of actions) {
        for (const target of maharaja.path(choice, view, actions)) {
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
  const map = layout(board, 24, size)

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
      const ends = board.roads[name]!.ends
      for (const [station, at] of Object.entries(map.stations).filter(([one]) => !ends.includes(one))) {
        for (let share = 0; share <= 1; share += 0.05) {
          const { x, y } = along(way, share)
          expect(Math.hypot(x - at.x, y - at.y), `${name} near ${station}`).toBeGreaterThan(CITY + 10)
        }
      }
    }
  })

  it.each([24, 39, 52])('writes no name over another or beyond the edge, with letters of %i', (letter) => {
    const { names } = layout(board, letter, size)
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
    const { plans } = board
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

describe('what is shown of events', () => {
  it('lets the Maharaja set out from the city that was scored', () => {
    const scored = { architect: 1, houses: 2, outer: 0, central: 0, home: 0, outer_palaces: 0 }
    const events: MaharajaEvent[] = [
      { kind: 'travel', rule: 'MJ-V1', seat: 1, place: 'jaipur', origin: 'start', road: 'start-jaipur' },
      { kind: 'score', rule: 'MJ-P1', seat: 1, place: 'delhi', points: 3, rank: 0, ...scored },
      { kind: 'gold', rule: 'MJ-P2', source: 'rank', seat: 1, amount: 11, rank: 0, tied: [] },
      { kind: 'round', rule: 'MJ-T1', place: 'agra', turn: 2 },
    ]
    const moments = momentsOf(events, 'delhi')
    expect(moments.map(({ kind, place, origin }) => [kind, place, origin])).toEqual([
      ['travel', 'jaipur', 'start'],
      ['score', 'delhi', undefined],
      ['gold', 'delhi', undefined],
      ['court', 'agra', 'delhi'],
    ])
  })
})
