import { describe, expect, it } from 'vitest'
import { MOST, WHOLE, dragged, shown, zoomed } from '../../src/boards/shared/pan'

describe('looking at a board from near', () => {
  it('keeps the point under the pointer where it is', () => {
    const middle = { x: 120, y: 60 }
    const near = zoomed(WHOLE, 2, middle, 400, 300)
    expect((middle.x - near.x) / near.zoom).toBeCloseTo(120)
    expect((middle.y - near.y) / near.zoom).toBeCloseTo(60)
  })

  it('never goes beyond the board, nor nearer than it may', () => {
    expect(zoomed(WHOLE, 0.5, { x: 0, y: 0 }, 400, 300)).toEqual(WHOLE)
    expect(zoomed(WHOLE, 100, { x: 0, y: 0 }, 400, 300).zoom).toBe(MOST)
    const near = dragged({ zoom: 2, x: -100, y: -100 }, 9999, -9999, 400, 300)
    expect(near).toEqual({ zoom: 2, x: 0, y: -300 })
  })

  it('brings into sight what has the focus, and moves no farther than that', () => {
    const near = { zoom: 2, x: -100, y: -100 }
    expect(shown(near, { left: 420, right: 460, top: 50, bottom: 90 }, 400, 300).x).toBe(-184)
    expect(shown(near, { left: 100, right: 140, top: 50, bottom: 90 }, 400, 300)).toEqual(near)
  })
})
