import { describe, expect, it } from 'vitest'
import { needsConfirmation } from '../src/acting/confirm'
import type { Preview } from '../src/server/types'

const preview = (final: boolean) => ({ final }) as Preview

describe('asking before an action', () => {
  it('asks before what cannot be taken back, or might not be', () => {
    expect(needsConfirmation('final', preview(true))).toBe(true)
    expect(needsConfirmation('final', preview(false))).toBe(false)
    expect(needsConfirmation('final', undefined)).toBe(true)
  })
  it('asks always or never where one wants that', () => {
    expect(needsConfirmation('always', preview(false))).toBe(true)
    expect(needsConfirmation('never', preview(true))).toBe(false)
  })
})
