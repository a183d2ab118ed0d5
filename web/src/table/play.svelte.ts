import { untrack } from 'svelte'
import { asksFirst } from '../acting/confirm'
import { Picker, type Target } from '../acting/picker.svelte'
import { GAMES } from '../boards'
import type { GameOnPage } from '../boards/types'
import { go } from '../router.svelte'
import { ask, Refused } from '../server/api'
import { Live } from '../server/live.svelte'
import { sinceLastTurn, standing } from '../server/log'
import type { Advice, Choice, GameEvent, LogLine, Preview, Problem, Remark, TableState } from '../server/types'
import { language, say } from '../words/index.svelte'
import type { Matter } from './votes'
import { namesOf } from './names'
import { Notebook } from './notebook.svelte'
import { prefs } from '../prefs/prefs.svelte'

/** Games in which a seat sees something that the others may not, so that a screen is handed over behind a curtain. */
const SECRETIVE = ['maharaja', 'taj_mahal']
const NOTHING = new Set<Target>()
/** How long an action waits for its preview, in milliseconds, before the page asks without one. */
const PATIENCE = 1500

/** One table as the page plays it: the connection, the game, and the decision that is being made. */
export class Play {
  readonly live: Live
  readonly note: Notebook
  game = $state.raw<GameOnPage | null>(null)
  previews = $state.raw(new Map<number, Preview>())
  /** What the page highlights on the board. */
  lit = $state.raw(NOTHING)
  advice = $state.raw<Advice[] | null>(null)
  thinking = $state(false)
  #foreseeing = $state(false)
  /** What is to follow the last action by itself: the rest of a trip. */
  #rest = $state.raw<number[]>([])
  #problem = $state.raw<Problem | null>(null)

  constructor(
    readonly table: string,
    said: (remark: Remark) => void,
  ) {
    this.live = new Live(table, said)
    this.note = new Notebook(table)
    $effect(() => () => this.live.close())
    $effect(() => void this.#load(this.name))
    $effect(() => void this.#foresee(this.turn, language()))
    $effect(() => this.#sendWhatNeedsNoAsking())
    $effect(() => this.#goOn())
    $effect(() => this.#handOver())
  }

  readonly now = $derived.by(() => this.live.state)
  readonly name = $derived.by(() => this.now?.game ?? null)
  readonly names = $derived.by(() => namesOf(this.now?.seats ?? []))
  readonly you = $derived.by(() => this.now?.you ?? null)
  readonly log = $derived.by(() => standing(this.live.log))
  /** Changes whenever there is something else to decide, and only then. */
  readonly turn = $derived.by(() => {
    const now = this.now
    return now?.view && this.game && now.actions.length ? `${now.you} ${now.seq} ${now.actions.length}` : ''
  })
  readonly picker = $derived.by(() => {
    const open = this.turn !== ''
    return untrack(() => {
      const { game, now } = this
      if (!open) return new Picker([], () => [])
      return new Picker(now!.actions, (choice) => game!.path(choice, now!.view!), game!.courses?.(now!.view!))
    })
  })
  /** Whether the game waits for this seat (and not only lets it change its mind). */
  readonly mine = $derived.by(() => this.you !== null && this.#decides(this.you))
  readonly recap = $derived.by(() => (this.mine ? sinceLastTurn(this.live.log, this.you!) : []))
  readonly problem = $derived.by(() => this.live.problem ?? this.#problem)
  /** Whether the action that is meant waits for the last word. */
  readonly asking = $derived.by(() => {
    const choice = this.picker.meant
    if (!choice || this.live.busy) return false
    return this.picker.picked === null || this.picker.next.size > 0 || this.#asks(choice)
  })
  /** The seat of one's own to which the screen has to be handed over first. */
  readonly curtain = $derived.by(() => {
    const next = this.#nextOfOwn
    if (next === null || !SECRETIVE.includes(this.name!)) return null
    return next === this.#shown && next === this.you ? null : next
  })
  /** The seat that was seen last behind a lifted curtain. */
  #shown = $state<number | null>(null)
  readonly #nextOfOwn = $derived.by(() => {
    const now = this.now
    if (!now || now.yours.length < 2 || now.status !== 'playing') return null
    if (this.#decides(now.you!)) return now.you
    return now.yours.find((seat) => this.#decides(seat)) ?? null
  })

  /** A target in words. */
  label(target: Target): string {
    return this.game && this.now?.view ? this.game.labelOf(target, this.now.view) : target
  }

  /** An action in words. */
  words({ action, notation }: Choice): string {
    const path = this.picker.pathOf(action)
    return this.previews.get(action)?.words ?? (path.map((target) => this.label(target)).join(' › ') || notation)
  }

  /** Carries an action out. */
  act(choice: Choice): void {
    if (this.live.busy) return
    const rest = this.picker.meant === choice ? this.picker.then : []
    this.#clear()
    this.#rest = rest
    this.live.move(choice.action)
  }

  undo(): void {
    if (this.live.busy || !this.now?.can_undo) return
    this.#clear()
    this.live.undo()
  }

  /** One step back; false if there is none. */
  back(): boolean {
    this.#problem = null
    return this.picker.back()
  }

  /** Highlights what a line of the log, an action or an event is about; nothing at all for null. */
  point(at: LogLine | Choice | GameEvent[] | null): void {
    if (at === null) this.lit = NOTHING
    else if ('action' in at) this.lit = new Set(this.picker.pathOf(at.action))
    else this.lit = new Set(this.#targets('events' in at ? at.events : at))
  }

  /** Asks the search what it would do. */
  async consult(): Promise<void> {
    if (this.thinking || !this.mine) return
    const turn = this.turn
    this.thinking = true
    const found = await this.try<{ lines: Advice[] }>('GET', `tables/${this.table}/hint?seat=${this.you}`)
    this.thinking = false
    if (turn === this.turn) this.advice = found?.lines ?? null
  }

  /** Asks the server for something; what it refuses is told beside the prompt. */
  async try<Answer>(method: string, path: string, body?: unknown): Promise<Answer | null> {
    this.#problem = null
    try {
      return (await ask<Answer>(method, path, body)) ?? null
    } catch (error) {
      const problem = error instanceof Refused ? error.problem : null
      this.#problem = problem ?? { code: 'unreachable', status: 0, title: '', detail: say('table-page-unreachable') }
      return null
    }
  }

  /** The screen is in the hands of the next player now. */
  lift(): void {
    const seat = this.curtain
    this.#shown = seat
    if (seat !== null && seat !== this.you) this.live.look(seat)
  }

  /** Agrees to something with all seats of one's own that are asked, or takes that back. */
  async vote({ about, agreed, missing }: Matter, agree: boolean): Promise<void> {
    const own = this.now!.yours.filter((seat) => (agree ? missing : agreed).includes(seat))
    for (const seat of own) {
      await this.try(agree ? 'PUT' : 'DELETE', `tables/${this.table}/votes/${about}?seat=${seat}`)
    }
  }

  /** Goes to the table at which they play again; opens it if nobody has. */
  async again(): Promise<void> {
    const made = this.now!.rematch ?? (await this.try<TableState>('POST', `tables/${this.table}/rematch`, {}))?.table
    if (made) go(`/table/${made}`)
  }

  /** Whether the game waits for the person at a seat. */
  #decides(seat: number): boolean {
    const now = this.now
    return now !== null && now.pending.includes(seat) && now.seats[seat]!.player === 'human'
  }

  #clear(): void {
    this.#problem = null
    this.#rest = []
    this.advice = null
    this.lit = NOTHING
    this.picker.reset()
  }

  #targets(events: readonly GameEvent[]): Target[] {
    const view = this.now?.view
    return this.game && view ? events.flatMap((event) => this.game!.targetsOf(event, view)) : []
  }

  #asks({ action }: Choice): boolean {
    return !this.#foreseeing && asksFirst(prefs.confirm, this.previews.get(action))
  }

  async #load(name: string | null): Promise<void> {
    if (name !== null) this.game = await GAMES[name]!()
  }

  /** Finds out what every action would do. */
  async #foresee(turn: string, lang: string): Promise<void> {
    this.advice = null
    this.previews = new Map()
    if (turn === '') return
    this.#foreseeing = true
    setTimeout(() => turn === this.turn && (this.#foreseeing = false), PATIENCE)
    const seat = untrack(() => this.you)
    const found = await this.try<{ actions: Preview[] }>('GET', `tables/${this.table}/actions?seat=${seat}`)
    if (turn !== this.turn || lang !== language()) return
    this.#foreseeing = false
    this.previews = new Map(found?.actions.map((one) => [one.action, one]))
  }

  #sendWhatNeedsNoAsking(): void {
    const { picked, next } = this.picker
    if (
      picked &&
      next.size === 0 &&
      this.#rest.length === 0 &&
      !this.live.busy &&
      !this.#foreseeing &&
      !this.#asks(picked)
    ) {
      untrack(() => this.act(picked))
    }
  }

  /** Goes on with a course as long as everything comes as foreseen. */
  #goOn(): void {
    const [next, ...rest] = this.#rest
    if (next === undefined || this.live.busy) return
    const possible = this.mine && !this.live.problem && this.now!.actions.some(({ action }) => action === next)
    untrack(() => {
      this.#rest = possible ? rest : []
      if (possible) this.live.move(next)
    })
  }

  /** Where nothing is secret the next own seat simply looks. */
  #handOver(): void {
    const next = this.#nextOfOwn
    if (next === null) return
    if (!SECRETIVE.includes(this.name!) && next !== this.you) untrack(() => this.live.look(next))
  }
}
