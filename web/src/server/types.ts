/** The messages of the server, as docs/api.md describes them. */

export interface Choice {
  action: number
  notation: string
  do: Record<string, unknown> & { do: string }
}

/** What a choice does at once: made by the server, fetched when it is wanted. */
export interface Preview extends Choice {
  words: string
  events: ToldEvent[]
  /** What it pays the seat in all (or costs it, if less than 0); null if nothing. */
  gain: number | null
  /** The scores of all seats after it. */
  scores: number[]
  /** Whether it can no longer be taken back afterwards. */
  final: boolean
}

export interface GameEvent {
  kind: string
  rule?: string
  source?: string
  seat?: number
  amount?: number
  [argument: string]: unknown
}

/** An event with its sentence. */
export type ToldEvent = GameEvent & { text: string }

export interface LogLine {
  n: number
  by: number | 'chance' | null
  /** Null where only what everybody could see of a secret entry is told. */
  notation: string | null
  events: GameEvent[]
}

export interface Seat {
  name: string
  kind: string
  player: string
  resigned: boolean
  account: boolean
  online: boolean
  bank: number | null
  due: number | null
}

export interface Result {
  scores: number[]
  winners: number[]
  resigned: number[]
}

export type Clock =
  { kind: 'none' } | { kind: 'days'; days: number } | { kind: 'bank'; bank: number; increment: number }

/** A position as the game shows it to one seat. Each board knows the rest of its own game's view. */
export interface View {
  game: string
  players: number
  phase: string
  to_move: number
  pending: number[]
  [field: string]: unknown
}

export interface TableState {
  type: 'state'
  table: string
  game: string
  options: Record<string, unknown>
  clock: Clock
  public: boolean
  hints: boolean
  status: 'open' | 'playing' | 'over' | 'abandoned' | 'closed'
  seq: number
  /** The server's time in seconds since 1970; null without a clock. */
  now: number | null
  you: number | null
  yours: number[]
  host: boolean
  seats: Seat[]
  to_move: number | null
  pending: number[]
  view: View | null
  actions: Choice[]
  log: LogLine[]
  events: GameEvent[]
  can_undo: number
  prompt: { key: string; args: Record<string, unknown>; text: string }
  over: boolean
  result: Result | null
  seed_digest: string | null
  seed: string | null
  votes: Record<string, number[]>
  rematch: string | null
}

/** One of the best decisions that the search has found. */
export interface Advice extends Choice {
  words: string
  /** Chance to win, 0 to 1. */
  win: number
  /** The final score to expect, and by how much it is above that of the best other. */
  score: number
  margin: number
  gains: string[]
  purpose: string
}

/** Where one number of a seat comes from. */
export interface Account {
  measure: 'gold' | 'points' | 'palaces'
  /** The measure in words. */
  text: string
  /** Nobody else may know it: then there are no entries. */
  hidden: boolean
  start: number | null
  total: number | null
  entries: { n: number; amount: number; total: number; rule: string; event: GameEvent; text: string }[]
  sources: { source: string; amount: number; times: number; text: string }[]
}

export interface Explained {
  seq: number
  seat: number | null
  seats: { seat: number; accounts: Account[] }[]
}

/** Something said at a table. */
export interface Remark {
  type: 'chat'
  id: number
  room: 'players' | 'watchers'
  seat: number | null
  name: string
  /** Whether one said it oneself. */
  own: boolean
  text: string
  at: number
}

/** A bot that can take a seat. */
export interface BotOnOffer {
  name: string
  title: string
  text: string
  level: number | null
}

export interface Problem {
  code: string
  status: number
  title: string
  detail: string
  rule?: string
}
