/** Where something is on the screen. */
export interface Place {
  x: number
  y: number
}

const KEYS: Record<string, Place> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
}

/** Which of some places an arrow key leads to: the nearest one in that direction; straight ahead counts as nearer. */
export function nearest(places: Place[], from: Place, towards: Place): number {
  let found = -1
  let least = Infinity
  places.forEach(({ x, y }, index) => {
    const ahead = (x - from.x) * towards.x + (y - from.y) * towards.y
    const aside = Math.abs((x - from.x) * towards.y) + Math.abs((y - from.y) * towards.x)
    const cost = ahead + 2 * aside
    if (ahead > 1 && cost < least) [found, least] = [index, cost]
  })
  return found
}

/**
 * The arrow keys move the focus among what can be pointed at on a board, for `{@attach steering(…)}`; `among` says what
 * that is just now.
 */
export function steering(among: () => string): (board: Element) => () => void {
  return (board) => {
    const steer = ((event: KeyboardEvent) => {
      const towards = KEYS[event.key]
      const here = document.activeElement
      if (!towards || !here || !board.contains(here)) return
      const others = [...board.querySelectorAll<SVGElement | HTMLElement>(among())].filter((spot) => spot !== here)
      const next = others[nearest(others.map(middle), middle(here), towards)]
      if (!next) return
      event.preventDefault()
      next.focus()
    }) as EventListener
    board.addEventListener('keydown', steer)
    return () => board.removeEventListener('keydown', steer)
  }
}

function middle(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
