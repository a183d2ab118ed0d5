import { saveItem, loadItem } from '../prefs/storage'

/** The step of a tutorial that was reached, saved in the browser. */
export function progress(game: string, steps: number): number {
  const step = Number(loadItem(key(game)))
  return Number.isInteger(step) && step > 0 && step < steps ? step : 0
}

export function keepProgress(game: string, step: number): void {
  saveItem(key(game), String(step))
}

function key(game: string): string {
  return `durbar-tutorial-${game}`
}
