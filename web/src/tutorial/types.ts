import type { Target } from '../acting/picker.svelte'
import type { Trial } from '../server/types'

/** One step of a tutorial: a real position, a sentence or two, and mostly something to do in it. */
export interface Step {
  /** Key of the message that explains. */
  text: string
  /** A whole position, as the engine's `to_dict` gives it. */
  position: Trial['position']
  /** Whose eyes look. */
  seat: number
  /** What to light up on the board. */
  lit?: Target[]
  /** Notations of the actions that are asked for; without them one just reads on. */
  expect?: string[]
  /** Key of the message that says what has happened. */
  done?: string
}
