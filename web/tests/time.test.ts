import { expect, it } from 'vitest'
import { speak } from './speak'
import { ago } from '../src/words/time'

it.each([
  [0, 'now', 'maintenant'],
  [-5, 'now', 'maintenant'],
  [59, 'now', 'maintenant'],
  [60, '1 minute ago', 'il y a 1 minute'],
  [7_199, '1 hour ago', 'il y a 1 heure'],
  [86_400, 'yesterday', 'hier'],
  [864_000, '10 days ago', 'il y a 10 jours'],
])('tells that %d seconds have passed', (passed, english, french) => {
  speak('en')
  expect(ago(1_000_000 - passed, 1_000_000)).toBe(english)
  speak('fr')
  expect(ago(1_000_000 - passed, 1_000_000)).toBe(french)
})
