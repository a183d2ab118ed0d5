/** The keys of the table, in the order of the help sheet: the keys as they are written, and what they do. */
export const KEYS = [
  [['Tab'], 'tab'],
  [['Enter', '␣'], 'choose'],
  [['Esc', '⌫'], 'back'],
  [['t'], 'target'],
  [['y'], 'confirm'],
  [['a'], 'list'],
  [['u'], 'undo'],
  [['h'], 'hint'],
  [['r'], 'recap'],
  [['l'], 'log'],
  [['c'], 'chat'],
  [['p'], 'players'],
  [['m'], 'menu'],
  [['?'], 'help'],
] as const

export type KeyAction = Exclude<(typeof KEYS)[number][1], 'tab' | 'choose'>

const ACTIONS: Record<string, KeyAction> = {
  Escape: 'back',
  Backspace: 'back',
  t: 'target',
  y: 'confirm',
  a: 'list',
  u: 'undo',
  h: 'hint',
  r: 'recap',
  l: 'log',
  c: 'chat',
  p: 'players',
  m: 'menu',
  '?': 'help',
}

/** What a key does at the table; nothing while somebody writes, or together with Ctrl, Alt and the like. */
export function keyAction(event: KeyboardEvent): KeyAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null
  const at = event.target
  if (at instanceof HTMLElement && at.matches('input, textarea, select, [contenteditable]')) return null
  if (document.querySelector('dialog[open], [aria-modal]')) return null
  return ACTIONS[event.key] ?? null
}
