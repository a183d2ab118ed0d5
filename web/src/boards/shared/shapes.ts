/** The outline of each seat's shape around the origin, about 20 across: circle, square, diamond, triangle, hexagon. */
export const SHAPES: readonly string[] = [
  'M-9 0A9 9 0 1 0 9 0 9 9 0 1 0-9 0z',
  'M-8-8H8V8H-8z',
  'M0-11L10 0 0 11-10 0z',
  'M0-10L10.5 8h-21z',
  'M-5-9H5L10.5 0 5 9H-5L-10.5 0z',
]
