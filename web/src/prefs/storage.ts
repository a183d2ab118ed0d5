/** What this browser keeps for its user. A browser that keeps nothing is no fault: then it holds until the page is closed. */

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage that is full or forbidden; see above.
  }
}
