import { saveItem, loadItem } from '../prefs/storage'
import { ask } from '../server/api'
import type { Remark } from '../server/types'

/** The chat of a table. */
export class ChatRoom {
  remarks = $state.raw<Remark[]>([])
  /** How many people at this table are muted. */
  muted = $state(0)
  /** The last remark that was read, on this visit or an earlier one. */
  #seen = $state(0)
  #asking = 0
  #waiting: Remark[] = []

  constructor(readonly table: string) {
    this.#seen = Number(loadItem(this.#key)) || 0
  }

  /** How many remarks of others are unread. */
  get unread(): number {
    return this.remarks.filter(({ id, own }) => id > this.#seen && !own).length
  }

  /** Adds a remark. One that is already known may arrive again, and may have lost its `own`. */
  readonly receive = (remark: Remark): void => {
    if (this.#asking > 0) {
      this.#waiting.push(remark)
      return
    }
    const known = this.remarks.find(({ id }) => id === remark.id)
    if (known?.own) return
    this.remarks = [...this.remarks.filter((one) => one !== known), remark].sort((one, other) => one.id - other.id)
  }

  /** Sends a remark. It may arrive before the answer, over a connection that does not know yet whose it is. */
  say(send: () => Promise<Remark | null>): Promise<Remark | null> {
    return this.#ask(async () => {
      const remark = await send()
      if (remark) this.#waiting.push(remark)
      return remark
    })
  }

  /** Fetches the whole chat. */
  load(): Promise<void> {
    return this.#ask(async () => {
      const { chat, muted } = await ask('GET', '/api/tables/{table_id}/chat', { path: { table_id: this.table } })
      this.remarks = chat
      this.muted = muted
    })
  }

  /** Marks everything so far as read. */
  markRead(): void {
    const last = this.remarks.at(-1)?.id ?? 0
    if (last <= this.#seen) return
    this.#seen = last
    saveItem(this.#key, String(last))
  }

  /** Asks the server for something. Remarks that arrive meanwhile wait for the answer, which may be older or know more. */
  async #ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    this.#asking += 1
    try {
      return await question()
    } finally {
      this.#asking -= 1
      for (const one of this.#waiting.splice(0)) this.receive(one)
    }
  }

  get #key(): string {
    return `durbar-read-${this.table}`
  }
}
