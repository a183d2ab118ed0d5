import type { GameOnPage } from '../types'
import Board from './Board.svelte'

export const tajMahal: GameOnPage = {
  Board,
  path: ({ notation }) => [notation],
  targetsOf: () => [],
  facts: () => [],
}
