import { keep, kept } from '../prefs/storage'

/** How far somebody has come in a tutorial: kept in the browser, so that one can go on later. */
export function progress(game: string, steps: number): number {
  const step = Number(kept(key(game)))
  return Number.isInteger(step) && step > 0 && step < steps ? step : 0
}

export function keepProgress(game: string, step: number): void {
  keep(key(game), String(step))
}

function key(game: string): string {
  return `durbar-tutorial-${game}`
}
