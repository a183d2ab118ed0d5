/** What somebody prefers, and how it is read from a place that anybody may have written to. */

export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  pace: ['slow', 'normal', 'fast', 'none'],
  confirm: ['final', 'always', 'never'],
  turned: [true, false],
  sounds: [false, true],
} as const

type Choices = { -readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] }
/** The language is null as long as nobody has chosen one; one that the server does not speak counts as none. */
export type Preferences = Choices & { language: string | null }
export type Preference = keyof Preferences

const NAMES = Object.keys(CHOICES) as (keyof Choices)[]
const LANGUAGE = /^[\w-]{2,35}$/
const MILLISECONDS = { slow: 350, normal: 250, fast: 200, none: 0 } as const

/** What holds before anybody has chosen anything. */
export function defaults(): Preferences {
  return { language: null, theme: 'system', pace: 'normal', confirm: 'final', turned: true, sounds: false }
}

/** The preferences in a text that was kept; what it does not hold, or holds wrongly, is as at the beginning. */
export function readPreferences(text: string | null): Preferences {
  const found = defaults()
  let kept: unknown
  try {
    kept = JSON.parse(text ?? '')
  } catch {
    return found
  }
  if (typeof kept !== 'object' || kept === null) return found
  const held = (name: Preference): unknown => Object.getOwnPropertyDescriptor(kept, name)?.value
  for (const name of NAMES) {
    if ((CHOICES[name] as readonly unknown[]).includes(held(name))) Object.assign(found, { [name]: held(name) })
  }
  const language = held('language')
  if (typeof language === 'string' && LANGUAGE.test(language)) found.language = language
  return found
}

/** How long an animation takes, in milliseconds; 0 for none. */
export function milliseconds(pace: Preferences['pace'], reduced: boolean): number {
  return reduced ? 0 : MILLISECONDS[pace]
}
