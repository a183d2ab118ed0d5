import { GAMES } from '../boards'
import type { GameOnPage } from '../boards/types'
import { ask, Refused } from '../server/api'
import type { LogLine, Replay as Moment, TableState } from '../server/types'
import { namesOf } from '../table/names'
import { language, say } from '../words/index.svelte'

/** An ended game, moment by moment. Moments that were seen are kept, and the next one is fetched ahead. */
export class Replay {
  state = $state.raw<TableState | null>(null)
  game = $state.raw<GameOnPage | null>(null)
  log = $state.raw<LogLine[]>([])
  moment = $state.raw<Moment | null>(null)
  at = $state(0)
  /** Whose eyes look; null for all that a spectator could see. */
  seat = $state<number | null>(null)
  playing = $state(false)
  problem = $state('')
  readonly #seen = new Map<string, Promise<Moment>>()

  constructor(
    readonly table: string,
    at: number,
    seat: number | null,
  ) {
    this.at = at
    this.seat = seat
    $effect(() => void this.#begin(language()))
    $effect(() => void this.#show(this.at, this.seat))
    $effect(() => this.#playOn())
  }

  readonly length = $derived.by(() => this.log.length)
  readonly names = $derived.by(() => namesOf(this.state?.seats ?? []))
  /** What happened at this moment. */
  readonly line = $derived.by(() => this.log[this.at - 1] ?? null)

  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.length))
  }

  /** Goes on to the next or back to the last decision of a player, over the draws in between. */
  stride(by: 1 | -1): void {
    let at = this.at + by
    while (at > 0 && at < this.length && typeof this.log[at - 1]?.by !== 'number') at += by
    this.go(at)
  }

  /** Opens a table that starts from this moment, against bots; its identifier. */
  async fork(seat: number, bot: string): Promise<string | null> {
    const seats = this.state!.seats.map((_, number) => (number === seat ? 'me' : bot))
    try {
      const fork = { table: this.table, at: this.at }
      return (await ask('POST', '/api/tables', { body: { game: this.state!.game, seats, fork } })).table
    } catch (error) {
      this.problem = error instanceof Refused ? error.message : say('page-replay-unreachable')
      return null
    }
  }

  async #begin(_lang: string): Promise<void> {
    try {
      const [state, first] = await Promise.all([
        ask('GET', '/api/tables/{table_id}', { path: { table_id: this.table } }),
        this.#ask(0, null),
      ])
      this.state = state
      this.log = first.log ?? []
      this.game = await GAMES[state.game]!()
      this.go(this.at)
    } catch (error) {
      this.problem = error instanceof Refused ? error.message : say('page-replay-unreachable')
    }
  }

  async #show(at: number, seat: number | null): Promise<void> {
    try {
      const moment = await this.#fetch(at, seat)
      if (at === this.at && seat === this.seat) this.moment = moment
      if (at < moment.length) void this.#fetch(at + 1, seat).catch(() => undefined)
    } catch (error) {
      this.problem = error instanceof Refused ? error.message : say('page-replay-unreachable')
    }
  }

  #fetch(at: number, seat: number | null): Promise<Moment> {
    const key = `${at} ${seat}`
    const known = this.#seen.get(key) ?? this.#ask(at, seat)
    this.#seen.set(key, known)
    known.catch(() => this.#seen.delete(key))
    return known
  }

  #ask(at: number, seat: number | null): Promise<Moment> {
    return ask('GET', '/api/tables/{table_id}/replay', { path: { table_id: this.table }, query: { at, seat } })
  }

  #playOn(): (() => void) | undefined {
    if (!this.playing) return undefined
    if (this.at >= this.length) {
      this.playing = false
      return undefined
    }
    const timer = setTimeout(() => this.stride(1), 900)
    return () => clearTimeout(timer)
  }
}
