import type { Mode } from '../../routes'
import type { Clock, GameOffer, Options } from '../../server/types'

/** The levels of bots that are offered, from weak to strong. */
export const LEVELS = ['novice', 'apprentice', 'skilled', 'expert', 'master'] as const
const DEFAULT_BOT = 'apprentice'
const DEFAULT_PLAYERS = 3

export type ClockKind = Clock['kind']

/** The seats before anything is chosen: against bots, open for friends, or all at this screen. */
export function defaultSeats(mode: Mode, players: number = DEFAULT_PLAYERS): string[] {
  const others = { bots: DEFAULT_BOT, friends: 'open', screen: 'me' }[mode]
  return ['me', ...Array<string>(players - 1).fill(others)]
}

/** The seats for another number of players; those that remain are unchanged. */
export function withPlayers(seats: readonly string[], players: number, mode: Mode): string[] {
  return defaultSeats(mode, players).map((seat, n) => seats[n] ?? seat)
}

/** Whether several players share this screen. */
export function isShared(seats: readonly string[]): boolean {
  return seats.filter((seat) => seat === 'me').length > 1
}

/** The names of a new table's seats; empty unless several players share this screen. */
export function namesFor(seats: readonly string[], names: readonly (string | undefined)[]): string[] {
  return seats.map((seat, n) => (seat === 'me' && isShared(seats) ? (names[n]?.trim() ?? '') : ''))
}

/** The options of a preset; null for the defaults. */
export function optionsOf(offer: Pick<GameOffer, 'options' | 'presets'>, preset: string | null): Options {
  const usual = Object.fromEntries(Object.entries(offer.options).map(([name, option]) => [name, option.default]))
  return { ...usual, ...(preset === null ? {} : offer.presets[preset]?.options) }
}

/** The preset that has exactly these options, if there is one. */
export function presetOf(offer: Pick<GameOffer, 'options' | 'presets'>, options: Options): string | null {
  const same = (preset: string): boolean =>
    Object.entries(optionsOf(offer, preset)).every(([name, value]) => options[name] === value)
  return Object.keys(offer.presets).find(same) ?? null
}

/** A clock from what was entered: days for each turn, or minutes for the game and seconds for each turn. */
export function clockOf(kind: ClockKind, days: number, minutes: number, seconds: number): Clock {
  if (kind === 'days') return { kind, days }
  if (kind === 'bank') return { kind, bank: minutes * 60, increment: seconds }
  return { kind }
}
