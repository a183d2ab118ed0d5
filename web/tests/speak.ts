import { readdirSync, readFileSync } from 'node:fs'
import { speakWith } from '../src/words/index.svelte'

const FOLDER = '../src/durbar/text'

/** The languages there are. */
export const LANGUAGES = readdirSync(FOLDER).filter((name) => /^[a-z]{2}$/.test(name))

/** Speaks a language with the words from its folder. */
export function speak(lang: string): void {
  const files = readdirSync(`${FOLDER}/${lang}`, { recursive: true, encoding: 'utf8' })
  const words = files.filter((name) => name.endsWith('.ftl')).map((name) => readFileSync(`${FOLDER}/${lang}/${name}`))
  speakWith(lang, words.join('\n'))
}
