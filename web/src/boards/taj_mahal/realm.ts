import type { Good, TajView } from './types'

/** The cities with a palace of a seat, crown palaces included. */
export function builtBy(view: TajView, seat: number): Set<string> {
  return new Set(
    Object.entries(view.cities)
      .filter(([, city]) => city.palace === seat || city.crown === seat)
      .map(([name]) => name),
  )
}

/**
 * The own cities that hang together with the visited province along roads (TJ-R4), with one more palace if wanted:
 * its provinces in the order in which one comes to them, the visited one first.
 */
export function chain(view: TajView, seat: number, more?: string): { cities: string[]; provinces: string[] } {
  const built = builtBy(view, seat)
  if (more) built.add(more)
  const reached = new Set([...built].filter((name) => view.cities[name]!.province === view.province))
  for (const name of reached) {
    for (const [from, to] of view.roads) {
      if (from === name && built.has(to)) reached.add(to)
      if (to === name && built.has(from)) reached.add(from)
    }
  }
  const cities = [...reached]
  return { cities, provinces: [...new Set(cities.map((name) => view.cities[name]!.province))] }
}

/** What something is worth: points, and perhaps a card. */
export interface Worth {
  points: number
  card: boolean
}

/** What a bonus token is worth to a seat now (TJ-R2). */
export function worth(view: TajView, seat: number, bonus: string): Worth {
  if (bonus === 'card') return { points: 0, card: true }
  if (bonus.startsWith('points-')) return { points: Number(bonus.slice('points-'.length)), card: false }
  return { points: 1 + view.seats[seat]!.goods[bonus as Good], card: false }
}
