let broken = $state(false)

/** Whether the page has lost the server, on which something at hand depends. */
export function lost(): boolean {
  return broken
}

/** The page has lost the server, or has it again. */
export function setLost(is: boolean): void {
  broken = is
}
