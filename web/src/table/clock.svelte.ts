import { createSubscriber } from 'svelte/reactivity'

/** The second hand: everything that shows a running clock follows it, and it stands still when nothing does. */
const everySecond = createSubscriber((update) => {
  const hand = setInterval(update, 1000)
  return () => clearInterval(hand)
})

/** Seconds from now until a moment (seconds since 1970), never below 0; goes down by itself. */
export function left(until: number): number {
  everySecond()
  return Math.max(0, until - Date.now() / 1000)
}
