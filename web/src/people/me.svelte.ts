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

/** Asks the server once who this is. */
export function meet(): Promise<void> {
  return (asked ??= ask<Greeting>('GET', 'me').then(become, (error: unknown) => {
    asked = undefined
    throw error
  }))
}

/**
 * Takes over what an answer of the server says about who this is. The page speaks the language of an account, unless
 * another one was chosen here. Otherwise the server is told to speak to the person as the page does.
 */
export async function become(answer: Greeting): Promise<void> {
  person = answer.person
  asked = Promise.resolve()
  if (!person || person.lang === language()) return
  if (person.kind === 'account' && prefs.language === null) await speak(person.lang)
  else await tellLanguage()
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
