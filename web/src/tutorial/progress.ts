/** How far somebody has come in a tutorial: kept in the browser, so that one can go on later. */
export function progress(game: string, steps: number): number {
  const kept = Number(localStorage.getItem(key(game)))
  return Number.isInteger(kept) && kept > 0 && kept < steps ? kept : 0
}

export function keepProgress(game: string, step: number): void {
  localStorage.setItem(key(game), String(step))
}

function key(game: string): string {
  return `durbar-tutorial-${game}`
}
