import type { View } from '../../server/types'

/** Where a piece is drawn, in units of the map. */
export interface Point {
  x: number
  y: number
}

export interface City {
  at: [number, number]
  architects: number[]
  houses: number[]
  outer: number[]
  central: number | null
  neutral: number
  free_outer: number
  home: string
  points: number[]
}

export interface Village {
  at: [number, number]
  road: string
  houses: number[]
  room: number
}

export interface Road {
  ends: [string, string]
  villages: string[]
  open: boolean
  tolls: (number | null)[]
  paid: number[][]
}

export interface Character {
  character: string
  number: number
  home: string
  in_game: boolean
  holder: number | null
}

export interface SeatView {
  seat: number
  gold: number | null
  pool: number
  quarry: number
  palaces: number
  palaces_left: number
  characters: string[]
  chits: number
  architect: string
  disc: [string, string] | 'hidden' | null
  played: boolean
  palace_price: number
}

export interface Trip {
  place: string
  roads: string[]
  actions: number[]
  price: number
  paid: number[]
  paid_by: 'bank' | 'seat'
}

export interface Auction {
  opener: number
  bid: number | null
  bidder: number | null
  passed: number[]
}

/** A position of Maharaja as one seat sees it: what `durbar.games.maharaja.view` makes. */
export interface MaharajaView extends View {
  options: Record<string, boolean>
  turn: number
  turn_limit: number
  active: number | null
  maharaja: string | null
  track: { box: number; governor: string | null }[]
  start: { at: [number, number]; architects: number[] }
  cities: Record<string, City>
  villages: Record<string, Village>
  roads: Record<string, Road>
  characters: Character[]
  chits_in_bank: number
  seats: SeatView[]
  left: Record<string, number>
  builder_house: boolean
  chit_used: string | null
  lifted: string | null
  named: string | null
  auction: Auction | null
  trips: Trip[]
  payouts: number[]
  ending: string[]
  scores: number[]
  winners: number[]
}

/** The name of the start among the stations. */
export const START = 'start'

/** The view as this game's: the server only sends views of the game that is played. */
export function asMaharajaView(view: View): MaharajaView {
  return view as MaharajaView
}
