import { keep, kept } from '../prefs/kept'
import { ask } from '../server/api'
import type { Remark } from '../server/types'

/** What is said at a table. */
export class Talk {
  remarks = $state.raw<Remark[]>([])
  /** How many people of this table one does not want to hear. */
  muted = $state(0)
  /** The last remark that was read here, now or on an earlier visit. */
  #seen = $state(0)

  constructor(readonly table: string) {
    this.#seen = Number(kept(this.#key)) || 0
  }

  /** How many remarks of others have not been read. */
  get unread(): number {
    return this.remarks.filter(({ id, own }) => id > this.#seen && !own).length
  }

  /** Something was said just now. What is known already comes again where one is told that it was oneself. */
  readonly hear = (remark: Remark): void => {
    this.remarks = [...this.remarks.filter(({ id }) => id !== remark.id), remark].sort(
      (one, other) => one.id - other.id,
    )
  }

  /** Fetches everything that was said. */
  async listen(): Promise<void> {
    const { chat, muted } = await ask<{ chat: Remark[]; muted: number }>('GET', `tables/${this.table}/chat`)
    this.remarks = chat
    this.muted = muted
  }

  /** Everything so far has been read. */
  read(): void {
    const last = this.remarks.at(-1)?.id ?? 0
    if (last <= this.#seen) return
    this.#seen = last
    keep(this.#key, String(last))
  }

  get #key(): string {
    return `durbar-read-${this.table}`
  }
}
