import { flushSync } from 'svelte'
import { describe, expect, it } from 'vitest'
import { Picker } from '../src/acting/picker.svelte'
import type { Choice } from '../src/server/types'

const choices: Choice[] = [
  { action: 1, notation: '1 c5 N', do: { do: 'place', slot: 1, space: 'c5' } },
  { action: 2, notation: '1 c6 N', do: { do: 'place', slot: 1, space: 'c6' } },
  { action: 3, notation: '2 c6 N', do: { do: 'place', slot: 2, space: 'c6' } },
  { action: 4, notation: 'stop', do: { do: 'stop' } },
]
const path = ({ do: { slot, space, do: kind } }: Choice) => (slot ? [`slot:${slot}`, `space:${space}`] : [kind])

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
})
