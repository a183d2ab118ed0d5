import { keep, kept } from '../prefs/storage'
import { ask } from '../server/api'
import type { Remark } from '../server/types'

/** What is said at a table. */
export class Talk {
  remarks = $state.raw<Remark[]>([])
  /** How many people of this table one does not want to hear. */
  muted = $state(0)
  /** The last remark that was read here, now or on an earlier visit. */
  #seen = $state(0)
  #asking = 0
  #waiting: Remark[] = []

  constructor(readonly table: string) {
    this.#seen = Number(kept(this.#key)) || 0
  }

  /** How many remarks of others have not been read. */
  get unread(): number {
    return this.remarks.filter(({ id, own }) => id > this.#seen && !own).length
  }

  /** Something was said just now. What is known already may come again, and may not know that it is one's own. */
  readonly hear = (remark: Remark): void => {
    if (this.#asking > 0) {
      this.#waiting.push(remark)
      return
    }
    const known = this.remarks.find(({ id }) => id === remark.id)
    if (known?.own) return
    this.remarks = [...this.remarks.filter((one) => one !== known), remark].sort((one, other) => one.id - other.id)
  }

  /** Says something. It may be heard before the answer, through a connection that does not know yet who one is. */
  say(send: () => Promise<Remark | null>): Promise<Remark | null> {
    return this.#ask(async () => {
      const remark = await send()
      if (remark) this.#waiting.push(remark)
      return remark
    })
  }

  /** Fetches everything that was said. */
  listen(): Promise<void> {
    return this.#ask(async () => {
      const { chat, muted } = await ask<{ chat: Remark[]; muted: number }>('GET', `tables/${this.table}/chat`)
      this.remarks = chat
      this.muted = muted
    })
  }

  /** Everything so far has been read. */
  read(): void {
    const last = this.remarks.at(-1)?.id ?? 0
    if (last <= this.#seen) return
    this.#seen = last
    keep(this.#key, String(last))
  }

  /** Asks the server for something. What is heard meanwhile waits for the answer, which may be older or know more. */
  async #ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    this.#asking += 1
    try {
      return await question()
    } finally {
      this.#asking -= 1
      for (const one of this.#waiting.splice(0)) this.hear(one)
    }
  }

  get #key(): string {
    return `durbar-read-${this.table}`
  }
}
