import type { Confirm } from '../acting/confirm'

export const prefs: { confirm: Confirm; sounds: boolean; turned: boolean } = {
  confirm: 'final',
  sounds: false,
  turned: true,
}

export function pace(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 250
}
