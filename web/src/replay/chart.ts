import type { Account } from '../server/types'

/** A line of the chart: what a seat had after each change, as steps over the length of the game. */
export interface Curve {
  seat: number
  points: [n: number, total: number][]
}

/** The curves of the first thing that all seats collect and show; empty where it is hidden. */
export function curves(accounts: readonly (readonly Account[])[], length: number): Curve[] {
  return accounts.flatMap(([account], seat) => {
    if (!account || account.hidden) return []
    const points: Curve['points'] = [[0, account.start ?? 0]]
    for (const { n, total } of account.entries) points.push([n, total])
    points.push([length, account.total ?? 0])
    return [{ seat, points }]
  })
}

/** The least and the greatest number of all curves; never the same, so that there is something to draw. */
export function bounds(all: readonly Curve[]): [low: number, high: number] {
  const totals = all.flatMap(({ points }) => points.map(([, total]) => total))
  const low = Math.min(0, ...totals)
  return [low, Math.max(low + 1, ...totals)]
}

/** The path of a curve in a box of the given size, with steps: a number holds until it changes. */
export function pathOf(
  { points }: Curve,
  length: number,
  [low, high]: [number, number],
  box: [number, number],
): string {
  const x = (n: number) => round((n / Math.max(1, length)) * box[0])
  const y = (total: number) => round(box[1] - ((total - low) / (high - low)) * box[1])
  const [first, ...rest] = points
  return `M${x(first![0])} ${y(first![1])}` + rest.map(([n, total]) => `H${x(n)}V${y(total)}`).join('')
}

/** Lines across the chart at round numbers, four at most. */
export function ticks([low, high]: [number, number]): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((size) => (high - low) / size <= 4) ?? 1000
  const found: number[] = []
  for (let at = Math.ceil(low / step) * step; at <= high; at += step) found.push(at)
  return found
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
