import { nameOf, say } from '../../words/index.svelte'
import { START } from './geometry'
import type { City, MaharajaView, Trip, Village } from './types'

/** What stands in a city, for whoever does not see it. */
export function cityWords(name: string, city: City, architects: number[], names: string[], court: boolean): string {
  return listed(name, [
    ...(court ? [say('maharaja-board-court')] : []),
    ...architects.map((seat) => say('maharaja-board-architect', { player: nameOf(seat, names) })),
    ...(city.central === null ? [] : [say('maharaja-board-central', { player: nameOf(city.central, names) })]),
    ...counted(city.outer, 'maharaja-board-outer', names),
    ...(city.neutral ? [say('maharaja-board-neutral', { count: city.neutral })] : []),
    ...counted(city.houses, 'maharaja-board-houses', names),
  ])
}

/** What stands in a village; as a house that may move it is called that. */
export function villageWords(name: string, village: Village, names: string[], as?: 'house'): string {
  if (as === 'house') return houseWords(name, 1)
  return listed(name, [
    ...counted(village.houses, 'maharaja-board-houses', names),
    ...(village.room > 0 ? [say('maharaja-board-room', { count: village.room })] : []),
  ])
}

/** Own houses that may move. */
export function houseWords(place: string, count: number): string {
  return say('maharaja-board-own-houses', { place, count })
}

/** A palace site. */
export function siteWords(place: string, site: 'central' | 'outer', city: City, names: string[]): string {
  if (site === 'outer') return say('maharaja-board-site-outer', { place, count: city.free_outer })
  if (city.central === null) return say('maharaja-board-site-central', { place })
  return say('maharaja-board-site-taken', { place, player: nameOf(city.central, names) })
}

/** A trip: its way, its price and whom it pays. */
export function tripWords(trip: Trip, view: MaharajaView, names: readonly string[]): string {
  const way = stationsOf(trip, view).map((place) => say('maharaja-board-place', { place }))
  const paid = trip.paid
    .map((gold, seat) => (gold ? say('maharaja-board-paid', { player: nameOf(seat, names), gold }) : ''))
    .filter(Boolean)
  return say(trip.paid_by === 'bank' ? 'maharaja-board-trip-monk' : 'maharaja-board-trip', {
    way: way.join(' → '),
    price: trip.price,
    paid: paid.join(', ') || '0',
    payees: paid.length,
  })
}

/** The stations of a trip in order, the first one included. */
export function stationsOf(trip: Trip, view: MaharajaView): string[] {
  let last = view.seats[view.active ?? 0]!.architect
  return [last, ...trip.roads.map((road) => (last = view.roads[road]!.ends.find((end) => end !== last)!))]
}

function counted(counts: number[], key: string, names: string[]): string[] {
  return counts.flatMap((count, seat) => (count ? [say(key, { count, player: nameOf(seat, names) })] : []))
}

function listed(place: string, pieces: string[]): string {
  return say('maharaja-board-standing', { place, pieces: pieces.join(', ') || say('maharaja-board-nothing') })
}

/** Who stands at the start. */
export function campWords(architects: number[], names: string[]): string {
  return listed(
    START,
    architects.map((seat) => say('maharaja-board-architect', { player: nameOf(seat, names) })),
  )
}
