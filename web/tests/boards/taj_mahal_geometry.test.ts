import { describe, expect, it } from 'vitest'
import {
  closed,
  distance,
  frame,
  layout,
  outlines,
  roomiest,
  type Point,
  type Site,
} from '../../src/boards/taj_mahal/geometry'
import type { TajView } from '../../src/boards/taj_mahal/view'
import recorded from './taj_mahal.json'

const view = recorded.view as unknown as TajView
const cities: Site[] = Object.values(view.cities).map(({ at: [x, y], province }) => ({ x, y, owner: province }))

/** Whether a point lies within an outline: a ray to the east crosses it an odd number of times. */
function within({ x, y }: Point, outline: Point[]): boolean {
  return (
    outline.filter((from, i) => {
      const to = outline[(i + 1) % outline.length]!
      return from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)
    }).length %
      2 ===
    1
  )
}

describe('the land', () => {
  const land = outlines(cities)

  it('has an outline around the cities of every province and around no others', () => {
    expect(land.size).toBe(12)
    for (const [province, outline] of land) {
      for (const city of cities) expect(within(city, outline)).toBe(city.owner === province)
    }
  })

  it('is tiled: no point belongs to two provinces, and between neighbours there is no gap', () => {
    let shared = 0
    for (let x = 10; x < 90; x += 1.7) {
      for (let y = 30; y < 64; y += 1.7) {
        const owners = [...land].filter(([, outline]) => within({ x, y }, outline)).length
        expect(owners).toBeLessThanOrEqual(1)
        shared += owners
      }
    }
    const points = Math.ceil(80 / 1.7) * Math.ceil(34 / 1.7)
    expect(shared).toBe(points)
  })

  it('ends at the sea, not far from the cities', () => {
    for (const outline of land.values()) {
      for (const point of outline) {
        expect(Math.min(...cities.map((city) => distance(city, point)))).toBeLessThan(13)
      }
    }
  })
})

describe('a token', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 12, y: 0 },
    { x: 12, y: 12 },
    { x: 0, y: 12 },
  ]

  it('lies in the middle of its cities', () => {
    const { x, y } = roomiest(square, [])
    expect(distance({ x, y }, { x: 6, y: 6 })).toBeLessThan(0.5)
  })

  it('makes way for a city or a road in the middle', () => {
    expect(distance(roomiest([...square, { x: 6, y: 6 }], []), { x: 6, y: 6 })).toBeGreaterThan(4)
    const { x } = roomiest(square, [[square[0]!, { x: 6, y: 12 }]])
    expect(x).toBeGreaterThan(6)
  })

  it('does not lie on the name of its province', () => {
    const outline = frameOf(square)
    expect(layout(square, [], outline).name.y).toBeGreaterThan(12)
    const low = layout([...square, { x: 6, y: 5.4 }, { x: 6, y: 3 }], [], outline)
    expect(low.token.y).toBeGreaterThan(8.4)
    expect(low.name.y).toBeLessThan(0)
  })

  function frameOf(points: Point[]): Point[] {
    const { x, y, width, height } = frame(points, 5)
    return [0, 0.5, 1].flatMap((share) => [
      { x: x + width * share, y },
      { x: x + width * share, y: y + height },
    ])
  }
})

it('an outline is drawn as a closed path', () => {
  expect(
    closed([
      { x: 1, y: 2 },
      { x: 3.456, y: 4 },
    ]),
  ).toBe('M1.00 2.00L3.46 4.00z')
})
