import { describe, expect, it } from 'vitest'
import { asksFirst } from '../src/acting/confirm'
import type { Preview } from '../src/server/types'

const preview = (final: boolean) => ({ final }) as Preview

describe('asking before an action', () => {
  it('asks before what cannot be taken back, or might not be', () => {
    expect(asksFirst('final', preview(true))).toBe(true)
    expect(asksFirst('final', preview(false))).toBe(false)
    expect(asksFirst('final', undefined)).toBe(true)
  })
  it('asks always or never where one wants that', () => {
    expect(asksFirst('always', preview(false))).toBe(true)
    expect(asksFirst('never', preview(true))).toBe(false)
  })
})
