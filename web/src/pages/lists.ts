import type { Clock, Result, Seat } from '../server/types'

/** A table in a list: what can be seen from the door. */
export interface Summary {
  table: string
  game: string
  players: number
  status: 'open' | 'playing' | 'over' | 'abandoned' | 'closed'
  public: boolean
  clock: Clock
  seats: Pick<Seat, 'name' | 'kind' | 'account' | 'bank' | 'due'>[]
  you: number[]
  your_turn: boolean
  pending: number[]
  result: Result | null
  created_at: number
  updated_at: number
}

/** A game that can be opened, as the server offers it. */
export interface Offer {
  name: string
  players: number[]
  options: Record<string, { default: OptionValue; values: OptionValue[]; rule: string }>
  presets: Record<string, Record<string, OptionValue>>
}

export type OptionValue = boolean | number | string
