import { ask } from '../server/api'
import type { Remark } from '../server/types'

/** What is said at a table. */
export class Talk {
  remarks = $state.raw<Remark[]>([])
  #seen = $state(0)

  constructor(readonly table: string) {}

  /** How many remarks have not been read. */
  get unread(): number {
    return this.remarks.filter(({ id }) => id > this.#seen).length
  }

  /** Something was said just now. */
  readonly hear = (remark: Remark): void => {
    if (!this.remarks.some(({ id }) => id === remark.id)) this.remarks = [...this.remarks, remark]
  }

  /** Fetches everything that was said. */
  async listen(): Promise<void> {
    this.remarks = (await ask<{ chat: Remark[] }>('GET', `tables/${this.table}/chat`)).chat
  }

  /** Everything so far has been read. */
  read(): void {
    this.#seen = this.remarks.at(-1)?.id ?? 0
  }
}
