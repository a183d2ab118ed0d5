import { saveItem, loadItem } from './storage'
import { milliseconds, type Preference, type Preferences, readPreferences } from './preferences'

const KEY = 'durbar'
const reduced = matchMedia('(prefers-reduced-motion: reduce)')

/** What this browser's user prefers. Reading it is reactive; change it with `setPreference`. */
export const prefs: Preferences = $state(readPreferences(loadItem(KEY)))
let still = $state(reduced.matches)

reduced.addEventListener('change', () => (still = reduced.matches))
addEventListener('storage', ({ key }) => {
  if (key === KEY) Object.assign(prefs, readPreferences(loadItem(KEY)))
})

/** Prefers something from now on, in every window of this browser. */
export function setPreference<Name extends Preference>(name: Name, value: Preferences[Name]): void {
  prefs[name] = value
  saveItem(KEY, JSON.stringify(prefs))
}

/** Milliseconds of an animation: 0 if there shall be none, by choice here or in the system. */
export function pace(): number {
  return milliseconds(prefs.pace, still)
}
