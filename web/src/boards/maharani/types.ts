import type { GameEvent, View } from '../../server/types'

/** Columns of a space: `o` one in the centre, `^ > v <` half a one on that side, `|` and `-` two along that axis. */
export type Sign = 'o' | '^' | '>' | 'v' | '<' | '|' | '-'
export type Compass = 'N' | 'E' | 'S' | 'W'
export type WorkerColour = 'green' | 'red' | 'blue' | 'yellow'

export interface SpaceView {
  quarter: number
  columns: Sign
  tile: string | null
  shape: string | null
  arrow: Compass | null
  worker: WorkerColour | null
}

export interface SlotView {
  slot: number
  /** The quarter in which the slot lies now. */
  quarter: number
  tile: string | null
  shape: string | null
  /** Its columns on the compass while its arrow points at the active player. */
  columns: Sign | null
  arrow: Compass
}

export interface QuarterView {
  quarter: number
  animal: string
  free: number
  evaluated: boolean
  beside: Partial<Record<WorkerColour, number>>
}

export interface SeatView {
  seat: number
  side: Compass
  gold: number
  /** The quarters whose markers are face up. */
  markers: number[]
  workers: Partial<Record<WorkerColour, { supply: number; board: number }>>
}

/** The table of Maharani as the server shows it: nothing is hidden. */
export interface MaharaniView extends View {
  turn: number
  phase: 'deal' | 'start' | 'first' | 'worker' | 'second' | 'refill' | 'over'
  active: number
  placed: number
  /** The space whose tile waits for its worker. */
  worker_space: string | null
  doubled: string[]
  rondel: SlotView[]
  spaces: Record<string, SpaceView>
  seats: SeatView[]
  quarters: QuarterView[]
  bag: Record<string, number>
  bag_left: number
  scores: number[]
}

/** An action of Maharani; which of the fields it has depends on `do`. */
export interface MaharaniAction {
  do: string
  slot: number
  space: string
  arrow: Compass
  worker: WorkerColour
}

/** What an event of Maharani tells, as far as the board shows it. */
export interface MaharaniEvent extends GameEvent {
  space?: string
  /** Where a worker comes from. */
  origin?: string
  spaces?: string[]
  slot?: number
  tile?: string
  arrow?: Compass
  worker?: WorkerColour
  quarter?: number
  quarters?: number[]
}
