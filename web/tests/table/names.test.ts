import { beforeAll, describe, expect, it } from 'vitest'
import type { LogLine, Seat } from '../../src/server/types'
import { namesOf, rulesOf, sentences } from '../../src/table/names'
import { speak } from '../speak'

const seat = (name: string) => ({ name }) as Seat
const line = (by: LogLine['by'], notation: string, events: LogLine['events'] = []): LogLine => ({
  n: 1,
  by,
  notation,
  events,
})

beforeAll(() => speak('en'))

describe('what players are called', () => {
  it('is their name, their colour without one, and both where a name has several seats', () => {
    expect(namesOf([seat('Ana'), seat(''), seat('Bo'), seat('Bo')])).toEqual(['Ana', 'Red', 'Bo (Blue)', 'Bo (Yellow)'])
  })
})

describe('a line of the log', () => {
  const names = ['Ana', 'Red']
  it('tells its events', () => {
    const events: LogLine['events'] = [{ kind: 'stop', seat: 0, rule: 'MN-2B' }]
    expect(sentences('maharani', line(0, 'stop', events), names)).toEqual(['Ana places no second tile.'])
  })
  it('tells who left, came back, or was replaced', () => {
    expect(sentences('maharani', line(0, 'resign'), names)).toEqual(['Ana resigns.'])
    expect(sentences('maharani', line(1, 'takeover greedy'), names)).toEqual([
      'A bot plays for Red from now on: Greedy.',
    ])
  })
  it('says nothing of what has no words', () => {
    expect(sentences('maharani', line('chance', 'draw'), names)).toEqual([])
  })
  it('names each rule once', () => {
    const events = ['MN-1', 'MN-2', 'MN-1'].map((rule) => ({ kind: 'end' as const, rule }))
    expect(rulesOf(line(0, 'x', events))).toEqual(['MN-1', 'MN-2'])
  })
})
