import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Remark } from '../../src/server/types'
import { Talk } from '../../src/table/talk.svelte'

const remark = (id: number, own = false) => ({ id, own, text: `${id}` }) as Remark

describe('table talk', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    localStorage.clear()
  })
  it('keeps what is heard in its order, each once, with the last word on who said it', () => {
    const talk = new Talk('T')
    for (const one of [remark(2), remark(1), remark(2, true)]) talk.hear(one)
    expect(talk.remarks.map(({ id, own }) => [id, own])).toEqual([
      [1, false],
      [2, true],
    ])
  })
  it('counts what others said since one has read', () => {
    const talk = new Talk('T')
    talk.hear(remark(1))
    talk.hear(remark(2, true))
    expect(talk.unread).toBe(1)
    talk.read()
    expect(talk.unread).toBe(0)
    talk.hear(remark(3))
    expect(talk.unread).toBe(1)
  })
  it('knows on the next visit what was read, at this table only', () => {
    const before = new Talk('T')
    before.hear(remark(1))
    before.read()
    const [after, other] = [new Talk('T'), new Talk('U')]
    for (const talk of [after, other]) for (const id of [1, 2]) talk.hear(remark(id))
    expect(after.unread).toBe(1)
    expect(other.unread).toBe(2)
  })
  it('counts on in a browser that keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    const talk = new Talk('T')
    talk.hear(remark(1))
    talk.read()
    expect(talk.unread).toBe(0)
    const again = new Talk('T')
    again.hear(remark(1))
    expect(again.unread).toBe(1)
  })
})
