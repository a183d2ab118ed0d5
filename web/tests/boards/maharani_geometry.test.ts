import { describe, expect, it } from 'vitest'
import {
  cornerOf,
  halvesOf,
  heading,
  MIDDLE,
  middleOf,
  rondelAngle,
  slotAt,
  turnOn,
  turnsTo,
  waysToLay,
  within,
} from '../../src/boards/maharani/geometry'
import type { Compass, Maharani } from '../../src/boards/maharani/types'
import { decisionsOf } from '../recorded'

const decisions = decisionsOf<Maharani>('maharani')
const view = decisions.findLast(([name]) => name.startsWith('maharani 3'))![1].view
const spaces = Object.entries(view.spaces)
const SIDES: Compass[] = ['S', 'W', 'N', 'E']

describe('the palace on the screen', () => {
  it('brings the own side to the bottom', () => {
    for (const side of SIDES) expect(heading(side, turnsTo(side))).toBe(2)
  })

  it('has every space in the quadrant of the corner of its quarter, however it is turned', () => {
    for (const turns of [0, 1, 2, 3]) {
      const places = new Set<string>()
      for (const [name, { quarter }] of spaces) {
        const [at, corner] = [middleOf(name, turns), cornerOf(quarter, turns)]
        expect([at.x < MIDDLE, at.y < MIDDLE]).toEqual([corner.x < MIDDLE, corner.y < MIDDLE])
        places.add(`${at.x} ${at.y}`)
      }
      expect(places.size).toBe(56)
    }
  })

  it('turns spaces and directions together', () => {
    expect(middleOf('b1', 0)).toEqual({ x: 150, y: 50 })
    expect(middleOf('b1', 1)).toEqual({ x: 50, y: 650 })
    expect(middleOf('b1', 2)).toEqual({ x: 650, y: 750 })
    expect(heading('W', 1)).toBe(2)
    expect(halvesOf('-', 1)).toEqual([0, 2])
    expect(halvesOf('o', 3)).toEqual([])
  })

  it('has the other half of every half column on the next space', () => {
    const [across, down] = [
      { '1': '3', '3': '1' },
      { '0': '2', '2': '0' },
    ]
    for (const turns of [0, 1, 2, 3]) {
      const at = new Map(spaces.map(([name, space]) => [JSON.stringify(middleOf(name, turns)), space]))
      for (const [name, { columns }] of spaces) {
        for (const half of halvesOf(columns, turns)) {
          const { x, y } = middleOf(name, turns)
          const step = [
            [0, -100],
            [100, 0],
            [0, 100],
            [-100, 0],
          ][half]!
          const next = at.get(JSON.stringify({ x: x + step[0]!, y: y + step[1]! }))!
          const other = { ...across, ...down }[String(half) as '0']
          expect(halvesOf(next.columns, turns).map(String)).toContain(other)
        }
      }
    }
  })
})

describe('the rondel', () => {
  it.each(decisions)('has its slots in the quarters that the engine names: %s', (_, { view }) => {
    const side = view.seats[view.active]!.side
    for (const turns of [0, 1, 2, 3]) {
      for (const { slot, quarter } of view.rondel) {
        const [at, corner] = [slotAt(slot, side, turns), cornerOf(quarter, turns)]
        expect([at.x < MIDDLE, at.y < MIDDLE]).toEqual([corner.x < MIDDLE, corner.y < MIDDLE])
      }
    }
  })

  it('points at the side, as it is seen', () => {
    for (const side of SIDES) {
      for (const turns of [0, 1, 2, 3]) {
        expect((rondelAngle(side, turns) / 90 + 2 + 4) % 4).toBe(heading(side, turns))
      }
    }
  })

  it('turns on clockwise, or a quarter back where that is shorter', () => {
    expect(turnOn(0, 90)).toBe(90)
    expect(turnOn(270, 0)).toBe(360)
    expect(turnOn(360, 180)).toBe(540)
    expect(turnOn(90, 0)).toBe(0)
    expect(turnOn(450, 90)).toBe(450)
  })
})

describe('room for a choice', () => {
  it('knows in how many ways a tile fits', () => {
    expect((['o', '-', '|', '^', '<'] as const).map(waysToLay)).toEqual([4, 2, 2, 1, 1])
  })

  it('moves inwards only as far as it must', () => {
    expect(within({ x: 50, y: 350 }, { x: 120, y: 50 })).toEqual({ x: 120, y: 350 })
    expect(within({ x: 750, y: 750 }, { x: 120, y: 120 })).toEqual({ x: 680, y: 680 })
  })
})
