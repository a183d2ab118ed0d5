import { flushSync } from 'svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { Picker } from '../../src/acting/picker.svelte'
import { maharani } from '../../src/boards/maharani'
import { best, earningOf, scoring } from '../../src/boards/maharani/earning'
import { scenesOf, Show } from '../../src/boards/maharani/show.svelte'
import type { MaharaniView } from '../../src/boards/maharani/types'
import type { Choice, GameEvent, Preview } from '../../src/server/types'
import { speak } from '../speak'
import recorded from './maharani.json'

/** Decisions of random games: each with the view and every legal action. */
const decisions = Object.entries(recorded) as unknown as [string, { view: MaharaniView; actions: Choice[] }][]
const { view } = decisions.find(([name]) => name === 'worker')![1]

beforeAll(() => speak('en'))

describe('the paths of actions', () => {
  it.each(decisions)('differ, and none is the beginning of another: %s', (_, { view, actions }) => {
    const paths = actions.map((choice) => maharani.path(choice, view).join(' ') + ' ')
    for (const path of paths) expect(paths.filter((other) => other.startsWith(path))).toEqual([path])
  })

  it.each(decisions)('lead to every action by pointing: %s', (_, { view, actions }) => {
    const picker = new Picker(actions, (choice) => maharani.path(choice, view))
    for (const choice of actions) {
      picker.reset()
      for (const target of maharani.path(choice, view)) picker.choose(target)
      flushSync()
      expect(picker.picked).toEqual(choice)
    }
  })

  it.each(decisions)('consist of targets that have words: %s', (_, { view, actions }) => {
    for (const target of new Set(actions.flatMap((choice) => maharani.path(choice, view)))) {
      expect(maharani.labelOf(target, view)).not.toMatch(/maharani-|undefined/)
    }
  })

  it('ask for the arrow only where there is a choice', () => {
    const { view, actions } = recorded.centre as unknown as { view: MaharaniView; actions: Choice[] }
    for (const choice of actions.filter(({ do: act }) => act.do === 'place')) {
      const others = actions.filter(({ do: act }) => act.slot === choice.do.slot && act.space === choice.do.space)
      expect(maharani.path(choice, view).length).toBe(others.length > 1 ? 3 : 2)
    }
  })
})

const place: GameEvent = { kind: 'place', seat: 0, space: 'c3', tile: 'blue', slot: 1, arrow: 'S' }
const area: GameEvent = { kind: 'gold', source: 'area', seat: 0, amount: 2, spaces: ['c3', 'c4'] }
const worker: GameEvent = { kind: 'worker', source: 'new', seat: 0, worker: 'green', space: 'c3' }
const group: GameEvent = { kind: 'gold', source: 'group', seat: 0, amount: 3, spaces: ['c3', 'b3', 'b2'] }
const cost: GameEvent = { kind: 'gold', source: 'second', seat: 0, amount: -2 }
const preview = (action: number, events: GameEvent[]) => ({ action, events }) as unknown as Preview

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
    const none = { ...worker, source: 'none' }
    const events = [place, { kind: 'marker', seat: 0, quarter: 1 }, area, none]
    expect(earningOf(preview(1, events), view)).toMatchObject({ gold: 2, worker: false, marker: true })
  })

  it('is best where it is most, and nothing as long as nothing is known', () => {
    const choices = [1, 2].map((action) => ({ action }) as unknown as Choice)
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
    const turn = { kind: 'turn', seat: 1, turn: 5 }
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
    expect(maharani.targetsOf({ kind: 'worker', space: 'a2', origin: 'a3' }, view)).toEqual(['space:a2', 'space:a3'])
    expect(maharani.targetsOf({ kind: 'refresh', seat: 2, quarters: [1, 4] }, view)).toEqual([
      'marker:2-1',
      'marker:2-4',
    ])
    expect(maharani.targetsOf({ kind: 'draw', slot: 3 }, view)).toEqual(['slot:3'])
    expect(maharani.targetsOf({ kind: 'stop', seat: 0 }, view)).toEqual([])
  })
})
