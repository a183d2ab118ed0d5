import { distance, frame, layout, outlines, type Layout, type Point } from './geometry'
import type { TajView } from './view'

/** Everything about the map that does not change during a game. */
export interface Land {
  frame: { x: number; y: number; width: number; height: number }
  /** Where each city lies. */
  at: Map<string, Point>
  /** How far it is from each city to the next one of its province. */
  rooms: Map<string, number>
  /** By province: its outline, and where its token and its name go. */
  outlines: Map<string, Point[]>
  layouts: Map<string, Layout>
}

const MARGIN = 8
let last: { key: string; land: Land } | null = null

/** The land of a position; positions with the same cities and roads have the same one. */
export function landOf({ cities, roads, provinces }: TajView): Land {
  const key = JSON.stringify([Object.values(cities).map(({ at, province }) => [at, province]), roads])
  if (last?.key !== key) last = { key, land: made() }
  return last.land

  function made(): Land {
    const sites = Object.entries(cities).map(
      ([
        name,
        {
          at: [x, y],
          province,
        },
      ]) => ({ name, x, y, owner: province }),
    )
    const at = new Map(sites.map(({ name, x, y }) => [name, { x, y }]))
    const around = outlines(sites)
    return {
      frame: frame(sites, MARGIN),
      at,
      rooms: new Map(
        sites.map((site) => {
          const others = sites.filter((other) => other !== site && other.owner === site.owner)
          return [site.name, Math.min(...others.map((other) => distance(site, other)))]
        }),
      ),
      outlines: around,
      layouts: new Map(
        provinces.map(({ key }) => {
          const inside = roads.filter((road) => road.every((name) => cities[name]!.province === key))
          const ways = inside.map(([from, to]): [Point, Point] => [at.get(from)!, at.get(to)!])
          const own = sites.filter(({ owner }) => owner === key)
          return [key, layout(own, ways, around.get(key)!)]
        }),
      ),
    }
  }
}
