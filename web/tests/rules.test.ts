import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Block, parse, passageOf, plain } from '../src/rules/markdown'
import { count, mark, passageAbout, search } from '../src/rules/search'

const FOLDER = '../src/durbar/text'

describe('a text', () => {
  it('is made of headings, paragraphs, lists, tables and code', () => {
    const text =
      '# Top\n\nTwo\nlines.\n\n- one\n  more\n- two\n\n1. first\n\n| a | b |\n|---|:-:|\n| c | d |\n\n```\n# x\n```\n'
    expect(parse(text).map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'list', 'table', 'code'])
    const [heading, paragraph, list, numbered, table, code] = parse(text) as [
      Block & { kind: 'heading' },
      Block & { kind: 'paragraph' },
      Block & { kind: 'list' },
      Block & { kind: 'list' },
      Block & { kind: 'table' },
      Block & { kind: 'code' },
    ]
    expect(heading).toMatchObject({ level: 1, id: 'top' })
    expect(plain(paragraph.passage)).toBe('Two lines.')
    expect(list.items.map(plain)).toEqual(['one more', 'two'])
    expect([list.ordered, numbered.ordered]).toEqual([false, true])
    expect(table.head.map(plain)).toEqual(['a', 'b'])
    expect(table.rows.map((row) => row.map(plain))).toEqual([['c', 'd']])
    expect(code.text).toBe('# x')
  })

  it('gives a heading an id without accents', () => {
    expect(parse('## À la fin, l’été')).toMatchObject([{ id: 'a-la-fin-l-ete' }])
  })

  it('stays text where it looks like HTML', () => {
    expect(passageOf('<b onclick=x>')).toEqual({ spans: [{ kind: 'text', text: '<b onclick=x>' }], rules: [] })
  })
})

describe('a passage', () => {
  it('has bold, italic and code parts and names rules', () => {
    expect(passageOf('A **b** *c* `d` see MN-G1, so').spans).toEqual([
      { kind: 'text', text: 'A ' },
      { kind: 'bold', text: 'b' },
      { kind: 'text', text: ' ' },
      { kind: 'italic', text: 'c' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'd' },
      { kind: 'text', text: ' see ' },
      { kind: 'rule', text: 'MN-G1' },
      { kind: 'text', text: ', so' },
    ])
  })

  it('tells the rules in the brackets at its end', () => {
    expect(passageOf('Two things. (MJ-A3, MJ-A4)')).toEqual({
      spans: [{ kind: 'text', text: 'Two things.' }],
      rules: ['MJ-A3', 'MJ-A4'],
    })
    expect(passageOf('Not (MJ-A3) at the end.').rules).toEqual([])
  })
})

describe('the rules of the games', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))

  it.each(files)('can be found by their numbers in %s', (name) => {
    const text = readFileSync(`${FOLDER}/${name}`, 'utf8')
    const blocks = parse(text)
    const named = new Set(text.match(/\b(MN|MJ|TJ)-[A-Z0-9]+\b/g))
    expect(named.size).toBeGreaterThan(30)
    expect([...named].filter((rule) => !passageAbout(blocks, rule))).toEqual([])
  })

  it.each(files)('have one title and no heading twice in %s', (name) => {
    const headings = parse(readFileSync(`${FOLDER}/${name}`, 'utf8')).filter((block) => block.kind === 'heading')
    expect(headings.filter(({ level }) => level === 1)).toHaveLength(1)
    expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length)
  })
})

describe('searching', () => {
  const blocks = parse(
    '# All\n\n## Gold\n\n- Take gold. (MJ-A1)\n- Build.\n\n### Étage\n\nUn été doré.\n\n## End\n\nOver.',
  )

  it('keeps the passages that hold every word, under their headings', () => {
    const found = search(blocks, 'GOLD take')
    expect(found).toMatchObject([{ id: 'all' }, { id: 'gold' }, { kind: 'list', items: [{ rules: ['MJ-A1'] }] }])
    expect(count(found)).toBe(1)
    expect(search(blocks, 'gold build')).toEqual([])
  })

  it('finds words without their accents, and rules by their numbers', () => {
    expect(search(blocks, 'ete').map((block) => block.kind)).toEqual(['heading', 'heading', 'heading', 'paragraph'])
    expect(count(search(blocks, 'mj-a1'))).toBe(1)
  })

  it('shows everything when nothing is searched for', () => {
    expect(search(blocks, '  ')).toEqual(blocks)
  })

  it('finds the beginnings of words only', () => {
    expect(mark('l’or encore, orné', 'or').filter(({ hit }) => hit)).toHaveLength(2)
    expect(search(parse('More gold.'), 'or')).toEqual([])
  })

  it('marks what was found where it stands, overlapping words once', () => {
    expect(mark('Un Été doré', 'ete')).toEqual([
      { text: 'Un ', hit: false },
      { text: 'Été', hit: true },
      { text: ' doré', hit: false },
    ])
    expect(mark('golden', 'gold golde')).toEqual([
      { text: 'gold', hit: true },
      { text: 'e', hit: true },
      { text: 'n', hit: false },
    ])
    expect(mark('İ x', 'x').map(({ text }) => text)).toEqual(['İ ', 'x'])
    expect(mark('plain', '')).toEqual([{ text: 'plain', hit: false }])
  })
})
