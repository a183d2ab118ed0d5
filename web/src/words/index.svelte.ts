import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { GameEvent, Language, LanguageList } from '../server/types'

/** Arguments that are seats: a number or a list of numbers, for which names stand in. As in durbar.text. */
export const SEATS: readonly string[] = ['seat', 'owner', 'to', 'players', 'winners']

let bundle = $state.raw(new FluentBundle('en'))
let current = $state('en')
let offered = $state.raw<Language[]>([])

/** The language of the page. */
export function language(): string {
  return current
}

/** All languages there are. */
export function languages(): readonly Language[] {
  return offered
}

/** Asks the server for its languages, and speaks the one chosen, or else the one that the browser prefers. */
export async function begin(chosen: string | null): Promise<void> {
  const answer = (await (await get('/api/languages')).json()) as LanguageList
  offered = answer.languages
  await speak(offered.some(({ lang }) => lang === chosen) ? chosen! : answer.preferred)
}

/** Speaks another language from now on; everything on the page follows. */
export async function speak(lang: string): Promise<void> {
  const { words } = offered.find((one) => one.lang === lang)!
  speakWith(lang, ((await (await get(words)).json()) as { fluent: string }).fluent)
}

/** Speaks a language with these words. */
export function speakWith(lang: string, words: string): void {
  const made = new FluentBundle(lang, { useIsolating: false })
  made.addResource(new FluentResource(words))
  bundle = made
  current = lang
  document.documentElement.lang = lang
}

async function get(address: string): Promise<Response> {
  const answer = await fetch(address)
  if (!answer.ok) throw new TypeError(`${address}: ${answer.status}`)
  return answer
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
  const key = [game, 'event', event.kind, 'source' in event && event.source].filter(Boolean).join('-')
  const args = Object.entries(event).filter(
    ([, value]) => !(value && typeof value === 'object' && !Array.isArray(value)),
  )
  return say(
    key,
    Object.fromEntries(args.map(([name, value]) => [name, SEATS.includes(name) ? called(value, names) : value])),
  )
}

/** What a seat is called. */
export function nameOf(seat: number, names: readonly string[]): string {
  return names[seat] || say(`seat-${seat}`)
}

function called(seats: unknown, names: readonly string[]): unknown {
  if (typeof seats === 'number') return nameOf(seats, names)
  return Array.isArray(seats) ? seats.map((seat) => called(seat, names)) : seats
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
