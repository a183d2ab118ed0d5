import type { MaharajaView } from './types'

/** The name of the start among the stations. */
export const START = 'start'

/** Where a piece is drawn, in units of the map. */
export interface Point {
  x: number
  y: number
}

/** The map is at least so wide and so high; a place's per cent are of its size. */
const LEAST: Size = { width: 880, height: 790 }
/** How steep a map may be at most, and how flat. */
const STEEPEST = 1.25
const FLATTEST = 0.72
/** From the middle of a city to its wall. */
export const CITY = 62
/** From the middle of the start to its edge. */
export const CAMP = 40
/** From the middle of the Maharaja to the edge of his parasol, and some more. */
const PARASOL = 42
/** How near a road may come to a place that it does not join. */
const CLEARANCE = 112
const OUTER_SITES = 6

export interface Size {
  width: number
  height: number
}

/** A road as it is drawn: from wall to wall in a bow that keeps away from other places. */
export interface Way {
  from: Point
  bend: Point
  to: Point
  villages: Point[]
}

/** Everything that has a place on the map. */
export interface Layout {
  stations: Record<string, Point>
  villages: Record<string, Point>
  roads: Record<string, Way>
  /** Where the name of a station is written. */
  names: Record<string, Label>
}

export interface Label extends Point {
  anchor: 'start' | 'middle' | 'end'
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** The size of the map, in its own units, with the shape of some room: pieces are as large as that allows. */
export function shaped(room: Size): Size {
  const steepness = Math.min(STEEPEST, Math.max(FLATTEST, room.height / room.width))
  const { width, height } = LEAST
  return steepness * width > height ? { width, height: width * steepness } : { width: height / steepness, height }
}

/** Whether pieces would be larger if some room were wider. */
export function isTight(room: Size): boolean {
  return room.height * LEAST.width > room.width * LEAST.height
}

/** How wide a map of some size is drawn within some room. */
export function widthWithin(room: Size, { width, height }: Size): number {
  return Math.min(room.width, (room.height * width) / height)
}

export function layout(view: Pick<MaharajaView, 'start' | 'cities' | 'roads'>, letter: number, size: Size): Layout {
  const stations: Record<string, Point> = { [START]: scaled(view.start.at, size) }
  for (const [name, { at }] of Object.entries(view.cities)) stations[name] = scaled(at, size)
  const roads: Record<string, Way> = {}
  const villages: Record<string, Point> = {}
  for (const [name, { ends, villages: onRoad }] of Object.entries(view.roads)) {
    const way = (roads[name] = wayOf(ends, onRoad.length, stations))
    onRoad.forEach((village, i) => (villages[village] = way.villages[i]!))
  }
  return { stations, villages, roads, names: namesOf(stations, villages, roads, letter, size) }
}

/** A point of a road, from 0 at its beginning to 1 at its end. */
export function along({ from, bend, to }: Pick<Way, 'from' | 'bend' | 'to'>, share: number): Point {
  const rest = 1 - share
  return {
    x: rest * rest * from.x + 2 * rest * share * bend.x + share * share * to.x,
    y: rest * rest * from.y + 2 * rest * share * bend.y + share * share * to.y,
  }
}

/** A road as the `d` of an SVG path. */
export function line({ from, bend, to }: Way): string {
  return `M${round(from)}Q${round(bend)} ${round(to)}`
}

/** The palace sites of a city: the six outer ones in a ring. */
export function outerSite(number: number): Point {
  const angle = ((number + 0.5) * 2 * Math.PI) / OUTER_SITES - Math.PI / 2
  return { x: 38 * Math.cos(angle), y: 38 * Math.sin(angle) }
}

/** Whose palaces stand on the outer sites, site by site: seats, then neutral ones (-1), then empty sites (null). */
export function outerSites(outer: number[], neutral: number): (number | null)[] {
  const taken = [...Array<number>(neutral).fill(-1), ...outer.flatMap((count, seat) => Array<number>(count).fill(seat))]
  return Array.from({ length: OUTER_SITES }, (_, i) => taken[i] ?? null)
}

/** How the Maharaja stands beside the middle of his city, as a `transform`: on its right unless the map ends there. */
export function courtPlace(at: Point, size: Size): string {
  return isAtEdge(at, size) ? `translate(${-CITY} 52) scale(-0.85 0.85)` : `translate(${CITY - 6} -18) scale(0.85)`
}

/** Where the price of a trip to a station is told, as large as that is: on its left unless the Maharaja could stand there. */
export function pricePlace(at: Point, station: string, size: Size, radius: number): Point {
  const x = isAtEdge(at, size) ? at.x + wall(station) + 4 : at.x - wall(station) - 6
  return { x: Math.min(size.width - radius - 4, Math.max(radius + 4, x)), y: at.y }
}

function isAtEdge({ x }: Point, { width }: Size): boolean {
  return x + CITY + PARASOL > width
}

/** Pieces side by side around a middle: how far to the side each one stands. */
export function row(count: number, step: number): number[] {
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * step)
}

/** Whose houses stand in a village, plot by plot; null is an empty plot. */
export function plots(houses: number[], room: number): (number | null)[] {
  return [
    ...houses.flatMap((count, seat) => Array<number>(count).fill(seat)),
    ...Array<null>(Math.max(0, room)).fill(null),
  ]
}

function scaled([x, y]: [number, number], { width, height }: Size): Point {
  return { x: (x * width) / 100, y: (y * height) / 100 }
}

function wayOf(ends: [string, string], villages: number, stations: Record<string, Point>): Way {
  const from = stations[ends[0]]!
  const to = stations[ends[1]]!
  const bend = bendOf(
    from,
    to,
    Object.entries(stations)
      .filter(([name]) => !ends.includes(name))
      .map(([, at]) => at),
  )
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const first = wall(ends[0]) / length
  const last = 1 - wall(ends[1]) / length
  const shares = Array.from({ length: villages }, (_, i) => first + ((last - first) * (2 * i + 1)) / (2 * villages))
  const way = { from, bend, to }
  return { ...way, villages: shares.map((share) => along(way, share)) }
}

function wall(station: string): number {
  return station === START ? CAMP : CITY
}

/** The point that draws a road away from places too near to the straight line. */
function bendOf(from: Point, to: Point, others: Point[]): Point {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
  let push = 0
  for (const other of others) {
    const ahead = ((other.x - from.x) * (to.x - from.x) + (other.y - from.y) * (to.y - from.y)) / length
    const aside = (other.x - from.x) * across.x + (other.y - from.y) * across.y
    if (ahead > 0 && ahead < length && Math.abs(aside) < CLEARANCE) {
      push -= Math.sign(aside || 1) * (CLEARANCE - Math.abs(aside)) * 2
    }
  }
  return { x: middle.x + across.x * push, y: middle.y + across.y * push }
}

/** For each station the side of it on which its name covers least. */
function namesOf(
  stations: Record<string, Point>,
  villages: Record<string, Point>,
  roads: Record<string, Way>,
  letter: number,
  size: Size,
): Record<string, Label> {
  const { width, height } = size
  const crowd = [
    ...Object.values(villages).flatMap(({ x, y }) =>
      [-27, 0, 27].flatMap((east) => [-17, 0, 17].map((south) => ({ x: x + east, y: y + south }))),
    ),
    ...Object.values(roads).flatMap((way) => Array.from({ length: 41 }, (_, i) => along(way, i / 40))),
    ...Object.values(stations).flatMap((at) => Array<Point>(8).fill(at)),
  ]
  for (const at of Object.values(stations)) {
    if (isAtEdge(at, size)) crowd.push(...row(9, 8).map((aside) => ({ x: at.x - CITY - 14, y: at.y + 20 + aside })))
  }
  const written: Box[] = []
  return Object.fromEntries(
    Object.entries(stations).map(([name, at]) => {
      const tries = sides(at, wall(name), letter).map((label) => {
        const box = boxOf(label, name.length * letter * 0.56, letter)
        const outside = box.left < 4 || box.right > width - 4 || box.top < 4 || box.bottom > height - 4
        const clashes = written.filter((other) => meet(box, other)).length
        const covered = crowd.filter((point) => inside(point, box)).length
        return { label, box, cost: covered + clashes * 200 + (outside ? 1000 : 0) }
      })
      const best = tries.reduce((least, one) => (one.cost < least.cost ? one : least))
      written.push(best.box)
      return [name, best.label]
    }),
  )
}

/** Where a name may stand, the best place first: below the houses, above the architects, at a corner, beside the price. */
function sides({ x, y }: Point, wall: number, letter: number): Label[] {
  const below = { y: y + wall + letter + 14 }
  const above = { y: y - wall - 31 }
  const beside = wall + letter * 0.75 + 12
  return [
    { x, ...below, anchor: 'middle' },
    { x, ...above, anchor: 'middle' },
    { x: x + wall * 0.9, y: y + wall + letter / 3, anchor: 'start' },
    { x: x - wall * 0.9, y: y + wall + letter / 3, anchor: 'end' },
    { x: x + wall * 0.75, y: y - wall * 0.8, anchor: 'start' },
    { x: x - wall * 0.75, y: y - wall * 0.8, anchor: 'end' },
    { x: x + beside, y: y + letter / 3, anchor: 'start' },
    { x: x - beside, y: y + letter / 3, anchor: 'end' },
  ]
}

function boxOf({ x, y, anchor }: Label, width: number, letter: number): Box {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left: left - 6, right: left + width + 6, top: y - letter, bottom: y + letter * 0.3 }
}

function inside({ x, y }: Point, { left, right, top, bottom }: Box): boolean {
  return x > left && x < right && y > top && y < bottom
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

function round({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}
