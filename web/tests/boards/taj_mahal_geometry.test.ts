import { describe, expect, it } from 'vitest'
import { closed, distance, layout, outlines, roomiest, within, type Site } from '../../src/boards/taj_mahal/geometry'
import type { TajMahal } from '../../src/boards/taj_mahal/types'
import { decisionsOf } from '../recorded'

const { view } = decisionsOf<TajMahal>('taj_mahal')[0]![1]
const cities: Site[] = Object.values(view.cities).map(({ at: [x, y], province }) => ({ x, y, owner: province }))

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

  it('does not lie on the name of its province, which covers no city', () => {
    for (const [province, outline] of outlines(cities)) {
      const own = cities.filter(({ owner }) => owner === province)
      const { token, name } = layout(own, [], outline, 9)
      for (const x of [-4, -2, 0, 2, 4]) {
        const letter = { x: name.x + x, y: name.y - 0.7 }
        expect(within(letter, outline), province).toBe(true)
        for (const city of own) expect(distance(letter, city), province).toBeGreaterThan(2.5)
        expect(distance(letter, token), province).toBeGreaterThan(4.2)
      }
    }
  })
})

it('an outline is drawn as a closed path', () => {
  expect(
    closed([
      { x: 1, y: 2 },
      { x: 3.456, y: 4 },
    ]),
  ).toBe('M1.00 2.00L3.46 4.00z')
})
