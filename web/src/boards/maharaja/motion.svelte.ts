import type { MaharajaEvent } from './types'

/** Something that moves on the map, or appears at a place. */
export interface Moment {
  kind: 'travel' | 'house' | 'palace' | 'court' | 'gold' | 'score'
  /** Whose piece or gold it is; nobody's for the Maharaja. */
  seat: number
  place: string
  /** Where it comes from, and along which road. */
  origin?: string
  road?: string
  site?: 'central' | 'outer'
  /** Gold or points. */
  amount?: number
}

const NOTHING = { houses: [] as number[], outer: [] as number[], central: false }

/**
 * What has happened and is not yet shown. The board draws the position as it is, less what is still to come: an architect
 * stands where he set out until it is his moment, a house is missing until it drops.
 */
export class Motion {
  /** What is being shown, and how far it is, from 0 to 1. */
  now = $state.raw<Moment | null>(null)
  progress = $state(0)
  #queue = $state.raw<Moment[]>([])
  #frame = 0
  #pace = 0

  /** Shows what the events tell of, one after the other. */
  play(events: readonly MaharajaEvent[], court: string | null, pace: number): void {
    this.#pace = pace
    if (pace <= 0) {
      this.finish()
      return
    }
    this.#queue = [...this.#queue, ...momentsOf(events, court)]
    if (!this.now) this.#next()
  }

  /** Shows no more of it: everything stands where it belongs. */
  finish(): void {
    cancelAnimationFrame(this.#frame)
    this.#queue = []
    this.now = null
  }

  /** Where the architects are shown. */
  architects(stations: string[]): (string | null)[] {
    return stations.map((station, seat) => {
      const mine = (one: Moment | null) => one?.kind === 'travel' && one.seat === seat
      if (mine(this.now)) return null
      return this.#queue.find(mine)?.origin ?? station
    })
  }

  /** Where the Maharaja is shown; null while he is on his way. */
  court(city: string | null): string | null {
    if (this.now?.kind === 'court') return null
    return this.#queue.find(({ kind }) => kind === 'court')?.origin ?? city
  }

  /** What is still to come to a place. */
  coming(place: string): { houses: number[]; outer: number[]; central: boolean } {
    const here = [this.now, ...this.#queue].filter((one): one is Moment => one?.place === place)
    if (here.length === 0) return NOTHING
    const coming = { houses: [0, 0, 0, 0, 0], outer: [0, 0, 0, 0, 0], central: false }
    for (const { kind, seat, site } of here) {
      if (kind === 'house') coming.houses[seat]!++
      if (kind === 'palace' && site === 'outer') coming.outer[seat]!++
      if (kind === 'palace' && site === 'central') coming.central = true
    }
    return coming
  }

  #next(): void {
    const [first, ...rest] = this.#queue
    this.now = first ?? null
    this.#queue = rest
    this.progress = 0
    if (!first) return
    const began = performance.now()
    // A long queue hurries, so that one never waits long for the present.
    const time = rest.length > 12 ? this.#pace / 2 : this.#pace
    const show = (now: number): void => {
      this.progress = Math.min(1, (now - began) / time)
      if (this.progress < 1) this.#frame = requestAnimationFrame(show)
      else this.#next()
    }
    this.#frame = requestAnimationFrame(show)
  }
}

/** What of the events is seen on the map. Whose gold moves where nobody sees a place, is shown in the Maharaja's city. */
export function momentsOf(events: readonly MaharajaEvent[], court: string | null): Moment[] {
  const moments: Moment[] = []
  let scored = court
  for (const event of events) {
    if (event.kind === 'travel') {
      const { seat, place, origin, road } = event
      moments.push({ kind: 'travel', seat, place, origin, road })
    } else if (event.kind === 'house') {
      const { seat, place } = event
      moments.push({ kind: 'house', seat, place, ...(event.source === 'moved' ? { origin: event.origin } : {}) })
    } else if (event.kind === 'palace') {
      const { seat, place, site } = event
      moments.push({ kind: 'palace', seat, place, site })
    } else if (event.kind === 'round') {
      if (scored) moments.push({ kind: 'court', seat: -1, place: event.place, origin: scored })
      scored = event.place
    } else if (event.kind === 'score') {
      const { seat, place, points } = event
      moments.push({ kind: 'score', seat, place, amount: points })
    } else if (event.kind === 'gold' && SHOWN.has(event.source)) {
      const { seat, amount } = event
      const at = 'place' in event ? event.place : scored
      if (at) moments.push({ kind: 'gold', seat, place: at, amount })
    }
  }
  return moments
}

const SHOWN = new Set(['income', 'monk', 'rank', 'tie', 'alone'])
