import { symbols } from './cards'
import { MEMBERS, type Lead, type Member, type TajView, type Tally } from './view'

/** The tallies that compete: one for each seat, and unrest last. */
function competing(view: TajView): { who: number | 'unrest'; tally: Tally }[] {
  return [
    ...view.seats.map(({ seat, tally }) => ({ who: seat, tally })),
    { who: 'unrest' as const, tally: view.unrest_tally },
  ]
}

/** A tally with some more cards in its row. */
export function withCards(tally: Tally, cards: readonly string[]): Tally {
  const more = symbols(cards)
  return Object.fromEntries(MEMBERS.map((member) => [member, tally[member] + more[member]])) as Tally
}

/** Who would claim each court member (TJ-W2, TJ-D3), if a seat added some cards to its row. */
export function leadsWith(view: TajView, seat: number, cards: readonly string[]): Record<Member, Lead> {
  const rows = competing(view).map(({ who, tally }) => ({
    who,
    tally: who === seat ? withCards(tally, cards) : tally,
  }))
  return Object.fromEntries(
    MEMBERS.map((member) => {
      const best = Math.max(...rows.map(({ tally }) => tally[member]))
      const first = rows.filter(({ tally }) => tally[member] === best)
      const claimable = best > 0 && first.length === 1 && view.court[member] === 'seat'
      return [member, claimable ? first[0]!.who : null]
    }),
  ) as Record<Member, Lead>
}

/** Whether several rows share the most of a court member, so that nobody leads. */
export function tied(view: TajView, member: Member): boolean {
  const counts = competing(view).map(({ tally }) => tally[member])
  const best = Math.max(...counts)
  return best > 0 && counts.filter((count) => count === best).length > 1
}
