import { language } from '../words/index.svelte'
import type { LogLine, Problem, TableState } from './types'

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 15_000

interface Sent {
  type: 'move' | 'undo' | 'resign' | 'return'
  id: string
  [field: string]: unknown
}

/**
 * The live connection to one table. It comes back by itself after it was lost, catches up from the last entry it knows,
 * and sends again what was not acknowledged, with the same id: nothing is lost and nothing happens twice.
 */
export class Live {
  state = $state.raw<TableState | null>(null)
  /** The whole log that this seat knows, in order. */
  log = $state.raw<LogLine[]>([])
  connected = $state(false)
  problem = $state.raw<Problem | null>(null)
  #socket: WebSocket | null = null
  #waiting: Sent[] = $state([])
  #pause = FIRST_PAUSE
  #timer: ReturnType<typeof setTimeout> | undefined
  #seat: number | null = null
  #closed = false
  readonly #chat: (message: unknown) => void

  constructor(
    readonly table: string,
    chat: (message: unknown) => void = () => {},
  ) {
    this.#chat = chat
    this.#connect()
  }

  /** Whether something was sent that the server has not acknowledged yet. */
  get busy(): boolean {
    return this.#waiting.length > 0
  }

  move(action: number): void {
    this.#send({ type: 'move', id: crypto.randomUUID(), seq: this.state!.seq, action, ...this.#from() })
  }

  undo(count = 1): void {
    this.#send({ type: 'undo', id: crypto.randomUUID(), seq: this.state!.seq, count, ...this.#from() })
  }

  resign(): void {
    this.#send({ type: 'resign', id: crypto.randomUUID(), seq: this.state!.seq, ...this.#from() })
  }

  comeBack(): void {
    this.#send({ type: 'return', id: crypto.randomUUID(), ...this.#from() })
  }

  say(text: string): void {
    this.#socket?.send(JSON.stringify({ type: 'say', text }))
  }

  /** Looks through the eyes of another of one's own seats. */
  look(seat: number): void {
    this.#seat = seat
    this.log = []
    this.#socket?.close()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#socket?.close()
  }

  #from(): { seat?: number } {
    return this.#seat === null ? {} : { seat: this.#seat }
  }

  #send(message: Sent): void {
    this.problem = null
    this.#waiting.push(message)
    if (this.connected) this.#socket?.send(JSON.stringify(message))
  }

  #connect(): void {
    const url = new URL(`/api/tables/${encodeURIComponent(this.table)}/live`, location.origin)
    url.protocol = url.protocol.replace('http', 'ws')
    url.searchParams.set('lang', language())
    url.searchParams.set('since', String(this.log.length ? this.state!.seq : 0))
    if (this.#seat !== null) url.searchParams.set('seat', String(this.#seat))
    const socket = new WebSocket(url)
    this.#socket = socket
    socket.onopen = () => {
      this.connected = true
      this.#pause = FIRST_PAUSE
      for (const message of this.#waiting) socket.send(JSON.stringify(message))
    }
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string))
    socket.onclose = () => {
      this.connected = false
      if (this.#closed) return
      this.#timer = setTimeout(() => this.#connect(), this.#pause)
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
    }
  }

  #hear(message: { type: string; id?: string; problem?: Problem }): void {
    if (message.type === 'state') {
      const state = message as unknown as TableState
      this.log = merge(this.log, state.log)
      this.state = state
    } else if (message.type === 'ack' || message.type === 'refused') {
      this.#waiting = this.#waiting.filter(({ id }) => id !== message.id)
      if (message.problem) this.problem = message.problem
    } else if (message.type === 'chat') {
      this.#chat(message)
    }
  }
}

/** The log with new lines; a line that comes again replaces the earlier one. */
export function merge(old: LogLine[], added: LogLine[]): LogLine[] {
  if (added.length === 0) return old
  const first = added[0]!.n
  return [...old.filter(({ n }) => n < first), ...added]
}
