import { createSubscriber } from 'svelte/reactivity'

/** The second hand: everything that shows a running clock follows it, and it stands still when nothing does. */
const everySecond = createSubscriber((update) => {
  const hand = setInterval(update, 1000)
  return () => clearInterval(hand)
})

/** By how many seconds the server's clock is ahead of this one. */
let ahead = 0

/** Sets the clock by the server's time (seconds since 1970). */
export function setClock(now: number): void {
  ahead = now - Date.now() / 1000
}

/** Seconds from now until a moment of the server's time (seconds since 1970), never below 0; goes down by itself. */
export function left(until: number): number {
  everySecond()
  return Math.max(0, until - ahead - Date.now() / 1000)
}
