import type { Target } from '../../acting/picker.svelte'
import type { Choice, View } from '../../server/types'
import type { Course } from '../types'
import { asMaharajaView, type MaharajaView, type Trip } from './view'

/**
 * What one points at for each action:
 *
 * - `place:delhi`, `place:delhi-agra-1`: a station to travel to, or where a house is put
 * - `house:delhi`: an own house that is to move
 * - `site:delhi-central`, `governor:delhi`, `character:mogul`, `bid:3`
 * - `hand1:gold`, `hand2:palace`: the hands of the disc, in the engine's order of the actions
 * - `gold`, `end`, `pass`, `chit` and everything that begins with `do:`: buttons
 */
export function path(choice: Choice, from: View): Target[] {
  const view = asMaharajaView(from)
  const { do: verb, place, character } = choice.do as Record<string, string> & { do: string }
  switch (verb) {
    case 'house':
      return view.phase === 'act' && mayUseBuilder(view) ? [`place:${place}`, 'do:house'] : [`place:${place}`]
    case 'builder-house':
      return mayBuild(view, place!) ? [`place:${place}`, 'do:builder-house'] : [`place:${place}`]
    case 'move':
      return view.builder_house ? [`house:${place}`, 'do:move'] : [`house:${place}`]
    case 'builder-move':
      return view.left.move ? [`house:${place}`, 'do:builder-move'] : [`house:${place}`]
    case 'to':
      return [`place:${place}`]
    case 'road':
      return roadPath(choice.do.road as string, view)
    case 'palace':
      return [`site:${place}-${choice.do.site as string}`]
    case 'governor':
      return [`governor:${place}`]
    case 'take':
    case 'exchange':
    case 'give':
      return [`character:${character}`]
    case 'entice':
      return [`do:entice-${choice.do.seat as number}`]
    case 'quarry':
      return [`do:quarry-${choice.do.houses as number}`]
    case 'chit':
      return ['chit', `do:chit-${choice.do.plan as string}`]
    case 'bid':
      return [`bid:${choice.do.gold as number}`]
    case 'disc': {
      const [first, second] = choice.do.actions as [string, string]
      return [`hand1:${first}`, `hand2:${second}`]
    }
    default:
      return [verb]
  }
}

/** Trips along several roads to a place, or several trips to the same one. */
export function courses(from: View): Course[] {
  const view = asMaharajaView(from)
  return view.trips
    .map((trip, number) => ({ trip, number }))
    .filter(({ trip }) => trip.roads.length > 1)
    .map(({ trip, number }) => ({
      path: alone(trip.place, view) ? [`place:${trip.place}`] : [`place:${trip.place}`, `do:trip-${number}`],
      actions: trip.actions,
    }))
}

/** The trip that a button `do:trip-3` stands for. */
export function tripOf(target: Target, view: MaharajaView): Trip | undefined {
  return target.startsWith('do:trip-') ? view.trips[Number(target.slice('do:trip-'.length))] : undefined
}

/** The trips to a place, the cheapest first; the single road there is always among them if it can be travelled. */
export function tripsTo(place: string, view: MaharajaView): Trip[] {
  const found = view.trips.filter((trip) => trip.place === place)
  const direct = directRoad(place, view)
  if (found.length === 0 || !direct || found.some(({ roads }) => roads.length === 1)) return found
  return [...found, direct]
}

/** Where the architect of whoever is in turn stands. */
export function here(view: MaharajaView): string | null {
  return view.active === null ? null : (view.seats[view.active]?.architect ?? null)
}

/** The end of a road that is not where one stands. */
export function otherEnd(road: string, from: string | null, view: MaharajaView): string {
  const [a, b] = view.roads[road]!.ends
  return a === from ? b : a
}

function roadPath(road: string, view: MaharajaView): Target[] {
  const there = otherEnd(road, here(view), view)
  return tripsTo(there, view).length === 1 ? [`place:${there}`] : [`place:${there}`, `do:road-${road}`]
}

function alone(place: string, view: MaharajaView): boolean {
  return tripsTo(place, view).length === 1
}

/** The road that leads straight to a place, as a trip, even if a way round pays less. */
function directRoad(place: string, view: MaharajaView): Trip | undefined {
  const from = here(view)
  const seat = view.active
  if (from === null || seat === null || place === from) return undefined
  for (const [name, { ends, tolls, paid }] of Object.entries(view.roads)) {
    const toll = tolls[seat]
    if (!ends.includes(from) || !ends.includes(place) || toll === null || toll === undefined) continue
    const monk = view.seats[seat]!.characters.includes('monk')
    const gold = view.seats[seat]!.gold
    if (!monk && gold !== null && toll > gold) return undefined
    return {
      place,
      roads: [name],
      actions: [],
      price: monk ? 0 : toll,
      paid: paid[seat]!,
      paid_by: monk ? 'bank' : 'seat',
    }
  }
  return undefined
}

/** Whether a paid house can go there now: then the Builder's free one is told apart by a button. */
function mayBuild(view: MaharajaView, place: string): boolean {
  const { pool, gold } = view.seats[view.active!]!
  if (!pool || gold === 0) return false
  return Boolean(view.left.house) || (Boolean(view.left['city-house']) && place in view.cities)
}

function mayUseBuilder(view: MaharajaView): boolean {
  return view.builder_house && view.seats[view.active!]!.pool > 0
}
