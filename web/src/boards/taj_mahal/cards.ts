import type { Member } from './types'

export const MEMBERS = ['vizier', 'general', 'monk', 'princess', 'mogul', 'elephant'] as const

const LETTERS: Record<string, Member> = {
  V: 'vizier',
  G: 'general',
  M: 'monk',
  P: 'princess',
  C: 'mogul',
  E: 'elephant',
}
/** What a prestige card adds to the row; Nobility scores and Enlightenment allows instead. */
const PRESTIGE: Record<string, Member[]> = {
  might: ['elephant'],
  nobility: [],
  knowledge: ['mogul'],
  enlightenment: [],
}
export const COLOURS = ['red', 'yellow', 'green', 'blue', 'colourless', 'prestige'] as const
export type Colour = (typeof COLOURS)[number]

export interface Card {
  name: string
  colour: Colour
  members: Member[]
}

/** A card by its name: `red-EM`, `colourless-C`, `might`. */
export function card(name: string): Card {
  if (name in PRESTIGE) return { name, colour: 'prestige', members: PRESTIGE[name]! }
  const [colour, letters = ''] = name.split('-')
  return { name, colour: colour as Colour, members: Array.from(letters, (letter) => LETTERS[letter]!) }
}

/** Whether a card may only go along with a coloured one. */
export function isExtra(name: string): boolean {
  const { colour } = card(name)
  return colour === 'colourless' || colour === 'prestige'
}

export interface Pile {
  card: Card
  count: number
}

/** Cards by colour, equal ones together: what is easiest to look through. */
export function grouped(names: readonly string[]): { colour: Colour; piles: Pile[] }[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const piles = [...counts].map(([name, count]) => ({ card: card(name), count }))
  return COLOURS.map((colour) => ({ colour, piles: piles.filter((pile) => pile.card.colour === colour) })).filter(
    ({ piles }) => piles.length > 0,
  )
}
