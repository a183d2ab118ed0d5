import { describe, expect, it } from 'vitest'
import { scrolling } from '../../src/boards/shared/reveal'

describe('scrolling something into sight', () => {
  it('leaves alone what is mostly seen', () => {
    expect(scrolling(10, 110, 400)).toBe(0)
    expect(scrolling(-30, 70, 400)).toBe(0)
    expect(scrolling(330, 430, 400)).toBe(0)
  })

  it('goes just as far as needed', () => {
    expect(scrolling(-80, 20, 400)).toBe(-80)
    expect(scrolling(380, 480, 400)).toBe(80)
    expect(scrolling(900, 1000, 400)).toBe(600)
  })

  it('shows the beginning of what is too high', () => {
    expect(scrolling(300, 900, 400)).toBe(300)
    expect(scrolling(-100, 500, 400)).toBe(0)
  })
})
