import type { GameEvent } from '../../server/types'

/** Plays events one after another, so that a board can show each of them for a moment. */
export class Playback {
  /** What is being shown; null when all has been seen. */
  now = $state.raw<GameEvent | null>(null)
  #queue: GameEvent[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Shows these after what is still being shown, each for `pace` milliseconds; with 0 not at all. */
  play(events: GameEvent[], pace: number): void {
    if (pace <= 0) return this.finish()
    this.#queue.push(...events)
    if (this.#timer === undefined) this.#next(pace)
  }

  /** Nothing more is shown: the board is as it is. */
  finish(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#queue = []
    this.now = null
  }

  #next(pace: number): void {
    this.now = this.#queue.shift() ?? null
    this.#timer = this.now ? setTimeout(() => this.#next(pace), pace) : undefined
  }
}
