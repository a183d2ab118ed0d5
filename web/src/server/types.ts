/** The messages of the server, as docs/api.md describes them. */

export interface Choice {
  action: number
  notation: string
  do: Record<string, unknown> & { do: string }
}

/** What a choice does at once: made by the server, fetched when it is wanted. */
export interface Preview extends Choice {
  words: string
  events: GameEvent[]
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

export interface LogLine {
  n: number
  by: number | 'chance' | null
  notation: string
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

export interface Problem {
  code: string
  status: number
  title: string
  detail: string
  rule?: string
}
