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
  /** A finger takes a piece up by resting on it, because a finger that moves at once scrolls the page. */
  rest?: boolean
}

/** A press that moves less than this is a click. */
const SLACK = 6
/** A finger that rests so many milliseconds takes up what is under it. */
export const REST = 220

/**
 * Dragging on a board, for `{@attach drag({…})}`: taking a Spot up chooses it, letting it go over another one, or over
 * what stands for another one (`data-drop`), chooses that. Nothing around the board hears of the press. What a finger does
 * not have to rest on needs `touch-action: none`, or the page scrolls instead.
 */
export function drag({ picker, from, onmove, rest = false }: DragOptions): (board: Element) => () => void {
  return (board) => {
    let pressed: { target: Target; x: number; y: number; pointer: number } | null = null
    let moving = false
    let resting: ReturnType<typeof setTimeout> | undefined

    function down(event: PointerEvent): void {
      const target = targetOf(event.target as Element)
      if (event.button !== 0 || !target || !from(target) || !picker().can(target)) return
      event.stopPropagation()
      pressed = { target, x: event.clientX, y: event.clientY, pointer: event.pointerId }
      if (rest && event.pointerType === 'touch') resting = setTimeout(() => lift(event), REST)
    }

    /** Takes up what was pressed. */
    function lift(event: PointerEvent): void {
      const { target } = pressed!
      resting = undefined
      moving = true
      if (!picker().chosen.includes(target)) picker().choose(target)
      carry(event)
    }

    function carry(event: PointerEvent): void {
      onmove?.({ target: pressed!.target, x: event.clientX, y: event.clientY, over: under(event) })
    }

    function move(event: PointerEvent): void {
      if (event.pointerId !== pressed?.pointer) return
      if (moving) {
        carry(event)
        return
      }
      if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < SLACK) return
      if (resting === undefined) lift(event)
      else release()
    }

    function release(): void {
      clearTimeout(resting)
      resting = undefined
      pressed = null
      moving = false
    }

    /** What is being dragged does not scroll the page. */
    function hold(event: Event): void {
      if (moving) event.preventDefault()
    }

    function up(event: PointerEvent): void {
      if (event.pointerId !== pressed?.pointer) return
      if (moving) {
        const over = event.type === 'pointerup' ? under(event) : null
        if (over) picker().choose(over)
        if (event.type === 'pointerup') addEventListener('click', swallow, { capture: true, once: true })
        setTimeout(() => removeEventListener('click', swallow, { capture: true }))
      }
      release()
      onmove?.(null)
    }

    /** What a piece would be dropped on: only what can be chosen next. */
    function under(event: PointerEvent): Target | null {
      for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
        if (!board.contains(element)) continue
        const target = [targetOf(element), element.closest('[data-drop]')?.getAttribute('data-drop')].find(
          (one) => one && picker().next.has(one),
        )
        if (target) return target
      }
      return null
    }

    board.addEventListener('pointerdown', down as EventListener)
    board.addEventListener('touchmove', hold, { passive: false })
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', up)
    return () => {
      release()
      board.removeEventListener('pointerdown', down as EventListener)
      board.removeEventListener('touchmove', hold)
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
