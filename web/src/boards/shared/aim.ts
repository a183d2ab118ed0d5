/** What a fingertip covers: so many pixels across. */
export const FINGER = 44

interface Point {
  x: number
  y: number
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** What a fingertip means: one of some boxes, or a crowd of them that has to be drawn so many times larger first. */
export type Aim = { at: number } | { crowd: number; nearest: number }

/**
 * What is meant by a tap: what lies under the fingertip. Where two lie under it, closer together than a fingertip, one has
 * to be nearer by half of it; so nobody who taps within half a fingertip of what he means gets anything else.
 */
export function aim(tap: Point, boxes: Box[]): Aim | null {
  const near = boxes
    .map((box, at) => ({ at, away: away(tap, box) }))
    .filter(({ away }) => away <= FINGER / 2)
    .sort((one, other) => one.away - other.away)
  const [first, second] = near
  if (!first) return null
  if (!second || second.away - first.away >= FINGER / 2) return { at: first.at }
  const between = Math.min(...near.slice(1).map(({ at }) => apart(middle(boxes[first.at]!), middle(boxes[at]!))))
  return between >= FINGER ? { at: first.at } : { crowd: FINGER / Math.max(1, between), nearest: first.at }
}

/** How far a tap is from a box: from its middle, or from what is more than half a fingertip inside it. */
function away({ x, y }: Point, { left, top, width, height }: Box): number {
  const outside = (distance: number, size: number): number =>
    Math.max(0, Math.abs(distance) - Math.max(0, (size - FINGER) / 2))
  return Math.hypot(outside(x - left - width / 2, width), outside(y - top - height / 2, height))
}

function middle({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 }
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
