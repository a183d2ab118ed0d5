import type { Preferences } from '../prefs/preferences'
import type { Preview } from '../server/types'

/** Whether an action waits for a last word. What is not known yet (no preview) is asked for as if it were final. */
export function needsConfirmation(confirm: Preferences['confirm'], preview: Preview | undefined): boolean {
  if (confirm === 'final') return preview?.final ?? true
  return confirm === 'always'
}
