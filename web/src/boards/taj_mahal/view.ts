import type { GameEvent, View } from '../../server/types'

export const MEMBERS = ['vizier', 'general', 'monk', 'princess', 'mogul', 'elephant'] as const
export type Member = (typeof MEMBERS)[number]
export const GOODS = ['gems', 'rice', 'spices', 'tea'] as const
export type Good = (typeof GOODS)[number]
export type Tally = Record<Member, number>
/** Who has most of a court member: a seat, the unrest of two players, or nobody. */
export type Lead = number | 'unrest' | null

export interface Province {
  key: string
  name: string
  token: number | null
  goods: Good[]
  owner: number | null
  visited: boolean
  current: boolean
}

export interface City {
  province: string
  at: [number, number]
  diamond: boolean
  /** The bonus token that still waits there: a commodity, `card` or `points-2`. */
  bonus: string | null
  palace: number | null
  crown: number | null
}

export interface Player {
  seat: number
  points: number
  /** Not withdrawn from this visit. */
  present: boolean
  cards: number
  hand: string[] | null
  /** Cards of the hand that everybody has seen, and how many nobody has; null without the memory aid. */
  known: Record<string, number> | null
  unknown: number | null
  prestige: string[]
  row: string[]
  row_colour: string | null
  tally: Tally
  advisors: Record<string, number>
  bonus: string[]
  tokens: number[]
  goods: Record<Good, number>
}

/** A position of Taj Mahal, as `durbar.games.taj_mahal.view` shows it. */
export interface TajView extends View {
  visit: number
  province: string | null
  active: number
  first: number
  court: Record<Member, 'seat' | 'aside' | 'taken'>
  leads: Record<Member, Lead>
  claims: Member[]
  to_place: number
  takes: number
  display: string[]
  unrest: string[]
  unrest_tally: Tally
  protested: boolean
  deck: number
  discarded: number
  discards: Record<string, number> | null
  provinces: Province[]
  cities: Record<string, City>
  roads: [string, string][]
  seats: Player[]
  scores: number[]
  winners: number[]
}

/** An action of Taj Mahal; which of the fields it has depends on `do`. */
export interface TajAction {
  do: string
  card: string
  /** The card that goes along with an influence card. */
  extra: string | null
  city: string
}

/** What an event of Taj Mahal tells, as far as the board lights it up. */
export interface TajEvent extends GameEvent {
  city?: string | null
  cities?: string[]
  card?: string
  member?: Member
}
