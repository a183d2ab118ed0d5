import type { Step } from './types'

/** The tutorials; each is loaded when somebody wants to learn the game. */
export const TUTORIALS: Record<string, () => Promise<Step[]>> = {
  maharani: () => import('../boards/maharani/tutorial').then((module) => module.tutorial),
  maharaja: () => import('../boards/maharaja/tutorial').then((module) => module.tutorial),
  taj_mahal: () => import('../boards/taj_mahal/tutorial').then((module) => module.tutorial),
}
