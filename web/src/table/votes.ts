import type { TableState } from '../server/types'

export const ABANDON = 'abandon'

/** Something that the players decide together, as it stands. */
export interface Matter {
  /** What the server calls it: `abandon`, or `takeover-N`. */
  about: string
  /** The seat that a bot would take over; null where the game would end. */
  seat: number | null
  agreed: number[]
  /** Those without whom it does not happen. */
  missing: number[]
}

/** The seats that people play themselves. */
function peopleAt({ seats }: TableState): number[] {
  return seats.flatMap(({ player }, seat) => (player === 'human' ? [seat] : []))
}

/** How a matter stands. */
export function matter(state: TableState, seat: number | null): Matter {
  const about = seat === null ? ABANDON : `takeover-${seat}`
  const voters = peopleAt(state).filter((voter) => voter !== seat)
  const agreed = (state.votes[about] ?? []).filter((voter) => voters.includes(voter))
  return { about, seat, agreed, missing: voters.filter((voter) => !agreed.includes(voter)) }
}

/** The matters to which somebody has agreed already. */
export function openMatters(state: TableState): Matter[] {
  if (state.status !== 'playing') return []
  return [null, ...peopleAt(state)].map((seat) => matter(state, seat)).filter(({ agreed }) => agreed.length > 0)
}

/** The seats for which a bot could be asked to play: those of players who are away, and other seats of one's own. */
export function replaceable(state: TableState): number[] {
  const others = peopleAt(state).filter((seat) => seat !== state.you)
  return others.filter((seat) => !state.seats[seat]!.online || state.yours.includes(seat))
}

/** Whether a bot plays for the seat that looks, which its player can change. */
export function botPlaysForMe({ status, you, seats }: TableState): boolean {
  const seat = you === null ? null : seats[you]!
  return status === 'playing' && seat?.kind === 'human' && seat.player !== 'human' && !seat.resigned
}
