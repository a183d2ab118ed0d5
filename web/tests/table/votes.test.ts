import { describe, expect, it } from 'vitest'
import type { Seat, TableState } from '../../src/server/types'
import { botPlaysForMe, voteOn, openVotes, seatsForTakeover } from '../../src/table/votes'

const person = (online = true) => ({ kind: 'human', player: 'human', online, resigned: false }) as Seat
const bot = { kind: 'greedy', player: 'greedy', online: false, resigned: false } as Seat
const leftToBot = { ...person(false), player: 'greedy' }

function state(seats: Seat[], votes: Record<string, number[]> = {}, more: Partial<TableState> = {}): TableState {
  return { status: 'playing', you: 0, yours: [0], seats, votes, ...more } as TableState
}

describe('what players decide together', () => {
  it('needs everybody who plays, but not bots and not the one it is about', () => {
    const table = state([person(), person(), bot, leftToBot], { abandon: [1] })
    expect(voteOn(table, null)).toEqual({ about: 'abandon', seat: null, agreed: [1], missing: [0] })
    expect(voteOn(table, 1)).toEqual({ about: 'takeover-1', seat: 1, agreed: [], missing: [0] })
  })
  it('is open as soon as somebody agrees, and as long as they play', () => {
    const votes = { abandon: [0], 'takeover-1': [2] }
    const seats = [person(), person(false), person()]
    expect(openVotes(state(seats)).length).toBe(0)
    expect(openVotes(state(seats, votes)).map(({ about }) => about)).toEqual(['abandon', 'takeover-1'])
    expect(openVotes(state(seats, votes, { status: 'over' }))).toEqual([])
  })
  it('forgets the agreement of somebody whom a bot has replaced', () => {
    expect(openVotes(state([person(), leftToBot], { abandon: [1] }))).toEqual([])
  })
})

describe('a bot instead of a player', () => {
  it('can be asked for where somebody is away, and for other seats of one’s own', () => {
    expect(seatsForTakeover(state([person(), person(), person(false), bot]))).toEqual([2])
    expect(seatsForTakeover(state([person(), person(), person()], {}, { yours: [0, 1] }))).toEqual([1])
  })
  it('plays for me until I return, unless I have resigned', () => {
    expect(botPlaysForMe(state([person(), bot]))).toBe(false)
    expect(botPlaysForMe(state([leftToBot, bot]))).toBe(true)
    expect(botPlaysForMe(state([{ ...leftToBot, resigned: true }, bot]))).toBe(false)
    expect(botPlaysForMe(state([leftToBot, bot], {}, { you: null }))).toBe(false)
    expect(botPlaysForMe(state([leftToBot, bot], {}, { status: 'over' }))).toBe(false)
  })
})
