/** So many events may wait to be shown. */
const LONGEST = 12

/** Plays events one after another, so that a board can show each of them for a moment. */
export class Playback<Event> {
  /** What is being shown; null when all has been seen. */
  now = $state.raw<Event | null>(null)
  #queue: Event[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /**
   * Shows these after what is still being shown, each for `pace` milliseconds times its weight; with 0 not at all. Who is
   * far behind misses the oldest.
   */
  play(events: Event[], pace: number, weight: (event: Event) => number = () => 1): void {
    if (pace <= 0) {
      this.finish()
      return
    }
    this.#queue = [...this.#queue, ...events].slice(-LONGEST)
    if (this.#timer === undefined) this.#next(pace, weight)
  }

  /** Nothing more is shown: the board is as it is. */
  finish(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#queue = []
    this.now = null
  }

  #next(pace: number, weight: (event: Event) => number): void {
    const now = this.#queue.shift() ?? null
    this.now = now
    this.#timer = now ? setTimeout(() => this.#next(pace, weight), pace * weight(now)) : undefined
  }
}
