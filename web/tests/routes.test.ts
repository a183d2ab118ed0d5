import { describe, expect, it } from 'vitest'
import { ruleUrl, parseRoute } from '../src/routes'

const at = (path: string) => parseRoute(new URL(path, 'http://localhost'))

describe('the page of an address', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/table/a_B-9', { page: 'table', table: 'a_B-9' }],
    ['/table/a_B-9?at=4', { page: 'table', table: 'a_B-9' }],
    ['/replay/a_B-9?at=4', { page: 'replay', table: 'a_B-9' }],
    ['/new/taj_mahal?mode=screen', { page: 'new', game: 'taj_mahal', mode: 'screen' }],
    ['/new/maharani', { page: 'new', game: 'maharani', mode: 'friends' }],
    ['/new/maharani?mode=alone', { page: 'new', game: 'maharani', mode: 'friends' }],
    ['/rules', { page: 'rules', game: 'maharani', rule: '' }],
    ['/rules/maharaja#MJ-A1', { page: 'rules', game: 'maharaja', rule: 'MJ-A1' }],
    ['/rules/maharaja#the-end', { page: 'rules', game: 'maharaja', rule: '' }],
    ['/learn/maharaja/', { page: 'learn', game: 'maharaja' }],
    ['/account', { page: 'account' }],
  ])('knows %s', (path, place) => {
    expect(at(path)).toEqual(place)
  })

  it.each([
    '/table',
    '/table/a%20b',
    '/new',
    '/new/chess',
    '/rules/chess',
    '/learn',
    '/account/x',
    '/home/x',
    '/x',
    '/table/a/b',
  ])('finds nothing at %s', (path) => {
    expect(at(path)).toEqual({ page: 'unknown' })
  })
})

it('finds the address of a rule', () => {
  expect(ruleUrl('TJ-W4')).toBe('/rules/taj_mahal#TJ-W4')
  expect(at(ruleUrl('MN-2A'))).toEqual({ page: 'rules', game: 'maharani', rule: 'MN-2A' })
})
