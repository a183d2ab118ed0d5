import { describe, expect, it } from 'vitest'
import type { Remark } from '../../src/server/types'
import { Talk } from '../../src/table/talk.svelte'

const remark = (id: number, own = false) => ({ id, own, text: `${id}` }) as Remark

describe('table talk', () => {
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
})
