import { MediaQuery } from 'svelte/reactivity'
import { keyAction } from './keys'
import type { Play } from './play.svelte'

type Sheet = 'list' | 'hints' | 'log' | 'chat' | 'menu' | 'help' | 'end' | { score: number }

/** What lies around the board: the sheet that is open, what the side shows, and the keys that lead there. */
export class Desk {
  open = $state.raw<Sheet | null>(null)
  /** Whether the recap of what the others did is unfolded. */
  recap = $state(false)
  side = $state<'log' | 'chat'>('log')
  /** Whether log and chat have room beside the board. */
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
    if (!action || !play.now || play.curtain !== null) return
    if (action === 'back' && !play.back()) return
    event.preventDefault()
    if (action === 'list' && play.now.actions.length > 0) this.open = 'list'
    else if (action === 'hint' && play.now.hints && play.mine) this.open = 'hints'
    else if (action === 'undo') play.undo()
    else if (action === 'recap') this.recap = !this.recap
    else if (action === 'confirm' && play.asking && play.picker.meant) play.act(play.picker.meant)
    else if (action === 'target') this.#focusNext()
    else if (action === 'players') document.querySelector<HTMLElement>('.players button')?.focus()
    else if (action === 'menu' || action === 'help') this.open = action
    else if (action === 'log' || action === 'chat') this.show(action)
  }

  /** Goes to the next thing on the board that can be pointed at. */
  #focusNext(): void {
    const spots = [...document.querySelectorAll<HTMLElement>('[data-target]')].filter((spot) =>
      this.play.picker.next.has(spot.dataset.target!),
    )
    const at = spots.indexOf(document.activeElement as HTMLElement)
    spots[(at + 1) % spots.length]?.focus()
  }

  /** The end is shown once, when it is seen coming. */
  #showEnd(): void {
    const status = this.play.now?.status
    if (status === 'over' && this.#running) this.open = 'end'
    this.#running = status === 'playing'
  }
}
