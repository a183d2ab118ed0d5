import { ask } from '../server/api'

/** How long the writing has to pause, in milliseconds, until a note is kept. */
const PAUSE = 800

/** A note of one's own at a table. */
export class Notebook {
  /** What is written; null as long as it has not been fetched. */
  text = $state<string | null>(null)
  /** Whether the last change could not be kept, or the note not be fetched. */
  failed = $state(false)
  #kept = $state('')
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly table: string) {}

  /** Whether something is written that has not been kept. */
  get changed(): boolean {
    return this.text !== null && this.text !== this.#kept
  }

  /** Opens the note; what was written here before is still there. */
  async open(): Promise<void> {
    if (this.text !== null) return
    await this.#try(async () => {
      const { text } = await ask('GET', '/api/tables/{table_id}/note', this.#at)
      this.text = this.#kept = text
    })
  }

  /** Something was written: it is kept at the next pause. */
  write(text: string): void {
    this.text = text
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.keep(), PAUSE)
  }

  async keep(): Promise<void> {
    clearTimeout(this.#timer)
    if (!this.changed) return
    await this.#try(async () => {
      const text = this.text!
      await ask('PUT', '/api/tables/{table_id}/note', { ...this.#at, body: { text } })
      this.#kept = text
    })
  }

  get #at(): { path: { table_id: string } } {
    return { path: { table_id: this.table } }
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work()
      this.failed = false
    } catch {
      this.failed = true
    }
  }
}
