import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Playback } from '../../src/boards/shared/playback.svelte'

const events = ['palace', 'points', 'crown'].map((kind) => ({ kind }))

describe('playing events', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('shows one after another', () => {
    const playback = new Playback<{ kind: string; amount?: number }>()
    playback.play(events.slice(0, 2), 200)
    playback.play(events.slice(2), 200)
    const seen = [playback.now?.kind]
    for (let i = 0; i < 3; i++) {
      vi.advanceTimersByTime(200)
      seen.push(playback.now?.kind)
    }
    expect(seen).toEqual(['palace', 'points', 'crown', undefined])
  })

  it('can be cut short, and starts again with what comes next', () => {
    const playback = new Playback<{ kind: string; amount?: number }>()
    playback.play(events, 200)
    playback.finish()
    expect(playback.now).toBeNull()
    vi.advanceTimersByTime(1000)
    expect(playback.now).toBeNull()
    playback.play(events.slice(1, 2), 200)
    expect(playback.now?.kind).toBe('points')
  })

  it('shows nothing without a pace', () => {
    const playback = new Playback<{ kind: string; amount?: number }>()
    playback.play(events, 200)
    playback.play(events, 0)
    expect(playback.now).toBeNull()
  })

  it('gives some events more time than others', () => {
    const playback = new Playback<{ kind: string; amount?: number }>()
    playback.play(events, 200, ({ kind }) => (kind === 'palace' ? 3 : 1))
    vi.advanceTimersByTime(599)
    expect(playback.now?.kind).toBe('palace')
    vi.advanceTimersByTime(1)
    expect(playback.now?.kind).toBe('points')
  })

  it('leaves out the oldest when too many wait', () => {
    const playback = new Playback<{ kind: string; amount?: number }>()
    const many = Array.from({ length: 30 }, (_, amount) => ({ kind: 'points', amount }))
    playback.play(many, 200)
    expect(playback.now?.amount).toBe(18)
  })
})
