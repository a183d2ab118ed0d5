import type { Target } from '../../acting/picker.svelte'
import type { ChoiceOf, Course } from '../types'
import type { Maharaja, MaharajaView, Trip } from './types'

/**
 * What one points at for each action:
 *
 * - `place:delhi`, `place:delhi-agra-1`: a station to travel to, or where a house is put
 * - `house:delhi`: an own house that is to move
 * - `site:delhi-central`, `governor:delhi`, `character:mogul`, `bid:3`
 * - `hand1:gold`, `hand2:palace`: the hands of the disc, in the engine's order of the actions
 * - `gold`, `end`, `pass`, `chit` and everything that begins with `do:`: buttons
 */
export function path({ do: action }: ChoiceOf<Maharaja>, view: MaharajaView, choices: ChoiceOf<Maharaja>[]): Target[] {
  /** Whether the same can be done at that place in another way: then a button tells the two apart. */
  const also = (verb: 'house' | 'builder-house' | 'move' | 'builder-move', place: string) =>
    choices.some(({ do: other }) => other.do === verb && other.place === place)
  switch (action.do) {
    case 'house':
      return [`place:${action.place}`, ...(also('builder-house', action.place) ? ['do:house'] : [])]
    case 'builder-house':
      return [`place:${action.place}`, ...(also('house', action.place) ? ['do:builder-house'] : [])]
    case 'move':
      return [`house:${action.place}`, ...(also('builder-move', action.place) ? ['do:move'] : [])]
    case 'builder-move':
      return [`house:${action.place}`, ...(also('move', action.place) ? ['do:builder-move'] : [])]
    case 'to':
      return [`place:${action.place}`]
    case 'road':
      return roadPath(action.road, view)
    case 'palace':
      return [`site:${action.place}-${action.site}`]
    case 'governor':
      return [`governor:${action.place}`]
    case 'take':
    case 'exchange':
    case 'give':
      return [`character:${action.character}`]
    case 'entice':
      return [`do:entice-${action.seat}`]
    case 'quarry':
      return [`do:quarry-${action.houses}`]
    case 'chit':
      return ['chit', `do:chit-${action.plan}`]
    case 'bid':
      return [`bid:${action.gold}`]
    case 'disc': {
      const [first, second] = action.actions
      return [`hand1:${first}`, `hand2:${second}`]
    }
    default:
      return [action.do]
  }
}

/** Trips along several roads to a place, or several trips to the same one. */
export function courses(view: MaharajaView): Course[] {
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
  return view.trips.filter((trip) => trip.place === place)
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
