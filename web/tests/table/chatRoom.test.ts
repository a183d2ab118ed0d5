import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Remark } from '../../src/server/types'
import { ChatRoom } from '../../src/table/chatRoom.svelte'

const remark = (id: number, own = false) => ({ id, own, text: `${id}` }) as Remark

describe('table chat', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    localStorage.clear()
  })
  it('keeps what is heard in its order, each once, and who said it as soon as that is known', () => {
    const chat = new ChatRoom('T')
    for (const one of [remark(2), remark(1), remark(2, true), remark(2)]) chat.receive(one)
    expect(chat.remarks.map(({ id, own }) => [id, own])).toEqual([
      [1, false],
      [2, true],
    ])
  })
  it('lets what is heard wait while one speaks, so that the own words are never those of somebody else', async () => {
    const chat = new ChatRoom('T')
    let answer!: (remark: Remark | null) => void
    const said = chat.say(() => new Promise((resolve) => (answer = resolve)))
    chat.receive(remark(1))
    chat.receive(remark(2))
    expect(chat.remarks).toEqual([])
    answer(remark(1, true))
    expect(await said).toEqual(remark(1, true))
    expect(chat.remarks).toEqual([remark(1, true), remark(2)])
    expect(chat.unread).toBe(1)
  })
  it('hears what waited even if the own words were refused', async () => {
    const chat = new ChatRoom('T')
    const sends = [Promise.resolve(null), Promise.reject(new Error())].map((answer) => chat.say(() => answer))
    chat.receive(remark(1))
    await Promise.allSettled(sends)
    expect(chat.remarks).toEqual([remark(1)])
  })
  it('loses nothing that is said while it fetches what was said', async () => {
    const chat = new ChatRoom('T')
    chat.receive(remark(7))
    let answer!: (response: Response) => void
    vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)))
    const fetched = chat.load()
    chat.receive(remark(3))
    answer(Response.json({ chat: [remark(1), remark(2)], muted: 1 }))
    await fetched
    expect(chat.remarks).toEqual([remark(1), remark(2), remark(3)])
    expect(chat.muted).toBe(1)
  })
  it('counts what others said that is unread', () => {
    const chat = new ChatRoom('T')
    chat.receive(remark(1))
    chat.receive(remark(2, true))
    expect(chat.unread).toBe(1)
    chat.markRead()
    expect(chat.unread).toBe(0)
    chat.receive(remark(3))
    expect(chat.unread).toBe(1)
  })
  it('knows on the next visit what was read, at this table only', () => {
    const before = new ChatRoom('T')
    before.receive(remark(1))
    before.markRead()
    const [after, other] = [new ChatRoom('T'), new ChatRoom('U')]
    for (const chat of [after, other]) for (const id of [1, 2]) chat.receive(remark(id))
    expect(after.unread).toBe(1)
    expect(other.unread).toBe(2)
  })
  it('counts on in a browser that keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    const chat = new ChatRoom('T')
    chat.receive(remark(1))
    chat.markRead()
    expect(chat.unread).toBe(0)
    const again = new ChatRoom('T')
    again.receive(remark(1))
    expect(again.unread).toBe(1)
  })
})
