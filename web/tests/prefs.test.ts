import { describe, expect, it } from 'vitest'
import { defaults, milliseconds, readPreferences } from '../src/prefs/preferences'

describe('preferences', () => {
  it('begin with what suits most people', () => {
    expect(defaults()).toEqual({
      language: null,
      theme: 'system',
      pace: 'normal',
      confirm: 'final',
      turned: true,
      sounds: false,
    })
  })

  it('are read as they were kept', () => {
    const chosen = { language: 'fr', theme: 'dark', pace: 'none', confirm: 'never', turned: false, sounds: true }
    expect(readPreferences(JSON.stringify(chosen))).toEqual(chosen)
  })

  it.each([
    null,
    '',
    'no JSON',
    'null',
    '7',
    '"fr"',
    '[]',
    '{"theme": "pink"}',
    '{"sounds": "yes", "pace": 0}',
    '{"language": 7}',
    '{"language": "<b>"}',
  ])('take nothing wrong from %j', (text) => {
    expect(readPreferences(text)).toEqual(defaults())
  })

  it('keep what is right beside what is wrong, and nothing unknown', () => {
    expect(readPreferences('{"theme": "dark", "pace": {}, "__proto__": {"x": 1}, "more": 1}')).toEqual({
      ...defaults(),
      theme: 'dark',
    })
  })
})

it('lets nothing move where the system wants no motion', () => {
  expect(milliseconds('slow', true)).toBe(0)
  expect(milliseconds('slow', false)).toBeGreaterThan(milliseconds('fast', false))
  expect(milliseconds('none', false)).toBe(0)
})
