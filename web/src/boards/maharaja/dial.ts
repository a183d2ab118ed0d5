import type { Point } from './geometry'
import type { Plan } from './types'

/** The two actions in the order in which the engine names them. */
export function ordered(first: Plan, second: Plan, plans: readonly Plan[]): [Plan, Plan] {
  return plans.indexOf(first) <= plans.indexOf(second) ? [first, second] : [second, first]
}

/** The middle of a sector, clockwise from the top, in radians. */
export function angleOf(sector: number, sectors: number): number {
  return (sector * 2 * Math.PI) / sectors
}

/** The sector that a point lies in, seen from the middle of the dial. */
export function sectorAt({ x, y }: Point, sectors: number): number {
  const turn = Math.atan2(x, -y) / (2 * Math.PI)
  return (Math.round(turn * sectors) + sectors) % sectors
}

/** A point at so much of an angle, clockwise from the top, and so far from the middle. */
export function polar(angle: number, radius: number): Point {
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) }
}

/** A sector's outline between two circles. */
export function wedge(sector: number, sectors: number, inner: number, outer: number): string {
  const half = Math.PI / sectors
  const middle = angleOf(sector, sectors)
  const [a, b] = [polar(middle - half, outer), polar(middle + half, outer)]
  const [c, d] = [polar(middle + half, inner), polar(middle - half, inner)]
  return `M${a.x} ${a.y}A${outer} ${outer} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 0 0 ${d.x} ${d.y}z`
}
