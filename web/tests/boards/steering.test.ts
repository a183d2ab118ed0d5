import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nearest, steering } from '../../src/boards/shared/steering'

const places = [
  { x: 100, y: 0 },
  { x: 200, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 250 },
]

describe('steering by arrow keys', () => {
  it('goes to the nearest place in that direction', () => {
    const from = { x: 0, y: 0 }
    expect(nearest(places, from, { x: 1, y: 0 })).toBe(0)
    expect(nearest(places, from, { x: 0, y: 1 })).toBe(3)
    expect(nearest(places, { x: 100, y: 40 }, { x: 0, y: 1 })).toBe(2)
  })

  it('stays where nothing is ahead', () => {
    expect(nearest(places, { x: 200, y: 0 }, { x: 1, y: 0 })).toBe(-1)
    expect(nearest([], { x: 0, y: 0 }, { x: 1, y: 0 })).toBe(-1)
  })

  describe('on a board', () => {
    let board: HTMLElement
    let leave: () => void
    beforeEach(() => {
      board = document.createElement('div')
      board.innerHTML =
        '<b tabindex="0" data-x="0"></b><b tabindex="0" data-x="50"></b><i tabindex="0" data-x="90"></i>'
      for (const child of board.querySelectorAll<HTMLElement>('*')) {
        child.getBoundingClientRect = () => new DOMRect(Number(child.dataset.x), 0, 10, 10)
      }
      document.body.append(board)
      leave = steering(() => 'b')(board)
    })
    afterEach(() => board.remove())
    const press = (key: string) =>
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    const focused = () => (document.activeElement as HTMLElement).dataset.x

    it('moves the focus among what is meant', () => {
      board.querySelector('b')!.focus()
      press('ArrowRight')
      expect(focused()).toBe('50')
      press('ArrowRight')
      expect(focused()).toBe('50')
      press('ArrowLeft')
      expect(focused()).toBe('0')
      leave()
      press('ArrowRight')
      expect(focused()).toBe('0')
    })
  })
})
