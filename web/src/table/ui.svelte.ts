import { MediaQuery } from 'svelte/reactivity'
import { keyAction } from './keys'
import type { Play } from './play.svelte'

type Dialog = 'list' | 'hints' | 'log' | 'chat' | 'menu' | 'help' | 'end' | { score: number }

/** The state of the table page around the game: the open dialog, the tab of the side panel, and keyboard shortcuts. */
export class TableUi {
  open = $state.raw<Dialog | null>(null)
  /** Whether the recap of what the others did is unfolded. */
  recap = $state(false)
  side = $state<'log' | 'chat'>('log')
  /** Whether log and chat fit beside the board. */
  readonly #wide = new MediaQuery('(width >= 60rem) and (height >= 30rem)')
  #running = false

  constructor(readonly play: Play) {
    $effect(() => this.#showEnd())
  }

  get wide(): boolean {
    return this.#wide.current
  }

  readonly close = (): void => {
    this.open = null
    this.play.point(null)
  }

  show(what: 'log' | 'chat'): void {
    if (this.wide && this.play.now?.view) this.side = what
    else this.open = what
  }

  readonly press = (event: KeyboardEvent): void => {
    const { play } = this
    const action = keyAction(event)
    if (!action || !play.now || play.handover !== null) return
    if (action === 'back' && !play.back()) return
    event.preventDefault()
    if (action === 'list' && play.now.actions.length > 0) this.open = 'list'
    else if (action === 'hint' && play.now.hints && play.mine) this.open = 'hints'
    else if (action === 'undo') play.undo()
    else if (action === 'recap') this.recap = !this.recap
    else if (action === 'confirm' && play.awaitingConfirmation && play.picker.candidate) play.act(play.picker.candidate)
    else if (action === 'target') this.#focusNext()
    else if (action === 'players') document.querySelector<HTMLElement>('.players button')?.focus()
    else if (action === 'menu' || action === 'help') this.open = action
    else if (action === 'log' || action === 'chat') this.show(action)
  }

  /** Moves the focus to the next target on the board. */
  #focusNext(): void {
    const spots = [...document.querySelectorAll<HTMLElement>('[data-target]')].filter((spot) =>
      this.play.picker.next.has(spot.dataset.target!),
    )
    const at = spots.indexOf(document.activeElement as HTMLElement)
    spots[(at + 1) % spots.length]?.focus()
  }

  /** Opens the result once, when the game ends while the page is open. */
  #showEnd(): void {
    const status = this.play.now?.status
    if (status === 'over' && this.#running) this.open = 'end'
    this.#running = status === 'playing'
  }
}
