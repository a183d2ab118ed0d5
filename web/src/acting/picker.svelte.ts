import type { Course } from '../boards/types'
import type { Choice } from '../server/types'

/** Something on the board that can be pointed at: `space:c5`, `slot:2`, `card:red-EM`. */
export type Target = string

/**
 * Turns pointing at things into a legal action. Every action is a path of targets (first the tile, then the space, then
 * the arrow); what has been pointed at so far narrows the actions down until one is left.
 *
 * Mouse, touch, drag, keyboard and screen reader all come down to `choose` and `back`.
 */
export class Picker {
  /** What has been pointed at so far. */
  chosen = $state<Target[]>([])
  readonly #paths: { choice: Choice; path: Target[]; then: number[] }[]

  constructor(choices: Choice[], pathOf: (choice: Choice) => Target[], courses: Course[] = []) {
    this.#paths = choices.map((choice) => ({ choice, path: pathOf(choice), then: [] }))
    for (const { path, actions } of courses) {
      const choice = choices.find(({ action }) => action === actions[0])
      if (choice) this.#paths.push({ choice, path, then: actions.slice(1) })
    }
  }

  /** The actions that begin with what has been pointed at. */
  readonly open = $derived.by(() =>
    this.#paths.filter(({ path }) => this.chosen.every((target, depth) => path[depth] === target)),
  )

  /** What can be pointed at next, each with the actions behind it. */
  readonly next = $derived.by(() => {
    const found = new Map<Target, Choice[]>()
    for (const { choice, path } of this.open) {
      const target = path[this.chosen.length]
      if (target !== undefined) found.set(target, [...(found.get(target) ?? []), choice])
    }
    return found
  })

  readonly #complete = $derived.by(() =>
    this.open.find(({ path }) => path.length === this.chosen.length && path.length > 0),
  )

  /** The action that was pointed out completely. */
  readonly picked = $derived(this.#complete?.choice ?? null)

  readonly #candidate = $derived.by(() => this.#complete ?? (this.open.length === 1 ? this.open[0] : undefined))

  /** The action that is picked, or the only one that is left. */
  readonly candidate = $derived(this.#candidate?.choice ?? null)

  /** The actions that follow the candidate in its course. */
  readonly following = $derived(this.#candidate?.then ?? [])

  /** What can be pointed at next but has no place on the board, so that the page shows it as buttons. */
  readonly placeless = $derived.by(() => [...this.next.keys()].filter(isPlaceless))

  /** Everything that one points at for an action. */
  pathOf(action: number): Target[] {
    return this.#paths.find(({ choice }) => choice.action === action)?.path ?? []
  }

  /** Whether pointing at it leads somewhere now, or did at the beginning of the path (then the path starts anew). */
  can(target: Target): boolean {
    return this.next.has(target) || this.chosen.includes(target) || this.#paths.some(({ path }) => path[0] === target)
  }

  /** The actions that pointing at a target would leave. */
  behind(target: Target): Choice[] {
    return this.next.get(target) ?? []
  }

  /** Points at a target; pointing at a chosen one takes it back, at another first one begins anew. */
  choose(target: Target): void {
    if (this.next.has(target)) this.chosen = [...this.chosen, target]
    else if (this.chosen.includes(target)) this.chosen = this.chosen.slice(0, this.chosen.indexOf(target))
    else if (this.#paths.some(({ path }) => path[0] === target)) this.chosen = [target]
  }

  /** Points at everything that an action consists of, as the list of actions does. */
  pick(action: number): void {
    this.chosen = this.pathOf(action)
  }

  /** One step back; false at the beginning. */
  back(): boolean {
    if (this.chosen.length === 0) return false
    this.chosen = this.chosen.slice(0, -1)
    return true
  }

  reset(): void {
    this.chosen = []
  }
}

/** Whether a target is no place or piece on the board: `withdraw`, `do:quarry`, but not `space:c5`. */
export function isPlaceless(target: Target): boolean {
  return !target.includes(':') || target.startsWith('do:')
}
