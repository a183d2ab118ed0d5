import type { GameOnPage, GameTypes } from './types'

/** The games on the page; each is loaded when it is first shown. */
export const GAMES: Record<string, () => Promise<GameOnPage>> = {
  maharani: () => import('./maharani').then(({ maharani }) => ofItsOwn(maharani)),
  maharaja: () => import('./maharaja').then(({ maharaja }) => ofItsOwn(maharaja)),
  taj_mahal: () => import('./taj_mahal').then(({ tajMahal }) => ofItsOwn(tajMahal)),
}

/** A game among others. It is only ever given what belongs to it: the name under which it is loaded is that of the table. */
function ofItsOwn<Game extends GameTypes>(game: GameOnPage<Game>): GameOnPage {
  return game as GameOnPage
}
