import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { GameEvent } from '../server/types'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../../../src/durbar/text/en.ftl?raw'),
  fr: () => import('../../../src/durbar/text/fr.ftl?raw'),
}
const NAMES_OF_SEATS = ['seat', 'owner', 'to']

let bundle = $state.raw(new FluentBundle('en'))
let current = $state<Language>('en')

/** The language of the page. */
export function language(): Language {
  return current
}

/** Speaks another language from now on; everything on the page follows. */
export async function speak(lang: Language): Promise<void> {
  const made = new FluentBundle(lang, { useIsolating: false })
  made.addResource(new FluentResource((await SOURCES[lang]()).default))
  bundle = made
  current = lang
  document.documentElement.lang = lang
}

/** Whether there is such a message. */
export function has(key: string): boolean {
  return bundle.hasMessage(key)
}

/** A message. An argument that is a word of the game is translated on the way, as in durbar.text. */
export function say(key: string, args: Record<string, unknown> = {}): string {
  const values = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, word(name, value)]))
  const pattern = bundle.getMessage(key)?.value
  if (!pattern) {
    console.error(`there is no message ${key}`)
    return key
  }
  return bundle.formatPattern(pattern, values)
}

/** An event in words. Seats are called by the names given, or by their colour. */
export function tell(game: string, event: GameEvent, names: readonly string[]): string {
  const key = [game, 'event', event.kind, event.source].filter(Boolean).join('-')
  const args = Object.fromEntries(
    Object.entries(event).filter(([, value]) => !(value && typeof value === 'object' && !Array.isArray(value))),
  )
  for (const name of NAMES_OF_SEATS) {
    if (typeof args[name] === 'number') args[name] = nameOf(args[name], names)
  }
  return say(key, args)
}

/** What a seat is called. */
export function nameOf(seat: number, names: readonly string[]): string {
  return names[seat] || say(`seat-${seat}`)
}

function word(name: string, value: unknown): FluentVariable {
  if (typeof value === 'string') {
    const known = bundle.getMessage(`${name}-${value}`)?.value
    return known ? bundle.formatPattern(known) : value
  }
  if (Array.isArray(value)) return value.map((item) => String(word(name, item))).join(', ')
  if (typeof value === 'number') return value
  return String(value)
}
