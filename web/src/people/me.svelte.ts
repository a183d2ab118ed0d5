import { ask } from '../server/api'
import { type Language, speak } from '../words/index.svelte'
import { prefer } from '../prefs/prefs.svelte'

export interface Person {
  id: string
  kind: 'guest' | 'account' | 'bot'
  name: string
  lang: Language
}

let person = $state.raw<Person | null>(null)
let asked: Promise<void> | undefined

/** Who sits in front of this browser, as far as the server knows. */
export function me(): Person | null {
  return person
}

/** Asks the server once who this is. */
export function meet(): Promise<void> {
  return (asked ??= recall().catch((error: unknown) => {
    asked = undefined
    throw error
  }))
}

/** Asks the server again who this is. */
export async function recall(): Promise<void> {
  person = (await ask<{ person: Person | null }>('GET', 'me')).person
}

/** Takes over what an answer of the server says about who this is. */
export function become(answer: { person: Person | null }): void {
  person = answer.person
  asked = Promise.resolve()
}

/** Speaks another language: on the page, and from the server to whoever is known there. */
export async function chooseLanguage(lang: Language): Promise<void> {
  await speak(lang)
  prefer('language', lang)
  if (person) become(await ask('PATCH', 'me', { lang }))
}
