import type { TajView } from './types'

/** The cities with a palace of a seat, crown palaces included. */
export function builtBy(view: TajView, seat: number): Set<string> {
  return new Set(
    Object.entries(view.cities)
      .filter(([, city]) => city.palace === seat || city.crown === seat)
      .map(([name]) => name),
  )
}
