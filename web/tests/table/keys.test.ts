import { afterEach, describe, expect, it } from 'vitest'
import { keyAction, KEYS } from '../../src/table/keys'

function press(key: string, at: Element = document.body, more: KeyboardEventInit = {}): ReturnType<typeof keyAction> {
  let found: ReturnType<typeof keyAction> = null
  const listen = (event: Event) => (found = keyAction(event as KeyboardEvent))
  document.addEventListener('keydown', listen)
  at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  document.removeEventListener('keydown', listen)
  return found
}

afterEach(() => document.body.replaceChildren())

describe('the keys of the table', () => {
  it('do what the help sheet says', () => {
    for (const [keys, action] of KEYS) {
      if (action !== 'tab' && action !== 'choose') {
        for (const key of keys) expect(press({ Esc: 'Escape', '⌫': 'Backspace' }[key as string] ?? key)).toBe(action)
      }
    }
  })

  it('are letters while somebody writes, and nothing with Ctrl', () => {
    const field = document.body.appendChild(document.createElement('textarea'))
    expect(press('a', field)).toBeNull()
    expect(press('a', document.body, { ctrlKey: true })).toBeNull()
  })

  it('rest while a sheet is open', () => {
    document.body.appendChild(document.createElement('dialog')).open = true
    expect(press('a')).toBeNull()
  })
})
