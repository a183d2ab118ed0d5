/** What somebody prefers, and how it is read from a place that anybody may have written to. */

export const CHOICES = {
  language: [null, 'en', 'fr'],
  theme: ['system', 'light', 'dark'],
  pace: ['slow', 'normal', 'fast', 'none'],
  confirm: ['final', 'always', 'never'],
  turned: [true, false],
  sounds: [false, true],
} as const

export type Preferences = { -readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] }
export type Preference = keyof Preferences

const NAMES = Object.keys(CHOICES) as Preference[]
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
  for (const name of NAMES) {
    const value = Object.getOwnPropertyDescriptor(kept, name)?.value as unknown
    if ((CHOICES[name] as readonly unknown[]).includes(value)) Object.assign(found, { [name]: value })
  }
  return found
}

/** How long an animation takes, in milliseconds; 0 for none. */
export function milliseconds(pace: Preferences['pace'], reduced: boolean): number {
  return reduced ? 0 : MILLISECONDS[pace]
}
