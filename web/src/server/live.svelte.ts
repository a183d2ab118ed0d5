import { language } from '../words/index.svelte'
import { ask, Refused } from './api'
import { setClock } from './clock.svelte'
import { merge } from './log'
import type { ClientMessage, GameEvent, LogLine, Problem, Remark, ServerMessage, TableState } from './types'

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 15_000
/** How often a silent connection is asked whether it lives, and how long it may take to answer. */
const HEARTBEAT = 20_000
const PATIENCE = 6_000
const TOO_OFTEN = 1_000

/** What is acknowledged or refused, by its id. */
type Decision = Extract<ClientMessage, { id: string }>

/**
 * The live connection to one table. It comes back by itself after it was lost, catches up from the last entry it knows,
 * and sends again what was not acknowledged, with the same id: nothing is lost and nothing happens twice.
 */
export class Live {
  state = $state.raw<TableState | null>(null)
  /** The whole log that this seat knows, in order. */
  log = $state.raw<LogLine[]>([])
  /** What has happened with the last message; nothing at first, and nothing that was known already. */
  events = $state.raw<GameEvent[]>([])
  connected = $state(false)
  /** Why the last thing that was tried is not possible. */
  problem = $state.raw<Problem | null>(null)
  /** The server will not let us look at all, for this reason. */
  turnedAway = $state.raw<Problem | null>(null)
  #socket: WebSocket | null = null
  #waiting = $state.raw<Decision[]>([])
  /** The seq that the last acknowledged message led to: until its state is here, there is nothing new to decide. */
  #expected = $state(0)
  #pause = FIRST_PAUSE
  #timer: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval>
  #doubt: ReturnType<typeof setTimeout> | undefined
  #seat: number | null = null
  #fresh = true
  #closed = false
  readonly #said: (remark: Remark) => void

  constructor(
    readonly table: string,
    said: (remark: Remark) => void = () => undefined,
  ) {
    this.#said = said
    this.#beat = setInterval(() => this.#check(), HEARTBEAT)
    addEventListener('online', this.#hurry)
    addEventListener('pageshow', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#connect()
  }

  /** Whether something was sent whose outcome is not here yet. */
  get busy(): boolean {
    return this.#waiting.length > 0 || (this.state?.seq ?? 0) < this.#expected
  }

  move(action: number): void {
    this.#send({ type: 'move', id: newId(), seq: this.state!.seq, action, ...this.#from() })
  }

  undo(count = 1): void {
    this.#send({ type: 'undo', id: newId(), seq: this.state!.seq, count, ...this.#from() })
  }

  resign(): void {
    this.#send({ type: 'resign', id: newId(), seq: this.state!.seq, ...this.#from() })
  }

  /** Plays again for oneself after a bot took over. */
  comeBack(): void {
    this.#send({ type: 'return', id: newId(), ...this.#from() })
  }

  /** Looks through the eyes of another of one's own seats. */
  look(seat: number): void {
    this.#seat = seat
    this.#expected = 0
    if (this.connected) this.#write({ type: 'look', seat, since: 0 })
  }

  /** Asks for everything again, in the language of the page. */
  refresh(): void {
    this.#drop()
    this.#connect(0)
  }

  close(): void {
    this.#closed = true
    clearInterval(this.#beat)
    removeEventListener('online', this.#hurry)
    removeEventListener('pageshow', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#drop()
  }

  #from(): { seat?: number } {
    const seat = this.state?.you
    return seat === null || seat === undefined ? {} : { seat }
  }

  #send(message: Decision): void {
    this.problem = null
    this.#waiting = [...this.#waiting, message]
    if (this.connected) this.#write(message)
  }

  #write(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message))
  }

  #sendAgain(): void {
    for (const message of this.#waiting) this.#write(message)
  }

  #connect(since = Math.max(0, (this.state?.seq ?? 0) - 1)): void {
    clearTimeout(this.#timer)
    const url = new URL(`/api/tables/${encodeURIComponent(this.table)}/live`, location.origin)
    url.protocol = url.protocol.replace('http', 'ws')
    url.searchParams.set('lang', language())
    url.searchParams.set('since', String(since))
    const seat = this.#seat ?? this.state?.you ?? null
    if (seat !== null) url.searchParams.set('seat', String(seat))
    const socket = new WebSocket(url)
    this.#socket = socket
    this.#fresh = true
    socket.onopen = () => {
      this.connected = true
      this.#sendAgain()
    }
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string) as ServerMessage)
    socket.onclose = () => this.#lose()
  }

  #lose(): void {
    this.#drop()
    if (this.#closed || this.turnedAway) return
    if (this.state === null) void this.#askWhy()
    this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2))
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
  }

  /** A browser does not tell why a connection could not even begin. */
  async #askWhy(): Promise<void> {
    try {
      await ask('GET', '/api/tables/{table_id}', { path: { table_id: this.table } })
    } catch (error) {
      if (!(error instanceof Refused) || error.problem.status >= 500 || error.problem.status === 429) return
      this.turnedAway = error.problem
      this.#drop()
    }
  }

  /** Lets go of a connection without waiting for the other side, which may be gone. */
  #drop(): void {
    this.connected = false
    clearTimeout(this.#timer)
    clearTimeout(this.#doubt)
    this.#doubt = undefined
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  /** The page is looked at again, or the network is back: no reason to wait any longer. */
  readonly #hurry = (): void => {
    if (document.visibilityState === 'hidden' || this.turnedAway) return
    this.#pause = FIRST_PAUSE
    if (this.#socket === null) this.#connect()
    else this.#check()
  }

  #check(): void {
    if (!this.connected || this.#doubt !== undefined) return
    this.#write({ type: 'ping' })
    this.#doubt = setTimeout(() => this.#lose(), PATIENCE)
  }

  #hear(message: ServerMessage): void {
    clearTimeout(this.#doubt)
    this.#doubt = undefined
    if (message.type === 'state') this.#see(message)
    else if (message.type === 'ack') {
      this.#settle(message.id)
      this.#expected = message.seq
    } else if (message.type === 'refused') this.#refused(message.id, message.problem)
    else if (message.type === 'chat') this.#said(message)
  }

  #see(state: TableState): void {
    this.#pause = FIRST_PAUSE
    if (state.you === null && state.yours.length > 0) {
      this.refresh() // They have sat down meanwhile.
      return
    }
    const known = this.state?.you === state.you ? this.state.seq : null
    const news = this.#fresh ? state.log.filter(({ n }) => known !== null && n > known) : state.log
    this.log = known === null ? state.log : merge(this.log, state.log, this.#fresh)
    this.events = known === null ? [] : news.flatMap(({ events }) => events)
    if (this.#fresh || known === null) this.#expected = 0
    this.#fresh = false
    if (state.now) setClock(state.now)
    this.state = state
  }

  #refused(id: string | null, problem: Problem): void {
    if (id !== null) {
      this.#settle(id)
      this.problem = problem
    } else if (problem.status === 429) {
      setTimeout(() => this.connected && this.#sendAgain(), TOO_OFTEN)
    } else if (this.state === null || problem.status === 403) {
      this.turnedAway = problem
    } else {
      this.problem = problem
    }
  }

  #settle(id: string): void {
    this.#waiting = this.#waiting.filter((message) => message.id !== id)
  }
}

/** An identifier for a decision; `crypto.randomUUID` is missing where a page comes without TLS. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
}
