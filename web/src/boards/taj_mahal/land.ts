import { distance, frame, layout, outlines, type Layout, type Point } from './geometry'
import type { TajView } from './types'

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

/** How much higher than it is given the land is drawn, at most, and in which steps. */
const STEEPEST = 1.3
const STEP = 0.1
/** How wide and high the cities lie, with the margin. */
const WIDTH = 106
const HEIGHT = 76

/** How much the land is drawn out so that it fills a room. */
export function drawnOut(room: { width: number; height: number }): number {
  const fitting = ((room.height / room.width) * WIDTH - 2 * MARGIN) / (HEIGHT - 2 * MARGIN)
  return Math.min(STEEPEST, Math.max(1, Math.floor(fitting / STEP) * STEP))
}

/** The land of a position, drawn out; positions with the same cities and roads have the same one. */
export function landOf({ cities, roads, provinces }: TajView, steepness = 1): Land {
  const key = JSON.stringify([Object.values(cities).map(({ at, province }) => [at, province]), roads, steepness])
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
      ]) => ({ name, x, y: y * steepness, owner: province }),
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
        provinces.map(({ key, name }) => {
          const inside = roads.filter((road) => road.some((city) => cities[city]!.province === key))
          const ways = inside.map(([from, to]): [Point, Point] => [at.get(from)!, at.get(to)!])
          const own = sites.filter(({ owner }) => owner === key)
          return [key, layout(own, ways, around.get(key)!, name.length)]
        }),
      ),
    }
  }
}
