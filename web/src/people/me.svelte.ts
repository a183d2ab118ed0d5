import { prefer, prefs } from '../prefs/prefs.svelte'
import { ask } from '../server/api'
import { language, type Language, speak } from '../words/index.svelte'

export interface Person {
  id: string
  kind: 'guest' | 'account' | 'bot'
  name: string
  lang: Language
}

export interface Greeting {
  person: Person | null
}

let person = $state.raw<Person | null>(null)
let asked: Promise<void> | undefined

/** Who sits in front of this browser, as far as the server knows. */
export function me(): Person | null {
  return person
}

/** Asks the server who this is, as long as it does not know: a guest is known by his first table, seat or remark. */
export function meet(): Promise<void> {
  if (person) return Promise.resolve()
  return (asked ??= ask<Greeting>('GET', 'me')
    .then(become)
    .finally(() => (asked = undefined)))
}

/**
 * Takes over what an answer of the server says about who this is. The page speaks the language of an account, unless
 * another one was chosen here. Otherwise the server is told to speak to the person as the page does.
 */
export async function become(answer: Greeting): Promise<void> {
  person = answer.person
  if (!person || person.lang === language()) return
  if (person.kind === 'account' && prefs.language === null) await speak(person.lang)
  else await tellLanguage()
}

/** Another name for a guest, who is known to the server from then on. */
export async function callMe(name: string): Promise<void> {
  await become(await ask<Greeting>(person ? 'PATCH' : 'POST', person ? 'me' : 'guests', { name }))
}

/** Speaks another language: on the page, and from the server to whoever is known there. */
export async function chooseLanguage(lang: Language): Promise<void> {
  await speak(lang)
  prefer('language', lang)
  if (person) await tellLanguage()
}

async function tellLanguage(): Promise<void> {
  person = (await ask<Greeting>('PATCH', 'me', { lang: language() })).person
}
