import { describe, expect, it } from 'vitest'
import { merge, sinceLastTurn, standing } from '../../src/server/log'
import type { LogLine } from '../../src/server/types'

function line(n: number, by: LogLine['by'], notation: string | null = 'x', ...rules: string[]): LogLine {
  return { n, by, notation, events: (rules.length ? rules : ['e']).map((rule) => ({ kind: 'end', rule })) }
}
const numbers = (log: LogLine[]) => log.map(({ n, by }) => `${n}${by === null ? '*' : ''}`)

describe('the log', () => {
  it('grows by what is new and keeps its place when nothing is', () => {
    const old = [line(1, 0), line(2, 1)]
    expect(numbers(merge(old, [line(3, 0)]))).toEqual(['1', '2', '3'])
    expect(merge(old, [])).toBe(old)
  })

  it('puts what could be seen of a secret entry behind the line before it', () => {
    expect(numbers(merge([line(1, 0), line(2, 1)], [line(2, null, null)]))).toEqual(['1', '2', '2*'])
  })

  it('replaces what comes again after a reconnection, once and completely', () => {
    const old = [line(1, 0), line(2, 1), line(2, null, null)]
    const again = [line(1, null, null), line(2, 1, 'x', 'e', 'seen'), line(3, 0)]
    const merged = merge(old, again, true)
    expect(numbers(merged)).toEqual(['1', '2', '3'])
    expect(merged[1]!.events.map(({ rule }) => rule)).toEqual(['e', 'seen'])
  })

  it('leaves out what was taken back, together with what belongs to it', () => {
    const log = [line(1, 0), line(2, 0), line(3, 0), line(3, null, null), line(4, 0, 'undo 2', 'e'), line(5, 1)]
    expect(numbers(standing(log))).toEqual(['1', '5'])
  })

  it('goes on after taking back twice', () => {
    const log = [line(1, 0), line(2, 0), line(3, 0, 'undo 1'), line(4, 0, 'undo 1'), line(5, 0)]
    expect(numbers(standing(log))).toEqual(['5'])
  })
})

describe('since the last turn', () => {
  const log = [line(1, 0), line(2, 1), line(3, 0), line(4, 'chance'), line(5, 1), line(6, 2), line(7, 'chance')]

  it('tells what followed the last own decision', () => {
    expect(numbers(sinceLastTurn(log, 0))).toEqual(['4', '5', '6', '7'])
  })

  it('still tells it when the own turn has begun', () => {
    expect(numbers(sinceLastTurn([...log, line(8, 0)], 0))).toEqual(['4', '5', '6', '7'])
  })

  it('tells nothing before the first own decision, or to who played alone', () => {
    expect(sinceLastTurn([line(1, 'chance'), line(2, 1)], 0)).toEqual([])
    expect(sinceLastTurn([line(1, 0), line(2, 'chance')], 0)).toEqual([])
  })

  it('forgets what was taken back', () => {
    expect(numbers(sinceLastTurn([line(1, 0), line(2, 1), line(3, 1, 'undo 1'), line(4, 1)], 0))).toEqual(['4'])
  })
})
