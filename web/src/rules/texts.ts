import type { GameName } from '../routes'
import type { Language } from '../words/index.svelte'
import { type Block, parse } from './markdown'

const TEXTS = import.meta.glob<string>('../../../src/durbar/text/*/rules/*.md', { query: '?raw', import: 'default' })

/** The rules of a game in a language. They are part of the page, so they can be read without a connection, too. */
export async function rulesOf(game: GameName, language: Language): Promise<Block[]> {
  return parse(await TEXTS[`../../../src/durbar/text/${language}/rules/${game}.md`]!())
}
