export type Kind = 'good' | 'bad' | 'plain'

export interface Toast {
  id: number
  text: string
  kind: Kind
}

const SHORTEST = 4_000
const PER_CHARACTER = 60

let shown = $state.raw<readonly Toast[]>([])
let last = 0

/** What is being said to the user right now. */
export function toasts(): readonly Toast[] {
  return shown
}

/** Says something in passing. Bad news stays until it is put away; the rest goes when there was time to read it. */
export function notify(text: string, kind: Kind = 'plain'): void {
  const toast = { id: ++last, text, kind }
  shown = [...shown.filter((other) => other.text !== text), toast]
  if (kind !== 'bad') setTimeout(() => dismiss(toast.id), SHORTEST + PER_CHARACTER * text.length)
}

/** Puts something away. */
export function dismiss(id: number): void {
  shown = shown.filter((toast) => toast.id !== id)
}
