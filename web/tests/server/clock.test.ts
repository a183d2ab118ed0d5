import { afterEach, describe, expect, it, vi } from 'vitest'
import { left, setClock } from '../../src/server/clock.svelte'

afterEach(() => vi.useRealTimers())

describe('a clock', () => {
  it('goes by the time of the server, however wrong this device is', () => {
    vi.useFakeTimers({ now: 5_000_000 })
    setClock(1000)
    expect(left(1060)).toBe(60)
    vi.advanceTimersByTime(20_000)
    expect(left(1060)).toBe(40)
    vi.advanceTimersByTime(60_000)
    expect(left(1060)).toBe(0)
  })
})
