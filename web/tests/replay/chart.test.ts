import { describe, expect, it } from 'vitest'
import { bounds, curves, pathOf, ticks } from '../../src/replay/chart'
import type { Account, GameEvent } from '../../src/server/types'

function account(start: number, entries: [number, number][]): Account {
  let total = start
  const event: GameEvent = { kind: 'gold', rule: 'MN-2B', source: 'second', seat: 0, amount: 2 }
  return {
    measure: 'gold',
    text: 'Gold',
    hidden: false,
    start,
    entries: entries.map(([n, amount]) => ({ n, amount, total: (total += amount), rule: 'MN-G1', text: '', event })),
    total,
    sources: [],
  }
}

describe('the chart of scores', () => {
  const green = account(3, [
    [4, 2],
    [8, -1],
  ])
  const red = account(0, [[6, 9]])

  it('follows what each seat had from the start to the end', () => {
    expect(curves([[green], [red]], 10)).toEqual([
      { seat: 0, points: [[0, 3], [4, 5], [8, 4], [10, 4]] },
      { seat: 1, points: [[0, 0], [6, 9], [10, 9]] },
    ]) // prettier-ignore
  })

  it('leaves out what is hidden', () => {
    expect(curves([[{ ...green, hidden: true }], [red]], 10).map(({ seat }) => seat)).toEqual([1])
  })

  it('finds room for all numbers, also for debts and for none at all', () => {
    expect(bounds(curves([[green], [red]], 10))).toEqual([0, 9])
    expect(bounds(curves([[account(0, [[1, -4]])]], 2))).toEqual([-4, 0])
    expect(bounds([])).toEqual([0, 1])
  })

  it('draws steps', () => {
    const [curve] = curves([[red]], 10)
    expect(pathOf(curve!, 10, [0, 9], [100, 90])).toBe('M0 90H60V0H100V0')
  })

  it('has at most five lines, at round numbers', () => {
    expect(ticks([0, 9])).toEqual([0, 5])
    expect(ticks([0, 47])).toEqual([0, 20, 40])
    expect(ticks([-3, 1])).toEqual([-3, -2, -1, 0, 1])
  })
})
