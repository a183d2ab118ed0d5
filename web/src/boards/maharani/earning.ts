import type { Choice } from '../../server/types'
import type { MaharaniEvent, MaharaniPreview, MaharaniView } from './types'

/** What a choice brings at once. */
export interface Earning {
  /** The gold of its area and of its group of workers, without what the turn costs. */
  gold: number
  /** Whether a worker is chosen afterwards, who may bring more than the one gold that is counted for him (MN-D2). */
  more: boolean
  /** Whether a worker comes onto the tile. */
  worker: boolean
  /** Whether an action marker is turned face down. */
  marker: boolean
  events: MaharaniEvent[]
}

export function earningOf({ events }: MaharaniPreview, view: MaharaniView): Earning {
  const place = events.find((event) => event.kind === 'place')
  const came = events.find((event) => event.kind === 'worker')
  const home = place ? place.arrow === view.seats[place.seat]!.side : false
  const more = home && !came
  const gold = events
    .filter((event) => event.kind === 'gold' && (event.source === 'area' || event.source === 'group'))
    .reduce((sum, { amount }) => sum + amount, more ? 1 : 0)
  return {
    gold,
    more,
    worker: more || (came !== undefined && came.source !== 'none'),
    marker: events.some(({ kind }) => kind === 'marker'),
    events,
  }
}

/** The best of some choices, as far as it is known what they bring. */
export function best(choices: Choice[], previews: Map<number, MaharaniPreview>, view: MaharaniView): Earning | null {
  let found: Earning | null = null
  for (const { action } of choices) {
    const preview = previews.get(action)
    const earning = preview && earningOf(preview, view)
    if (earning && (!found || earning.gold > found.gold)) found = earning
  }
  return found
}

/** The spaces that earn gold in some events: tiles of the area, and workers of the group. */
export function scoring(events: MaharaniEvent[]): { area: Set<string>; group: Set<string> } {
  const spaces = (source: 'area' | 'group') =>
    new Set(
      events.flatMap((event) =>
        event.kind === 'gold' && event.source !== 'second' && event.source === source ? event.spaces : [],
      ),
    )
  return { area: spaces('area'), group: spaces('group') }
}
