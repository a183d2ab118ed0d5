import { setPreference, prefs } from '../prefs/prefs.svelte'
import { ask } from '../server/api'
import type { Me, Person } from '../server/types'
import { language, speak } from '../words/index.svelte'

let person = $state.raw<Person | null>(null)
let asked: Promise<void> | undefined

/** The user of this browser; null if the server does not know them. */
export function me(): Person | null {
  return person
}

/** Asks the server who the user is, unless that is known. A guest is unknown before their first table, seat or remark. */
export function loadMe(): Promise<void> {
  if (person) return Promise.resolve()
  return (asked ??= ask('GET', '/api/me')
    .then(setMe)
    .finally(() => (asked = undefined)))
}

/**
 * Sets the user from an answer of the server. The page takes on the language of an account, unless another one was chosen
 * here; otherwise the server is told the language of the page.
 */
export async function setMe(answer: Me): Promise<void> {
  person = answer.person
  if (!person || person.lang === language()) return
  if (person.kind === 'account' && prefs.language === null) await speak(person.lang)
  else await tellLanguage()
}

/** Renames a guest, or introduces a new one to the server. */
export async function renameMe(name: string): Promise<void> {
  await setMe(
    await (person ? ask('PATCH', '/api/me', { body: { name } }) : ask('POST', '/api/guests', { body: { name } })),
  )
}

/** Changes the language of the page, and of the server's messages to the user. */
export async function chooseLanguage(lang: string): Promise<void> {
  await speak(lang)
  setPreference('language', lang)
  if (person) await tellLanguage()
}

async function tellLanguage(): Promise<void> {
  person = (await ask('PATCH', '/api/me', { body: { lang: language() } })).person
}
