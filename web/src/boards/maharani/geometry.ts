import type { Compass, Sign, WorkerColour } from './types'

/** Where things are drawn. A space is 100 wide; the palace begins at 0, 0; the rondel is in its middle. */
export const CELL = 100
export const PALACE = 8 * CELL
export const MARGIN = 32
/** The margin left and right on a narrow screen: so a space is 44 pixels wide on a phone of 360. */
export const NARROW_MARGIN = 8
export const NARROW = 560
export const MIDDLE = PALACE / 2
/** How far the middle of a slot is from the middle of the rondel, along both axes. */
export const SLOT = 43

export interface Point {
  x: number
  y: number
}

/** A direction on the screen: 0 up, 1 right, 2 down, 3 left. */
export type Heading = 0 | 1 | 2 | 3

const COMPASS: Compass[] = ['N', 'E', 'S', 'W']
/** The sides of the board in the order in which their players move. */
const CLOCKWISE: Compass[] = ['S', 'W', 'N', 'E']
const WORKERS: WorkerColour[] = ['green', 'red', 'blue', 'yellow']
const HALVES: Record<Sign, Compass[]> = {
  o: [],
  '^': ['N'],
  '>': ['E'],
  v: ['S'],
  '<': ['W'],
  '|': ['N', 'S'],
  '-': ['E', 'W'],
}
const STEPS: Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
]

/** How many quarter turns, counter-clockwise, bring a side of the board to the bottom. */
export function turnsTo(side: Compass): number {
  return CLOCKWISE.indexOf(side)
}

/** Where a direction of the compass points on a board that has been turned. */
export function heading(compass: Compass, turns: number): Heading {
  return ((COMPASS.indexOf(compass) - turns + 4) % 4) as Heading
}

/** One step in a direction. */
export function step(towards: Heading): Point {
  return STEPS[towards]!
}

/** The middle of a space. Columns are a to h from the west, rows 1 to 8 from the north. */
export function middleOf(space: string, turns: number): Point {
  const x = (space.charCodeAt(0) - 97 + 0.5) * CELL
  const y = (Number(space.slice(1)) - 0.5) * CELL
  return around({ x: x - MIDDLE, y: y - MIDDLE }, turns)
}

/** The middle of the cut corner of a quarter; quarters 1 to 4 run clockwise from the north-west. */
export function cornerOf(quarter: number, turns: number): Point {
  const far = MIDDLE - CELL / 2
  return around({ x: quarter === 2 || quarter === 3 ? far : -far, y: quarter > 2 ? far : -far }, turns)
}

/** The middle of a slot while the rondel points at a side. */
export function slotAt(slot: number, side: Compass, turns: number): Point {
  const at = { x: slot === 2 || slot === 3 ? SLOT : -SLOT, y: slot > 2 ? SLOT : -SLOT }
  return around(at, turns - turnsTo(side))
}

/** A point given from the middle of the palace, on a board that has been turned. */
function around({ x, y }: Point, turns: number): Point {
  for (let left = ((turns % 4) + 4) % 4; left > 0; left -= 1) [x, y] = [y, -x]
  return { x: MIDDLE + x, y: MIDDLE + y }
}

/** Where the half columns of a sign are on the screen. */
export function halvesOf(sign: Sign, turns: number): Heading[] {
  return HALVES[sign].map((side) => heading(side, turns))
}

/** In how many ways a tile with these columns fits a space with columns like them (MN-T3). */
export function waysToLay(sign: Sign): number {
  return sign === 'o' ? 4 : HALVES[sign].length === 2 ? 2 : 1
}

/** The degrees by which the rondel, that points down when it is drawn, is turned so that it points at a side. */
export function rondelAngle(side: Compass, turns: number): number {
  return (turnsTo(side) - turns) * 90
}

/** The next angle of the rondel: clockwise on from where it is, unless a quarter turn back is all there is to do. */
export function turnOn(from: number, to: number): number {
  const ahead = (((to - from) % 360) + 360) % 360
  return from + (ahead === 270 ? -90 : ahead)
}

/** The seat whose shape the workers of a colour have. */
export function shapeOf(worker: WorkerColour): number {
  return WORKERS.indexOf(worker)
}

/** The point nearest to another that has so much room around it within the palace. */
export function within(point: Point, room: Point): Point {
  const held = (value: number, space: number) => Math.min(Math.max(value, space), PALACE - space)
  return { x: held(point.x, room.x), y: held(point.y, room.y) }
}
