/**
 * The little Markdown in which the rules are written: headings, lists, tables, code, bold, italic, and the numbers of
 * the rules in brackets at the end. Text becomes data that the page draws; it never becomes HTML by itself.
 */

export interface Span {
  kind: 'text' | 'bold' | 'italic' | 'code' | 'rule'
  text: string
}

/** A paragraph or an item of a list, with the numbers of the rules that it tells. */
export interface Passage {
  spans: Span[]
  rules: string[]
}

export type Block =
  | { kind: 'heading'; level: number; id: string; passage: Passage }
  | { kind: 'paragraph'; passage: Passage }
  | { kind: 'list'; ordered: boolean; items: Passage[] }
  | { kind: 'table'; head: Passage[]; rows: Passage[][] }
  | { kind: 'code'; text: string }

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b((?:MN|MJ|TJ)-[A-Z0-9]+)\b/g
const HEADING = /^(#{1,4}) +(.*)$/
const ITEM = /^(?:-|(\d+)\.) +(.*)$/
const TOLD = /\s*\(((?:MN|MJ|TJ)-[A-Z0-9]+(?:, (?:MN|MJ|TJ)-[A-Z0-9]+)*)\)\s*$/
const DASHES = /^\|[\s:|-]+\|$/

/** The blocks of a text. */
export function parse(markdown: string): Block[] {
  const lines = markdown.split(/\r?\n/)
  const blocks: Block[] = []
  let at = 0

  /** Takes lines as long as they belong together. */
  const take = (belongs: (line: string) => boolean): string[] => {
    const from = at
    while (at < lines.length && belongs(lines[at]!)) at++
    return lines.slice(from, at)
  }

  while (at < lines.length) {
    const line = lines[at]!
    const heading = HEADING.exec(line)
    if (line.trim() === '') {
      at++
    } else if (line.startsWith('```')) {
      at++
      blocks.push({ kind: 'code', text: take((next) => !next.startsWith('```')).join('\n') })
      at++
    } else if (heading) {
      at++
      const passage = passageOf(heading[2]!)
      blocks.push({ kind: 'heading', level: heading[1]!.length, id: slug(plain(passage)), passage })
    } else if (line.startsWith('|')) {
      blocks.push(tableOf(take((next) => next.startsWith('|'))))
    } else if (ITEM.test(line)) {
      const ordered = ITEM.exec(line)![1] !== undefined
      blocks.push({ kind: 'list', ordered, items: itemsOf(take((next) => ITEM.test(next) || /^\s+\S/.test(next))) })
    } else {
      blocks.push({ kind: 'paragraph', passage: passageOf(take(continues).join(' ')) })
    }
  }
  return blocks
}

/** The words of a passage without their dress. */
export function plain(passage: Passage): string {
  return passage.spans.map(({ text }) => text).join('')
}

/** A passage with its bold, italic and code parts, the rules named in it, and those it tells. */
export function passageOf(text: string): Passage {
  const end = TOLD.exec(text)
  const words = end ? text.slice(0, end.index) : text
  const spans: Span[] = []
  let last = 0
  for (const found of words.matchAll(INLINE)) {
    if (found.index > last) spans.push({ kind: 'text', text: words.slice(last, found.index) })
    const [, bold, italic, code, rule] = found
    if (bold !== undefined) spans.push({ kind: 'bold', text: bold })
    else if (italic !== undefined) spans.push({ kind: 'italic', text: italic })
    else if (code !== undefined) spans.push({ kind: 'code', text: code })
    else spans.push({ kind: 'rule', text: rule! })
    last = found.index + found[0].length
  }
  if (last < words.length) spans.push({ kind: 'text', text: words.slice(last) })
  return { spans, rules: end ? end[1]!.split(', ') : [] }
}

function continues(line: string): boolean {
  return line.trim() !== '' && !HEADING.test(line) && !ITEM.test(line) && !/^(```|\|)/.test(line)
}

function itemsOf(lines: string[]): Passage[] {
  const items: string[] = []
  for (const line of lines) {
    const item = ITEM.exec(line)
    if (item) items.push(item[2]!)
    else items.push(`${items.pop()!} ${line.trim()}`)
  }
  return items.map(passageOf)
}

function tableOf(lines: string[]): Block {
  const [head = [], ...rows] = lines
    .filter((line) => !DASHES.test(line))
    .map((line) =>
      line
        .slice(1, line.lastIndexOf('|'))
        .split('|')
        .map((cell) => passageOf(cell.trim())),
    )
  return { kind: 'table', head, rows }
}

function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
