import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { SEATS, tell } from '../src/words/index.svelte'
import { speak } from './speak'

beforeAll(() => speak('en'))

describe('arguments that are seats', () => {
  it('are the same as in durbar.text', () => {
    const source = readFileSync('../src/durbar/text/__init__.py', 'utf8')
    const listed = /^SEATS = \(([^)]*)\)$/m.exec(source)![1]!
    expect([...listed.matchAll(/"(\w+)"/g)].map(([, name]) => name)).toEqual(SEATS)
  })
  it('are called by their names, alone and in lists', () => {
    expect(tell('maharani', { kind: 'stop', rule: 'MN-2A', seat: 1 }, ['Ana', 'Bo'])).toBe('Bo places no second tile.')
    expect(tell('maharani', { kind: 'stop', rule: 'MN-2A', seat: [0, 2] as never }, ['Ana', 'Bo'])).toBe(
      'Ana, Blue places no second tile.',
    )
  })
})
