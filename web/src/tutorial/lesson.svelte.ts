import { Picker, type Target } from '../acting/picker.svelte'
import type { GameOnPage } from '../boards/types'
import { ask, Refused } from '../server/api'
import type { Choice, TrialState } from '../server/types'
import { language, say } from '../words/index.svelte'
import { keepProgress, progress } from './progress'
import type { Step } from './types'

/** Somebody going through a tutorial: one step, what is seen in it, and whether it was done. */
export class Lesson {
  step = $state(0)
  done = $state(false)
  /** What to say when something else was tried. */
  remark = $state('')
  seen = $state.raw<TrialState | null>(null)
  /** The step whose position is on the board; another one is still on its way. */
  #shown = $state(-1)

  constructor(
    readonly name: string,
    readonly game: GameOnPage,
    readonly steps: Step[],
  ) {
    this.step = progress(name, steps.length)
    $effect(() => void this.#show(this.step, language()))
    $effect(() => this.#judge(this.picker.picked))
  }

  readonly current = $derived.by(() => this.steps[this.step]!)
  readonly ready = $derived.by(() => this.#shown === this.step)
  readonly last = $derived.by(() => this.step === this.steps.length - 1)
  readonly previews = $derived.by(() => new Map(this.seen?.previews.map((one) => [one.action, one])))
  readonly lit = $derived.by((): Set<Target> => new Set(this.done ? [] : this.current.lit))
  /** Whether one may read on: there was nothing to do, or it was done. */
  readonly free = $derived.by(() => this.done || !this.current.expect)
  readonly picker = $derived.by(() => {
    const { seen } = this
    const choices = seen && this.ready && this.current.expect && !this.done ? seen.actions : []
    return new Picker(choices, (choice) => this.game.path(choice, seen!.view, choices))
  })

  go(step: number): void {
    if (step < 0 || step >= this.steps.length) return
    this.step = step
    keepProgress(this.name, step)
  }

  /** Does what the step asks for, in place of whoever reads. */
  demonstrate(): void {
    const choice = this.seen?.actions.find(({ notation }) => this.current.expect?.includes(notation))
    if (choice) this.#judge(choice)
  }

  #judge(choice: Choice | null): void {
    if (!choice) return
    if (this.current.expect?.includes(choice.notation)) {
      void this.#act(choice.action)
    } else {
      this.remark = say('page-tutorial-other')
      this.picker.reset()
    }
  }

  async #act(action: number): Promise<void> {
    const { step } = this
    const seen = await this.#ask([action])
    if (seen && step === this.step) {
      this.seen = seen
      this.done = true
      this.remark = ''
    }
  }

  async #show(step: number, _lang: string): Promise<void> {
    this.done = false
    this.remark = ''
    const seen = await this.#ask([])
    if (!seen || step !== this.step) return
    this.seen = { ...seen, events: [] }
    this.#shown = step
  }

  async #ask(actions: number[]): Promise<TrialState | null> {
    const { position, seat } = this.current
    try {
      return await ask('POST', '/api/trials', { body: { game: this.name, position, seat, actions } })
    } catch (error) {
      this.remark = error instanceof Refused ? error.message : say('page-tutorial-unreachable')
      return null
    }
  }
}
