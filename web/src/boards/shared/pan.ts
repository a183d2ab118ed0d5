/** How a board is looked at: so many times larger, moved by so many pixels. */
export interface Pane {
  zoom: number
  x: number
  y: number
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** The whole board. */
export const WHOLE: Pane = { zoom: 1, x: 0, y: 0 }
/** The nearest one can go. */
export const MOST = 6
const MARGIN = 24

/** Nearer or farther, while the point under the pointer stays where it is. */
export function zoomed(
  pane: Pane,
  factor: number,
  middle: { x: number; y: number },
  width: number,
  height: number,
): Pane {
  const zoom = Math.min(MOST, Math.max(1, pane.zoom * factor))
  const grown = zoom / pane.zoom
  return kept(
    { zoom, x: middle.x - (middle.x - pane.x) * grown, y: middle.y - (middle.y - pane.y) * grown },
    width,
    height,
  )
}

export function dragged(pane: Pane, x: number, y: number, width: number, height: number): Pane {
  return kept({ ...pane, x: pane.x + x, y: pane.y + y }, width, height)
}

/** Moved just so far that a box, in pixels of the frame, comes into sight. */
export function shown(pane: Pane, { left, right, top, bottom }: Box, width: number, height: number): Pane {
  return dragged(pane, into(left, right, width), into(top, bottom, height), width, height)
}

function into(from: number, to: number, size: number): number {
  if (from < MARGIN) return MARGIN - from
  if (to > size - MARGIN) return size - MARGIN - to
  return 0
}

/** The board never leaves the frame, nor does the frame show anything but the board. */
function kept({ zoom, x, y }: Pane, width: number, height: number): Pane {
  return {
    zoom,
    x: Math.min(0, Math.max(width * (1 - zoom), x)),
    y: Math.min(0, Math.max(height * (1 - zoom), y)),
  }
}
