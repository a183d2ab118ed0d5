import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Colour = [number, number, number]
type Matrix = [Colour, Colour, Colour]

const css = readFileSync('src/styles/tokens.css', 'utf8')
const themes = ['light', 'dark'] as const
/** A distance in OKLab that is seen at a glance; 0.02 can just be noticed. */
const CLEAR = 0.09

/** How colours are seen with a complete deficiency (Machado, Oliveira and Fernandes 2009), on linear light. */
const SEEING: Record<string, Matrix> = {
  common: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** A colour of a theme in linear light. */
function colour(name: string, theme: (typeof themes)[number]): Colour {
  const found = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css)
  const hex = found![theme === 'light' ? 1 : 2]!
  return [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as Colour
}

function contrast(a: Colour, b: Colour): number {
  const light = [a, b].map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue).sort((x, y) => y - x)
  return (light[0]! + 0.05) / (light[1]! + 0.05)
}

function times(matrix: Matrix, vector: Colour): Colour {
  return matrix.map((row) => row.reduce((sum, part, n) => sum + part * vector[n]!, 0)) as Colour
}

/** A colour in OKLab, where distances are as large as they look. */
function oklab(light: Colour): Colour {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light.map((part) => Math.min(1, Math.max(0, part))) as Colour,
  )
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones.map(Math.cbrt) as Colour,
  )
}

/** The smallest distance between two colours of a family, as somebody sees them. */
function closest(names: string[], theme: (typeof themes)[number], seeing: Matrix): number {
  const seen = names.map((name) => oklab(times(seeing, colour(name, theme))))
  const pairs = seen.flatMap((one, n) =>
    seen.slice(n + 1).map((other) => Math.hypot(...one.map((x, i) => x - other[i]!))),
  )
  return Math.min(...pairs)
}

describe.each(themes)('in the %s theme', (theme) => {
  const grounds = ['ground', 'panel', 'raised']

  it.each(['ink', 'quiet', 'accent', 'good', 'bad'])('%s can be read on every ground', (name) => {
    for (const ground of grounds) expect(contrast(colour(name, theme), colour(ground, theme))).toBeGreaterThan(4.5)
  })

  it('words can be read on buttons and on what is marked', () => {
    expect(contrast(colour('on-accent', theme), colour('accent', theme))).toBeGreaterThan(4.5)
    expect(contrast(colour('ink', theme), colour('mark', theme))).toBeGreaterThan(4.5)
  })

  it.each(['hairline', 'edge', 'focus', 'glow', 'seat-0', 'seat-1', 'seat-2', 'seat-3', 'seat-4'])(
    '%s stands out from every ground',
    (name) => {
      for (const ground of grounds) expect(contrast(colour(name, theme), colour(ground, theme))).toBeGreaterThan(3)
    },
  )

  it.each(Object.entries(SEEING))('seats and inlays stay apart with %s', (_, seeing) => {
    const seats = [0, 1, 2, 3, 4].map((seat) => `seat-${seat}`)
    const inlays = ['blue', 'red', 'green', 'orange', 'purple', 'white'].map((name) => `inlay-${name}`)
    expect(closest(seats, theme, seeing)).toBeGreaterThan(CLEAR)
    expect(closest(inlays, theme, seeing)).toBeGreaterThan(CLEAR)
  })
})
