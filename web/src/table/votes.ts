import type { TableState } from '../server/types'

export const ABANDON = 'abandon'

/** Something that the players decide together, and who has agreed so far. */
export interface Vote {
  /** What the server calls it: `abandon`, or `takeover-N`. */
  about: string
  /** The seat that a bot would take over; null where the game would end. */
  seat: number | null
  agreed: number[]
  /** The seats whose agreement is still needed. */
  missing: number[]
}

/** The seats that are played by people, not by bots. */
function peopleAt({ seats }: TableState): number[] {
  return seats.flatMap(({ player }, seat) => (player === 'human' ? [seat] : []))
}

/** The vote on abandoning the game (null), or on letting a bot play for a seat. */
export function voteOn(state: TableState, seat: number | null): Vote {
  const about = seat === null ? ABANDON : `takeover-${seat}`
  const voters = peopleAt(state).filter((voter) => voter !== seat)
  const agreed = (state.votes[about] ?? []).filter((voter) => voters.includes(voter))
  return { about, seat, agreed, missing: voters.filter((voter) => !agreed.includes(voter)) }
}

/** The votes in which somebody has agreed. */
export function openVotes(state: TableState): Vote[] {
  if (state.status !== 'playing') return []
  return [null, ...peopleAt(state)].map((seat) => voteOn(state, seat)).filter(({ agreed }) => agreed.length > 0)
}

/** The seats that a bot could take over: players who are away, and other seats at this screen. */
export function seatsForTakeover(state: TableState): number[] {
  const others = peopleAt(state).filter((seat) => seat !== state.you)
  return others.filter((seat) => !state.seats[seat]!.online || state.yours.includes(seat))
}

/** Whether a bot plays for this player, who could return. */
export function botPlaysForMe({ status, you, seats }: TableState): boolean {
  const seat = you === null ? null : seats[you]!
  return status === 'playing' && seat?.kind === 'human' && seat.player !== 'human' && !seat.resigned
}
