/**
 * The motifs of the inlay colours, so that no colour is told by its colour alone. Each is one path in a square of 100
 * around 0, 0, filled by the rule `evenodd`.
 */

function ring(radius: number): string {
  return `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
}

function dot(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
}

/** A star with so many points between two circles. */
function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const radius = i % 2 ? inner : outer
    const angle = (i * Math.PI) / points
    return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`
  })
  return `M${corners.join('L')}z`
}

/** Triangular rays around a disc. */
function rays(count: number, outer: number, inner: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count
    const corner = (radius: number, aside: number) =>
      `${round(radius * Math.sin(angle + aside))} ${round(-radius * Math.cos(angle + aside))}`
    return `M${corner(outer, 0)}L${corner(inner, 0.2)}L${corner(inner, -0.2)}z`
  }).join('')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

export const MOTIFS: Record<string, string> = {
  // a lotus: five petals above a leaf
  blue:
    'M0-44C17-24 17 4 0 20C-17 4-17-24 0-44z' +
    'M13-24C26-30 34-32 40-32C42-6 30 14 9 22C20 8 22-8 13-24z' +
    'M-13-24C-26-30-34-32-40-32C-42-6-30 14-9 22C-20 8-22-8-13-24z' +
    'M40-6C46-6 49-5 50-4C46 18 28 30 6 29C24 23 36 10 40-6z' +
    'M-40-6C-46-6-49-5-50-4C-46 18-28 30-6 29C-24 23-36 10-40-6z' +
    'M-30 36Q0 50 30 36Q0 40-30 36z',
  // a pomegranate: a crown above a fruit that is open on its seeds
  red:
    'M-16-48L-7-36L0-48L7-36L16-48L12-24C34-18 44-4 44 10C44 32 24 48 0 48C-24 48-44 32-44 10C-44-4-34-18-12-24z' +
    'M0-8C-16-2-22 10-20 22C-16 34-6 38 0 38C6 38 16 34 20 22C22 10 16-2 0-8z' +
    dot(0, 6, 6.5) +
    dot(-9, 20, 6.5) +
    dot(9, 20, 6.5),
  // a leaf with its rib and veins left out
  green:
    'M0-50C30-30 40-2 30 22C22 36 12 40 3 41L3 50L-3 50L-3 41C-12 40-22 36-30 22C-40-2-30-30 0-50z' +
    'M0-32L-3 30L3 30z' +
    'M5-6L21-18L21-12L5 2z' +
    'M-5-6L-21-18L-21-12L-5 2z' +
    'M5 14L24 0L23 7L5 22z' +
    'M-5 14L-24 0L-23 7L-5 22z',
  // a sun
  orange: ring(24) + ring(15) + rays(12, 50, 29) + ring(7),
  // the eye of a peacock feather
  purple:
    'M0-50C26-34 38-10 34 10C30 28 16 36 4 38L4 50L-4 50L-4 38C-16 36-30 28-34 10C-38-10-26-34 0-50z' +
    'M0-32C16-20 25-6 23 8C20 22 10 28 0 28C-10 28-20 22-23 8C-25-6-16-20 0-32z' +
    'M0-14C9-8 14 0 13 7C12 14 6 18 0 18C-6 18-12 14-13 7C-14 0-9-8 0-14z',
  // a star of two squares
  white: star(8, 50, 36) + star(8, 28, 20) + ring(9),
}
