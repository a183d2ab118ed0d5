import type { GameOnPage } from './types'

/** The games on the page; each is loaded when it is first shown. */
export const GAMES: Record<string, () => Promise<GameOnPage>> = {
  maharani: () => import('./maharani').then((module) => module.maharani),
  maharaja: () => import('./maharaja').then((module) => module.maharaja),
  taj_mahal: () => import('./taj_mahal').then((module) => module.tajMahal),
}
