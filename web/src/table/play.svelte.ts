import { untrack } from 'svelte'
import { needsConfirmation } from '../acting/confirm'
import { Picker, type Target } from '../acting/picker.svelte'
import { GAMES } from '../boards'
import type { GameOnPage } from '../boards/types'
import { go } from '../router.svelte'
import { ask, Refused } from '../server/api'
import { Live } from '../server/live.svelte'
import { sinceLastTurn, standing } from '../server/log'
import type { Advice, Choice, GameEvent, LogLine, Preview, Problem, Remark } from '../server/types'
import { language, say } from '../words/index.svelte'
import type { Vote } from './votes'
import { namesOf } from './names'
import { Notebook } from './notebook.svelte'
import { prefs } from '../prefs/prefs.svelte'

/** Games in which a seat sees something that the others may not, so that a shared screen is covered between two players. */
const SECRETIVE = ['maharaja', 'taj_mahal']
const NOTHING = new Set<Target>()
/** How long a picked action waits for its preview, in milliseconds, before the page asks for confirmation without one. */
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
  #awaitingPreviews = $state(false)
  /** Actions that follow the last one automatically: the rest of a trip. */
  #remaining = $state.raw<number[]>([])
  #problem = $state.raw<Pick<Problem, 'detail'> | null>(null)

  constructor(
    readonly table: string,
    said: (remark: Remark) => void,
  ) {
    this.live = new Live(table, said)
    this.note = new Notebook(table)
    $effect(() => () => this.live.close())
    $effect(() => void this.#load(this.name))
    $effect(() => void this.#loadPreviews(this.turn, language()))
    $effect(() => this.#sendUnconfirmed())
    $effect(() => this.#continueCourse())
    $effect(() => this.#switchSeat())
  }

  readonly now = $derived.by(() => this.live.state)
  readonly name = $derived.by(() => this.now?.game ?? null)
  readonly names = $derived.by(() => namesOf(this.now?.seats ?? []))
  readonly you = $derived.by(() => this.now?.you ?? null)
  readonly log = $derived.by(() => standing(this.live.log))
  /** Identifies the decision to be made; empty if there is none. */
  readonly turn = $derived.by(() => {
    const now = this.now
    return now?.view && this.game && now.actions.length ? `${now.you} ${now.seq} ${now.actions.length}` : ''
  })
  readonly picker = $derived.by(() => {
    const open = this.turn !== ''
    return untrack(() => {
      const { game, now } = this
      if (!open) return new Picker([], () => [])
      return new Picker(
        now!.actions,
        (choice) => game!.path(choice, now!.view!, now!.actions),
        game!.courses?.(now!.view!),
      )
    })
  })
  /** Whether the game waits for this seat, rather than only letting it change an earlier choice. */
  readonly mine = $derived.by(() => this.you !== null && this.#decides(this.you))
  readonly recap = $derived.by(() => (this.mine ? sinceLastTurn(this.live.log, this.you!) : []))
  readonly problem = $derived.by(() => this.live.problem ?? this.#problem)
  /** Whether the candidate waits for the player to confirm it. */
  readonly awaitingConfirmation = $derived.by(() => {
    const choice = this.picker.candidate
    if (!choice || this.live.busy) return false
    return this.picker.picked === null || this.picker.next.size > 0 || this.#needsConfirmation(choice)
  })
  /** The seat at this screen whose player has to take it over before anything is shown. */
  readonly handover = $derived.by(() => {
    const next = this.#nextOfOwn
    if (next === null || !SECRETIVE.includes(this.name!)) return null
    return next === this.#acceptedSeat && next === this.you ? null : next
  })
  /** The seat whose player took over the screen last. */
  #acceptedSeat = $state<number | null>(null)
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
    const rest = this.picker.candidate === choice ? this.picker.following : []
    this.#clear()
    this.#remaining = rest
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

  /** Highlights on the board what a log line, an action or events are about; nothing for null. */
  point(at: LogLine | Choice | GameEvent[] | null): void {
    if (at === null) this.lit = NOTHING
    else if ('action' in at) this.lit = new Set(this.picker.pathOf(at.action))
    else this.lit = new Set(this.#targets('events' in at ? at.events : at))
  }

  /** Asks the server for hints. */
  async loadHints(): Promise<void> {
    if (this.thinking || !this.mine) return
    const turn = this.turn
    this.thinking = true
    const found = await this.try(() =>
      ask('GET', '/api/tables/{table_id}/hint', { path: { table_id: this.table }, query: { seat: this.you } }),
    )
    this.thinking = false
    if (turn === this.turn) this.advice = found?.lines ?? null
  }

  /** Sends a request; if the server refuses it, the reason appears beside the prompt. */
  async try<Answer>(question: () => Promise<Answer>): Promise<NonNullable<Answer> | null> {
    this.#problem = null
    try {
      return (await question()) ?? null
    } catch (error) {
      const problem = error instanceof Refused ? error.problem : null
      this.#problem = problem ?? { detail: say('table-page-unreachable') }
      return null
    }
  }

  /** The next player has taken over the screen. */
  acceptHandover(): void {
    const seat = this.handover
    this.#acceptedSeat = seat
    if (seat !== null && seat !== this.you) this.live.look(seat)
  }

  /** Votes for all seats at this screen that are asked, or takes these votes back. */
  async vote({ about, agreed, missing }: Vote, agree: boolean): Promise<void> {
    const own = this.now!.yours.filter((seat) => (agree ? missing : agreed).includes(seat))
    for (const seat of own) {
      await this.try(() =>
        ask(agree ? 'PUT' : 'DELETE', '/api/tables/{table_id}/votes/{about}', {
          path: { table_id: this.table, about },
          query: { seat },
        }),
      )
    }
  }

  /** Goes to the table of the rematch; opens it if nobody has. */
  async rematch(): Promise<void> {
    const made =
      this.now!.rematch ??
      (await this.try(() => ask('POST', '/api/tables/{table_id}/rematch', { path: { table_id: this.table } })))?.table
    if (made) go(`/table/${made}`)
  }

  /** Whether the game waits for the person at a seat. */
  #decides(seat: number): boolean {
    const now = this.now
    return now !== null && now.pending.includes(seat) && now.seats[seat]!.player === 'human'
  }

  #clear(): void {
    this.#problem = null
    this.#remaining = []
    this.advice = null
    this.lit = NOTHING
    this.picker.reset()
  }

  #targets(events: readonly GameEvent[]): Target[] {
    const view = this.now?.view
    return this.game && view ? events.flatMap((event) => this.game!.targetsOf(event, view)) : []
  }

  #needsConfirmation({ action }: Choice): boolean {
    return !this.#awaitingPreviews && needsConfirmation(prefs.confirm, this.previews.get(action))
  }

  async #load(name: string | null): Promise<void> {
    if (name !== null) this.game = await GAMES[name]!()
  }

  /** Fetches what every action would do. */
  async #loadPreviews(turn: string, lang: string): Promise<void> {
    this.advice = null
    this.previews = new Map()
    if (turn === '') return
    this.#awaitingPreviews = true
    setTimeout(() => turn === this.turn && (this.#awaitingPreviews = false), PATIENCE)
    const seat = untrack(() => this.you)
    const found = await this.try(() =>
      ask('GET', '/api/tables/{table_id}/actions', { path: { table_id: this.table }, query: { seat } }),
    )
    if (turn !== this.turn || lang !== language()) return
    this.#awaitingPreviews = false
    this.previews = new Map(found?.actions.map((one) => [one.action, one]))
  }

  /** Sends a picked action that needs no confirmation. */
  #sendUnconfirmed(): void {
    const { picked, next } = this.picker
    if (
      picked &&
      next.size === 0 &&
      this.#remaining.length === 0 &&
      !this.live.busy &&
      !this.#awaitingPreviews &&
      !this.#needsConfirmation(picked)
    ) {
      untrack(() => this.act(picked))
    }
  }

  /** Sends the next action of a course, as long as it is still legal. */
  #continueCourse(): void {
    const [next, ...rest] = this.#remaining
    if (next === undefined || this.live.busy) return
    const possible = this.mine && !this.live.problem && this.now!.actions.some(({ action }) => action === next)
    untrack(() => {
      this.#remaining = possible ? rest : []
      if (possible) this.live.move(next)
    })
  }

  /** Where nothing is secret, a shared screen simply switches to the next player. */
  #switchSeat(): void {
    const next = this.#nextOfOwn
    if (next === null) return
    if (!SECRETIVE.includes(this.name!) && next !== this.you) untrack(() => this.live.look(next))
  }
}
