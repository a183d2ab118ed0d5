import type { Choice, GameEvent, Preview } from '../../server/types'
import type { MaharaniEvent, MaharaniView } from './types'

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

export function earningOf(preview: Preview, view: MaharaniView): Earning {
  const events = preview.events as MaharaniEvent[]
  const place = events.find(({ kind }) => kind === 'place')
  const came = events.find(({ kind }) => kind === 'worker')
  const home = place ? place.arrow === view.seats[place.seat!]!.side : false
  const more = home && !came
  const gold = events
    .filter(({ kind, source }) => kind === 'gold' && (source === 'area' || source === 'group'))
    .reduce((sum, { amount = 0 }) => sum + amount, more ? 1 : 0)
  return {
    gold,
    more,
    worker: more || (came !== undefined && came.source !== 'none'),
    marker: events.some(({ kind }) => kind === 'marker'),
    events,
  }
}

/** The best of some choices, as far as it is known what they bring. */
export function best(choices: Choice[], previews: Map<number, Preview>, view: MaharaniView): Earning | null {
  let found: Earning | null = null
  for (const { action } of choices) {
    const preview = previews.get(action)
    const earning = preview && earningOf(preview, view)
    if (earning && (!found || earning.gold > found.gold)) found = earning
  }
  return found
}

/** The spaces that earn gold in some events: tiles of the area, and workers of the group. */
export function scoring(events: GameEvent[]): { area: Set<string>; group: Set<string> } {
  const spaces = (source: string) =>
    new Set(
      (events as MaharaniEvent[])
        .filter((event) => event.kind === 'gold' && event.source === source)
        .flatMap((event) => event.spaces ?? []),
    )
  return { area: spaces('area'), group: spaces('group') }
}
