/** The cloth of each province: a hue and a woven figure on a field of 8 by 8, so that neighbours differ in both. */
export interface Textile {
  hue: number
  figure: string
}

const FIGURES = {
  lattice: 'M0 4L4 0 8 4 4 8zM4 3l1 1-1 1-1-1z',
  waves: 'M0 2q2-2 4 0t4 0M0 6q2-2 4 0t4 0',
  flowers: 'M2 .8v2.4M.8 2h2.4M6 4.8v2.4M4.8 6h2.4M5.2 5.2l1.6 1.6M6.8 5.2L5.2 6.8',
  chevrons: 'M0 3l2-2 2 2 2-2 2 2M0 7l2-2 2 2 2-2 2 2',
  drops: 'M2 .8q1.6 1.8 0 2.8-1.6-1 0-2.8M6 4.8q1.6 1.8 0 2.8-1.6-1 0-2.8',
  weave: 'M1 1h2v2H1zM5 5h2v2H5zM5 1l2 2M7 1L5 3M1 5l2 2M3 5L1 7',
}

export const TEXTILES: Textile[] = [
  { hue: 28, figure: FIGURES.chevrons },
  { hue: 205, figure: FIGURES.flowers },
  { hue: 340, figure: FIGURES.lattice },
  { hue: 165, figure: FIGURES.weave },
  { hue: 48, figure: FIGURES.waves },
  { hue: 262, figure: FIGURES.drops },
  { hue: 105, figure: FIGURES.chevrons },
  { hue: 315, figure: FIGURES.drops },
  { hue: 220, figure: FIGURES.lattice },
  { hue: 15, figure: FIGURES.flowers },
  { hue: 185, figure: FIGURES.waves },
  { hue: 60, figure: FIGURES.weave },
]
