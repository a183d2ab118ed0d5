import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Picker } from '../../src/acting/picker.svelte'
import { REST, drag, type Dragged } from '../../src/boards/shared/drag'
import type { Choice } from '../../src/server/types'

const choices: Choice[] = ['c5', 'c6'].map((space, action) => ({
  action,
  notation: space,
  do: { do: 'place', slot: 1, space, arrow: 'N' },
}))

describe('dragging', () => {
  let board: HTMLElement
  let under: Element[]
  let picker: Picker
  let seen: (Dragged | null)[]
  let leave: () => void

  beforeEach(() => {
    board = document.createElement('div')
    board.innerHTML = '<b data-target="slot:1"><i></i></b><b data-target="space:c5"></b><b data-target="space:h8"></b>'
    document.body.append(board)
    under = []
    document.elementsFromPoint = () => under
    picker = new Picker(choices, ({ notation }) => ['slot:1', `space:${notation}`, 'arrow:N'])
    seen = []
    leave = drag({
      picker: () => picker,
      from: (target) => target.startsWith('slot:'),
      onmove: (dragged) => seen.push(dragged),
    })(board)
  })
  afterEach(async () => {
    leave()
    board.remove()
    await new Promise((later) => setTimeout(later))
  })

  const at = (target: string) => board.querySelector(`[data-target="${target}"]`)!
  const fire = (on: EventTarget, type: string, clientX: number, pointerId = 1) =>
    on.dispatchEvent(new PointerEvent(type, { clientX, clientY: 0, pointerId, button: 0, bubbles: true }))

  it('chooses what is taken up and what it is dropped on', () => {
    fire(at('slot:1').firstElementChild!, 'pointerdown', 0)
    under = [board, at('space:c5')]
    fire(window, 'pointermove', 40)
    expect(picker.chosen).toEqual(['slot:1'])
    expect(seen).toEqual([{ target: 'slot:1', x: 40, y: 0, over: 'space:c5' }])
    fire(window, 'pointerup', 40)
    expect(picker.chosen).toEqual(['slot:1', 'space:c5'])
    expect(seen.at(-1)).toBeNull()
  })

  it('does not take back what was chosen before', () => {
    picker.choose('slot:1')
    fire(at('slot:1'), 'pointerdown', 0)
    fire(window, 'pointermove', 40)
    expect(picker.chosen).toEqual(['slot:1'])
  })

  it('leaves a press that hardly moves to the click, and swallows the click of a drag', () => {
    let clicks = 0
    board.addEventListener('click', () => (clicks += 1))
    fire(at('slot:1'), 'pointerdown', 0)
    fire(window, 'pointermove', 3)
    fire(window, 'pointerup', 3)
    expect(picker.chosen).toEqual([])
    at('slot:1').dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(clicks).toBe(1)
    fire(at('slot:1'), 'pointerdown', 0)
    fire(window, 'pointermove', 40)
    fire(window, 'pointerup', 40)
    at('slot:1').dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(clicks).toBe(1)
  })

  it('drops nothing where it leads nowhere, nor when it is called off, nor for another finger', () => {
    fire(at('slot:1'), 'pointerdown', 0)
    fire(window, 'pointermove', 40)
    under = [at('space:h8')]
    fire(window, 'pointerup', 40, 2)
    expect(seen.at(-1)).not.toBeNull()
    fire(window, 'pointerup', 40)
    expect(picker.chosen).toEqual(['slot:1'])
    fire(at('slot:1'), 'pointerdown', 0)
    fire(window, 'pointermove', 40)
    under = [at('space:c5')]
    fire(window, 'pointercancel', 40)
    expect(picker.chosen).toEqual(['slot:1'])
  })

  it('takes up only what can be dragged', () => {
    picker.choose('slot:1')
    fire(at('space:c5'), 'pointerdown', 0)
    fire(window, 'pointermove', 40)
    expect(seen).toEqual([])
  })

  it('drops on what stands for a target', () => {
    board.insertAdjacentHTML('beforeend', '<b data-drop="space:c6"></b>')
    fire(at('slot:1'), 'pointerdown', 0)
    under = [at('space:h8'), board.querySelector('[data-drop]')!]
    fire(window, 'pointermove', 40)
    fire(window, 'pointerup', 40)
    expect(picker.chosen).toEqual(['slot:1', 'space:c6'])
  })

  it('keeps the press to itself', () => {
    let heard = 0
    const count = () => (heard += 1)
    document.body.addEventListener('pointerdown', count)
    fire(at('slot:1'), 'pointerdown', 0)
    fire(at('space:c5'), 'pointerdown', 0)
    document.body.removeEventListener('pointerdown', count)
    expect(heard).toBe(1)
  })
})

describe('dragging with a finger that has to rest', () => {
  let board: HTMLElement
  let picker: Picker
  let leave: () => void

  beforeEach(() => {
    vi.useFakeTimers()
    board = document.createElement('div')
    board.innerHTML = '<b data-target="slot:1"></b><b data-target="space:c5"></b>'
    document.body.append(board)
    document.elementsFromPoint = () => [board.lastElementChild!]
    picker = new Picker(choices, ({ notation }) => ['slot:1', `space:${notation}`, 'arrow:N'])
    leave = drag({ picker: () => picker, from: () => true, rest: true })(board)
  })
  afterEach(() => {
    vi.runAllTimers()
    vi.useRealTimers()
    leave()
    board.remove()
  })

  const touch = (type: string, clientX: number) =>
    board.firstElementChild!.dispatchEvent(
      new PointerEvent(type, { clientX, clientY: 0, pointerId: 1, pointerType: 'touch', button: 0, bubbles: true }),
    )
  const scrolls = () => board.dispatchEvent(new Event('touchmove', { cancelable: true }))

  it('takes a piece up after a while; from then on the page does not scroll', () => {
    touch('pointerdown', 0)
    expect(scrolls()).toBe(true)
    vi.advanceTimersByTime(REST)
    expect(picker.chosen).toEqual(['slot:1'])
    expect(scrolls()).toBe(false)
    touch('pointermove', 40)
    touch('pointerup', 40)
    expect(picker.chosen).toEqual(['slot:1', 'space:c5'])
    expect(scrolls()).toBe(true)
  })

  it('leaves a finger that moves at once to the page, and a short touch to the click', () => {
    touch('pointerdown', 0)
    touch('pointermove', 40)
    vi.advanceTimersByTime(REST)
    expect(scrolls()).toBe(true)
    touch('pointerdown', 0)
    touch('pointerup', 0)
    vi.advanceTimersByTime(REST)
    expect(picker.chosen).toEqual([])
  })
})
