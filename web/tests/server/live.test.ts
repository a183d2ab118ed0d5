import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Live } from '../../src/server/live.svelte'
import { recorded } from '../recorded'
import type { LogLine, TableState } from '../../src/server/types'

/** A socket whose other side is the test. */
class FakeSocket {
  static all: FakeSocket[] = []
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!
  }
  sent: Record<string, unknown>[] = []
  closed = false
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null

  constructor(readonly url: URL) {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.closed = true
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  moves(): Record<string, unknown>[] {
    return this.sent.filter(({ type }) => type === 'move')
  }
}

const START = recorded('TableState')['maharani 2 first, first']!
const line = (n: number, by: LogLine['by'] = 0): LogLine => ({
  n,
  by,
  notation: 'x',
  events: [{ kind: 'end', rule: `e${n}` }],
})
const state = (seq: number, log: LogLine[], you: number | null = 0) =>
  ({ ...START, seq, you, yours: [0], log }) satisfies TableState

let live: Live

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
  live = new Live('T')
  FakeSocket.last.onopen!()
})
afterEach(() => {
  live.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the live connection', () => {
  it('looks through the eyes of a seat that was taken meanwhile', () => {
    const before = FakeSocket.last
    before.tell(state(5, [line(5)], null))
    expect(FakeSocket.last).not.toBe(before)
    expect(live.state).toBe(null)
    FakeSocket.last.tell(state(5, [line(1), line(5)]))
    expect(live.log.length).toBe(2)
  })
  it('asks for everything again when it is refreshed, since another seat may see more', () => {
    FakeSocket.last.tell(state(5, [line(4), line(5)]))
    live.refresh()
    expect(FakeSocket.last.url.searchParams.get('since')).toBe('0')
  })
  it('asks for everything at first, and does not take the past for news', () => {
    expect(FakeSocket.last.url.searchParams.get('since')).toBe('0')
    FakeSocket.last.tell(state(2, [line(1), line(2)]))
    expect(live.log.map(({ n }) => n)).toEqual([1, 2])
    expect(live.events).toEqual([])
    FakeSocket.last.tell(state(3, [line(3)]))
    expect(live.events).toEqual([{ kind: 'end', rule: 'e3' }])
  })

  it('is busy from sending until the outcome is here', () => {
    FakeSocket.last.tell(state(2, []))
    live.move(17)
    expect(live.busy).toBe(true)
    const [move] = FakeSocket.last.moves()
    expect(move).toMatchObject({ action: 17, seq: 2, seat: 0 })
    FakeSocket.last.tell({ type: 'ack', id: move!.id, seq: 3 })
    expect(live.busy).toBe(true)
    FakeSocket.last.tell(state(3, [line(3)]))
    expect(live.busy).toBe(false)
  })

  it('comes back by itself, catches up, and sends again what was not acknowledged, with the same id', () => {
    FakeSocket.last.tell(state(2, [line(1), line(2)]))
    live.move(17)
    const id = FakeSocket.last.moves()[0]!.id
    FakeSocket.last.onclose!()
    expect(live.connected).toBe(false)
    vi.advanceTimersByTime(499)
    expect(FakeSocket.all.length).toBe(1)
    vi.advanceTimersByTime(1)
    expect(FakeSocket.last.url.searchParams.get('since')).toBe('1')
    FakeSocket.last.onopen!()
    expect(FakeSocket.last.moves().map((move) => move.id)).toEqual([id])
    FakeSocket.last.tell(state(3, [line(2), line(3)]))
    expect(live.log.map(({ n }) => n)).toEqual([1, 2, 3])
    expect(live.events).toEqual([{ kind: 'end', rule: 'e3' }])
    FakeSocket.last.tell({ type: 'ack', id, seq: 3 })
    expect(live.busy).toBe(false)
    FakeSocket.last.onclose!()
    vi.advanceTimersByTime(500)
    FakeSocket.last.onopen!()
    expect(FakeSocket.last.moves()).toEqual([])
  })

  it('keeps what is decided while the connection is away', () => {
    FakeSocket.last.tell(state(2, []))
    FakeSocket.last.onclose!()
    live.move(17)
    expect(live.busy).toBe(true)
    vi.advanceTimersByTime(500)
    FakeSocket.last.onopen!()
    expect(FakeSocket.last.moves().length).toBe(1)
  })

  it('waits longer each time, and at once no longer when the network is back', () => {
    FakeSocket.last.tell(state(2, []))
    FakeSocket.last.onclose!()
    vi.advanceTimersByTime(500)
    FakeSocket.last.onclose!()
    vi.advanceTimersByTime(999)
    expect(FakeSocket.all.length).toBe(2)
    dispatchEvent(new Event('online'))
    expect(FakeSocket.all.length).toBe(3)
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all.length).toBe(3)
  })

  it('leaves a connection that does not answer any more', () => {
    FakeSocket.last.tell(state(2, []))
    vi.advanceTimersByTime(20_000)
    expect(FakeSocket.last.sent).toEqual([{ type: 'ping' }])
    FakeSocket.last.tell({ type: 'pong' })
    vi.advanceTimersByTime(20_000)
    expect(live.connected).toBe(true)
    vi.advanceTimersByTime(6_000)
    expect(live.connected).toBe(false)
    expect(FakeSocket.all[0]!.closed).toBe(true)
    vi.advanceTimersByTime(500)
    expect(FakeSocket.all.length).toBe(2)
  })

  it('tells why something is refused and lets one decide anew', () => {
    FakeSocket.last.tell(state(2, []))
    live.move(17)
    const id = FakeSocket.last.moves()[0]!.id
    const problem = { code: 'stale', status: 409, title: 'Not now', detail: 'The table has moved on.' }
    FakeSocket.last.tell({ type: 'refused', id, problem })
    expect(live.busy).toBe(false)
    expect(live.problem).toEqual(problem)
    live.move(18)
    expect(live.problem).toBeNull()
  })

  it('sends again a moment after it was too fast', () => {
    FakeSocket.last.tell(state(2, []))
    live.move(17)
    FakeSocket.last.tell({ type: 'refused', id: null, problem: { code: 'too-often', status: 429 } })
    vi.advanceTimersByTime(1000)
    const ids = FakeSocket.last.moves().map((move) => move.id)
    expect(ids.length).toBe(2)
    expect(new Set(ids).size).toBe(1)
  })

  it('does not knock again where there is no table', () => {
    FakeSocket.last.tell({ type: 'refused', id: null, problem: { code: 'table', status: 404 } })
    FakeSocket.last.onclose!()
    vi.advanceTimersByTime(60_000)
    dispatchEvent(new Event('online'))
    expect(live.turnedAway?.code).toBe('table')
    expect(FakeSocket.all.length).toBe(1)
  })

  it('begins the log anew with the eyes of another seat', () => {
    FakeSocket.last.tell(state(2, [line(1), line(2)]))
    live.look(1)
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'look', seat: 1, since: 0 })
    FakeSocket.last.tell(state(1, [line(1)], 1))
    expect(live.log.map(({ n }) => n)).toEqual([1])
    expect(live.events).toEqual([])
    FakeSocket.last.onclose!()
    vi.advanceTimersByTime(500)
    expect(FakeSocket.last.url.searchParams.get('seat')).toBe('1')
  })
})
