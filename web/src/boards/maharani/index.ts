import type { GameOnPage } from '../types'
import Board from './Board.svelte'

export const maharani: GameOnPage = {
  Board,
  path: ({ notation }) => [notation],
  targetsOf: () => [],
  facts: () => [],
}
