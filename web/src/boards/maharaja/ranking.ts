import type { MaharajaView } from './view'

/** What whoever scores alone gets besides (MJ-P3). */
const ALONE = 5

export interface Rank {
  seat: number
  points: number
  gold: number
}

/** Who would be paid what for a city as things stand: by points, then by the lowest character (MJ-P2). */
export function rankingOf(view: Pick<MaharajaView, 'cities' | 'characters' | 'payouts'>, city: string): Rank[] {
  const order = (seat: number): number => view.characters.find(({ holder }) => holder === seat)?.number ?? 99
  const ranked = (view.cities[city]?.points ?? [])
    .map((points, seat) => ({ seat, points }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || order(a.seat) - order(b.seat))
  return ranked.map((one, rank) => ({
    ...one,
    gold: (view.payouts[rank] ?? 0) + (ranked.length === 1 ? ALONE : 0),
  }))
}
