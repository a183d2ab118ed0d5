import { type Block, type Passage, plain } from './markdown'

/** The parts of a text, each with whether it was searched for. */
export interface Part {
  text: string
  hit: boolean
}

/** Splits a text at the words that begin as searched for, without regard to capitals and accents. */
export function mark(text: string, query: string): Part[] {
  const folded = fold(text)
  const hits = wordsOf(query).flatMap((word) => places(folded, word))
  hits.sort((a, b) => a[0] - b[0])
  const parts: Part[] = []
  let last = 0
  for (const [from, to] of hits) {
    if (to <= last) continue
    const start = Math.max(from, last)
    if (start > last) parts.push({ text: text.slice(last, start), hit: false })
    parts.push({ text: text.slice(start, to), hit: true })
    last = to
  }
  if (last < text.length) parts.push({ text: text.slice(last), hit: false })
  return parts
}

/** What of a text holds every word that is searched for, under its headings. Without a query that is all of it. */
export function search(blocks: readonly Block[], query: string): Block[] {
  const words = wordsOf(query)
  if (words.length === 0) return [...blocks]
  const found: Block[] = []
  let headings: (Block & { kind: 'heading' })[] = []
  for (const block of blocks) {
    if (block.kind === 'heading') {
      headings = [...headings.filter(({ level }) => level < block.level), block]
      continue
    }
    const part = partOf(block, words)
    if (part) {
      found.push(...headings, part)
      headings = []
    }
  }
  return found
}

/** How many passages there are. */
export function count(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => {
    if (block.kind === 'list') return sum + block.items.length
    if (block.kind === 'table') return sum + block.rows.length
    return block.kind === 'heading' ? sum : sum + 1
  }, 0)
}

/** The passage that tells a rule. */
export function passageAbout(blocks: readonly Block[], rule: string): Passage | undefined {
  return blocks
    .flatMap((block) => {
      if (block.kind === 'list') return block.items
      return block.kind === 'paragraph' ? [block.passage] : []
    })
    .find(({ rules }) => rules.includes(rule))
}

function partOf(block: Exclude<Block, { kind: 'heading' }>, words: string[]): Block | undefined {
  const holds = (text: string): boolean => words.every((word) => places(fold(text), word).length > 0)
  const matches = (passage: Passage): boolean => holds(`${plain(passage)} ${passage.rules.join(' ')}`)
  if (block.kind === 'paragraph') return matches(block.passage) ? block : undefined
  if (block.kind === 'code') return holds(block.text) ? block : undefined
  if (block.kind === 'list') {
    const items = block.items.filter(matches)
    return items.length > 0 ? { ...block, items } : undefined
  }
  const rows = block.rows.filter((row) => holds(row.map(plain).join(' ')))
  return rows.length > 0 ? { ...block, rows } : undefined
}

function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean)
}

/** Small letters without accents, as many as before, so that places in both texts are the same. */
function fold(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const folded = text.charAt(at).normalize('NFD').charAt(0).toLowerCase()
    return folded.length === 1 ? folded : text.charAt(at)
  }).join('')
}

/** Where words begin like this one. */
function places(text: string, word: string): [number, number][] {
  const found: [number, number][] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) found.push([at, at + word.length])
  }
  return found
}
