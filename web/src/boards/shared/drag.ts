import type { Picker, Target } from '../../acting/picker.svelte'

/** A piece on its way: what is dragged, where the pointer is, and what it is over. */
export interface Dragged {
  target: Target
  x: number
  y: number
  over: Target | null
}

export interface DragOptions {
  picker: () => Picker
  /** What can be dragged. */
  from: (target: Target) => boolean
  /** Called on every move with where it is, and with null at the end. */
  onmove?: (dragged: Dragged | null) => void
}

/** A press that moves less than this is a click. */
const SLACK = 6

/**
 * Dragging on a board, for `{@attach drag({…})}`: taking a Spot up chooses it, letting it go over another one chooses
 * that. Nothing around the board hears of the press. Give what can be dragged `touch-action: none`, or the page scrolls
 * instead.
 */
export function drag({ picker, from, onmove }: DragOptions): (board: Element) => () => void {
  return (board) => {
    let pressed: { target: Target; x: number; y: number; pointer: number } | null = null
    let moving = false

    function down(event: PointerEvent): void {
      const target = targetOf(event.target as Element)
      if (event.button !== 0 || !target || !from(target) || !picker().can(target)) return
      event.stopPropagation()
      pressed = { target, x: event.clientX, y: event.clientY, pointer: event.pointerId }
    }

    function move(event: PointerEvent): void {
      if (!pressed || event.pointerId !== pressed.pointer) return
      const { target, x, y } = pressed
      if (!moving) {
        if (Math.hypot(event.clientX - x, event.clientY - y) < SLACK) return
        moving = true
        if (!picker().chosen.includes(target)) picker().choose(target)
      }
      onmove?.({ target, x: event.clientX, y: event.clientY, over: under(event) })
    }

    function up(event: PointerEvent): void {
      if (!pressed || event.pointerId !== pressed.pointer) return
      if (moving) {
        const over = event.type === 'pointerup' ? under(event) : null
        if (over) picker().choose(over)
        if (event.type === 'pointerup') addEventListener('click', swallow, { capture: true, once: true })
        setTimeout(() => removeEventListener('click', swallow, { capture: true }))
      }
      pressed = null
      moving = false
      onmove?.(null)
    }

    /** What a piece would be dropped on: only what can be chosen next. */
    function under(event: PointerEvent): Target | null {
      for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
        const target = board.contains(element) ? targetOf(element) : null
        if (target && picker().next.has(target)) return target
      }
      return null
    }

    board.addEventListener('pointerdown', down as EventListener)
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', up)
    return () => {
      board.removeEventListener('pointerdown', down as EventListener)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', up)
    }
  }
}

/** The click that ends a drag is none. */
function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

function targetOf(element: Element): Target | null {
  return element.closest('[data-target]')?.getAttribute('data-target') ?? null
}
