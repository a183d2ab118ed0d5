import type { Choice, GameEvent, Preview } from '../../server/types'
import type { MaharaniEvent } from './types'

/** What a choice earns at once: the gold of its area and of its group of workers, without what the turn costs. */
export function goldOf(events: GameEvent[]): number {
  return events
    .filter(({ kind, source }) => kind === 'gold' && (source === 'area' || source === 'group'))
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0)
}

/** Whether a choice turns an action marker face down. */
export function usesMarker(events: GameEvent[]): boolean {
  return events.some(({ kind }) => kind === 'marker')
}

/** The best of some choices, as far as it is known what they earn. */
export function best(choices: Choice[], previews: Map<number, Preview>): Preview | null {
  let found: Preview | null = null
  for (const { action } of choices) {
    const preview = previews.get(action)
    if (preview && (!found || goldOf(preview.events) > goldOf(found.events))) found = preview
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
