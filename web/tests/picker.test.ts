import { flushSync } from 'svelte'
import { describe, expect, it } from 'vitest'
import { isPlaceless, Picker } from '../src/acting/picker.svelte'
import type { Choice } from '../src/server/types'

const choices: Choice[] = [
  { action: 1, notation: '1 c5 N', do: { do: 'place', slot: 1, space: 'c5', arrow: 'N' } },
  { action: 2, notation: '1 c6 N', do: { do: 'place', slot: 1, space: 'c6', arrow: 'N' } },
  { action: 3, notation: '2 c6 N', do: { do: 'place', slot: 2, space: 'c6', arrow: 'N' } },
  { action: 4, notation: 'stop', do: { do: 'stop' } },
]
const path = ({ do: act }: Choice) => (act.do === 'place' ? [`slot:${act.slot}`, `space:${act.space}`] : [act.do])

describe('pointing at things', () => {
  it('narrows the actions down to one', () => {
    const picker = new Picker(choices, path)
    expect([...picker.next.keys()]).toEqual(['slot:1', 'slot:2', 'stop'])
    picker.choose('slot:1')
    flushSync()
    expect([...picker.next.keys()]).toEqual(['space:c5', 'space:c6'])
    expect(picker.picked).toBeNull()
    picker.choose('space:c6')
    expect(picker.picked?.action).toBe(2)
  })

  it('takes a target back when it is pointed at again, and begins anew at another first one', () => {
    const picker = new Picker(choices, path)
    picker.choose('slot:1')
    picker.choose('slot:2')
    expect(picker.chosen).toEqual(['slot:2'])
    picker.choose('slot:2')
    expect(picker.chosen).toEqual([])
    expect(picker.back()).toBe(false)
  })

  it('ignores what leads nowhere', () => {
    const picker = new Picker(choices, path)
    picker.choose('space:c5')
    expect(picker.chosen).toEqual([])
  })

  it('picks a whole action for the list of actions', () => {
    const picker = new Picker(choices, path)
    picker.pick(3)
    expect(picker.picked?.action).toBe(3)
    expect(picker.back()).toBe(true)
    expect(picker.chosen).toEqual(['slot:2'])
  })

  it('knows what is meant as soon as one action is left', () => {
    const picker = new Picker(choices, path)
    expect(picker.candidate).toBeNull()
    picker.choose('slot:2')
    expect(picker.picked).toBeNull()
    expect(picker.candidate?.action).toBe(3)
  })

  it('lets an action be meant that could still go on', () => {
    const one: Choice = { action: 1, notation: 'a', do: { do: 'influence', card: 'a' } }
    const two: Choice = { action: 2, notation: 'a+b', do: { do: 'influence', card: 'a', extra: 'b' } }
    const picker = new Picker([one, two], ({ notation }) => notation.split('+').map((card) => `card:${card}`))
    picker.choose('card:a')
    expect(picker.picked?.action).toBe(1)
    expect([...picker.next.keys()]).toEqual(['card:b'])
    picker.choose('card:b')
    expect(picker.candidate?.action).toBe(2)
  })

  it('tells what has no place on the board', () => {
    const picker = new Picker(choices, path)
    expect(picker.placeless).toEqual(['stop'])
    expect(isPlaceless('do:quarry')).toBe(true)
    expect(isPlaceless('space:c5')).toBe(false)
    expect(picker.pathOf(3)).toEqual(['slot:2', 'space:c6'])
  })
})
