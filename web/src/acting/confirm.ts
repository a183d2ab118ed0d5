import type { Preview } from '../server/types'

/** When the page asks before it sends an action: before what cannot be taken back, always, or never. */
export type Confirm = 'final' | 'always' | 'never'

/** Whether an action waits for a last word. What is not known yet (no preview) is asked for as if it were final. */
export function asksFirst(confirm: Confirm, preview: Preview | undefined): boolean {
  if (confirm === 'final') return preview?.final ?? true
  return confirm === 'always'
}
