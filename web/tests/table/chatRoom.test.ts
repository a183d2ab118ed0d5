import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Remark } from '../../src/server/types'
import { Talk } from '../../src/table/chatRoom.svelte'

const remark = (id: number, own = false) => ({ id, own, text: `${id}` }) as Remark

describe('table talk', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    localStorage.clear()
  })
  it('keeps what is heard in its order, each once, and who said it as soon as that is known', () => {
    const talk = new Talk('T')
    for (const one of [remark(2), remark(1), remark(2, true), remark(2)]) talk.hear(one)
    expect(talk.remarks.map(({ id, own }) => [id, own])).toEqual([
      [1, false],
      [2, true],
    ])
  })
  it('lets what is heard wait while one speaks, so that the own words are never those of somebody else', async () => {
    const talk = new Talk('T')
    let answer!: (remark: Remark | null) => void
    const said = talk.say(() => new Promise((resolve) => (answer = resolve)))
    talk.hear(remark(1))
    talk.hear(remark(2))
    expect(talk.remarks).toEqual([])
    answer(remark(1, true))
    expect(await said).toEqual(remark(1, true))
    expect(talk.remarks).toEqual([remark(1, true), remark(2)])
    expect(talk.unread).toBe(1)
  })
  it('hears what waited even if the own words were refused', async () => {
    const talk = new Talk('T')
    const sends = [Promise.resolve(null), Promise.reject(new Error())].map((answer) => talk.say(() => answer))
    talk.hear(remark(1))
    await Promise.allSettled(sends)
    expect(talk.remarks).toEqual([remark(1)])
  })
  it('loses nothing that is said while it fetches what was said', async () => {
    const talk = new Talk('T')
    talk.hear(remark(7))
    let answer!: (response: Response) => void
    vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)))
    const fetched = talk.listen()
    talk.hear(remark(3))
    answer(Response.json({ chat: [remark(1), remark(2)], muted: 1 }))
    await fetched
    expect(talk.remarks).toEqual([remark(1), remark(2), remark(3)])
    expect(talk.muted).toBe(1)
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
