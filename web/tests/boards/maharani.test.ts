import { flushSync } from 'svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { Picker } from '../../src/acting/picker.svelte'
import { maharani } from '../../src/boards/maharani'
import { best, earningOf, scoring } from '../../src/boards/maharani/earning'
import { scenesOf, Show } from '../../src/boards/maharani/show.svelte'
import type { Maharani, MaharaniEvent, MaharaniPreview } from '../../src/boards/maharani/types'
import { decisionsOf } from '../recorded'
import { speak } from '../speak'

const decisions = decisionsOf<Maharani>('maharani')
const { view, actions } = decisions.find(([name]) => name.startsWith('maharani 2 worker'))![1]

beforeAll(() => speak('en'))

describe('the paths of actions', () => {
  it.each(decisions)('differ, and none is the beginning of another: %s', (_, { view, actions }) => {
    const paths = actions.map((choice) => maharani.path(choice, view, actions).join(' ') + ' ')
    for (const path of paths) expect(paths.filter((other) => other.startsWith(path))).toEqual([path])
  })

  it.each(decisions)('lead to every action by pointing: %s', (_, { view, actions }) => {
    const picker = new Picker(actions, (choice) => maharani.path(choice as (typeof actions)[0], view, actions))
    for (const choice of actions) {
      picker.reset()
      for (const target of maharani.path(choice, view, actions)) picker.choose(target)
      flushSync()
      expect(picker.picked).toEqual(choice)
    }
  })

  it.each(decisions)('consist of targets that have words: %s', (_, { view, actions }) => {
    for (const target of new Set(actions.flatMap((choice) => maharani.path(choice, view, actions)))) {
      expect(maharani.labelOf(target, view)).not.toMatch(/maharani-|undefined/)
    }
  })

  it('ask for the arrow only where there is a choice', () => {
    const centred = decisions.filter(([, { view }]) => view.rondel.some(({ columns }) => columns === 'o'))
    expect(centred).not.toEqual([])
    for (const [, { view, actions }] of centred) {
      for (const choice of actions) {
        const act = choice.do
        if (act.do !== 'place') continue
        const others = actions.filter(
          ({ do: other }) => other.do === 'place' && other.slot === act.slot && other.space === act.space,
        )
        expect(maharani.path(choice, view, actions).length).toBe(others.length > 1 ? 3 : 2)
      }
    }
  })
})

const by = { rule: 'MN-P1', seat: 0 }
const place = {
  kind: 'place',
  ...by,
  space: 'c3',
  tile: 'blue',
  shape: 'along',
  slot: 1,
  arrow: 'S',
} satisfies MaharaniEvent
const area: MaharaniEvent = { kind: 'gold', source: 'area', ...by, amount: 2, tile: 'blue', spaces: ['c3', 'c4'] }
const worker = { kind: 'worker', source: 'new', ...by, worker: 'green', space: 'c3' } satisfies MaharaniEvent
const group: MaharaniEvent = {
  kind: 'gold',
  source: 'group',
  ...by,
  amount: 3,
  worker: 'green',
  spaces: ['c3', 'b3', 'b2'],
}
const cost: MaharaniEvent = { kind: 'gold', source: 'second', ...by, amount: -2 }
const preview = (action: number, events: MaharaniEvent[]): MaharaniPreview => ({
  ...{ action, notation: '', words: '', do: { do: 'stop' }, gain: null, scores: [], final: false },
  events: events.map((event) => ({ ...event, text: '' })),
})

describe('what a choice brings', () => {
  it('is the gold of area and group, without the cost of the turn', () => {
    const earning = earningOf(preview(1, [place, area, worker, group, cost]), view)
    expect(earning).toMatchObject({ gold: 5, more: false, worker: true, marker: false })
  })

  it('counts one gold for a worker who is still to be chosen', () => {
    expect(earningOf(preview(1, [place, area]), view)).toMatchObject({ gold: 3, more: true, worker: true })
    expect(earningOf(preview(1, [{ ...place, arrow: 'N' }, area]), view)).toMatchObject({ gold: 2, more: false })
  })

  it('tells of the marker, and of a worker who is missing', () => {
    const none: MaharaniEvent = { kind: 'worker', source: 'none', ...by, space: 'c3' }
    const events: MaharaniEvent[] = [place, { kind: 'marker', ...by, quarter: 1, goal: 2 }, area, none]
    expect(earningOf(preview(1, events), view)).toMatchObject({ gold: 2, worker: false, marker: true })
  })

  it('is best where it is most, and nothing as long as nothing is known', () => {
    const choices = [1, 2].map((action) => ({ ...actions[0]!, action }))
    const known = new Map([1, 2].map((action) => [action, preview(action, action === 2 ? [area, group] : [area])]))
    expect(best(choices, known, view)?.gold).toBe(5)
    expect(best(choices, new Map(), view)).toBeNull()
  })

  it('comes from these spaces', () => {
    const { area: tiles, group: workers } = scoring([place, area, worker, group])
    expect([...tiles]).toEqual(['c3', 'c4'])
    expect([...workers]).toEqual(['c3', 'b3', 'b2'])
  })
})

describe('what is shown of events', () => {
  it('is a scene for each that can be seen, in order', () => {
    const turn: MaharaniEvent = { kind: 'turn', rule: 'MN-R1', seat: 1, turn: 5 }
    const scenes = scenesOf([place, area, worker, group, cost, turn])
    expect(scenes.map(({ kind }) => kind)).toEqual(['tile', 'gold', 'worker', 'gold', 'turn'])
  })

  it('hides what is still on its way, and nothing after the end or without animation', () => {
    const show = new Show()
    show.play([place, area, worker], 10)
    expect([...show.tilesAwaited]).toEqual(['c3'])
    expect([...show.workersAwaited]).toEqual(['c3'])
    show.finish()
    expect(show.now).toBeNull()
    show.play([place], 0)
    expect(show.tilesAwaited.size).toBe(0)
    show.play([place], 10)
    show.play([], 10)
    expect(show.tilesAwaited.size).toBe(0)
  })

  it('goes on by itself to the end', async () => {
    const show = new Show()
    show.play([place, area], 1)
    await expect.poll(() => show.now).toBeNull()
  })
})

describe('what is told of a player and of an event', () => {
  it('begins with the gold and names both colours of two players', () => {
    const facts = maharani.facts(view, 0)
    expect(facts[0]).toMatchObject({ label: 'maharani-board-gold', value: view.seats[0]!.gold, explain: 'score' })
    expect(facts[2]!.value).toMatch(/^\d green, \d blue$/)
  })

  it('points at the pieces of an event', () => {
    expect(maharani.targetsOf(group, view)).toEqual(['space:c3', 'space:b3', 'space:b2'])
    const moved: MaharaniEvent = { kind: 'worker', source: 'moved', ...by, worker: 'red', space: 'a2', origin: 'a3' }
    expect(maharani.targetsOf(moved, view)).toEqual(['space:a2', 'space:a3'])
    expect(maharani.targetsOf({ kind: 'refresh', ...by, seat: 2, quarters: [1, 4] }, view)).toEqual([
      'marker:2-1',
      'marker:2-4',
    ])
    const draw: MaharaniEvent = { kind: 'draw', rule: 'MN-E1', slot: 3, tile: 'blue', shape: 'along' }
    expect(maharani.targetsOf(draw, view)).toEqual(['slot:3'])
    expect(maharani.targetsOf({ kind: 'stop', ...by }, view)).toEqual([])
  })
})
