import type { LogLine } from './types'

const UNDO = /^undo (\d+)$/

/**
 * The log with what is new. A line that comes again replaces the earlier one. A line without anybody (`by: null`) tells
 * what all could see of a secret entry: it stands behind the line whose number it has.
 *
 * After a reconnection (`again`) such a line at the beginning is known already.
 */
export function merge(old: LogLine[], added: LogLine[], again = false): LogLine[] {
  const news = again && added[0]?.by === null ? added.slice(1) : added
  const first = news[0]
  if (!first) return old
  const kept = old.filter(({ n }) => n < first.n || (n === first.n && first.by === null))
  return [...kept, ...news]
}

/** The log without what was taken back, and without the taking back itself. */
export function standing(log: readonly LogLine[]): LogLine[] {
  const kept: LogLine[] = []
  for (const line of log) {
    const taken = UNDO.exec(line.notation ?? '')
    if (!taken) kept.push(line)
    else kept.splice(undone(kept, Number(taken[1])))
  }
  return kept
}

/** Where the last `count` entries begin; what belongs to an entry (`by: null`) goes with it. */
function undone(lines: readonly LogLine[], count: number): number {
  let from = lines.length
  for (let left = count; left > 0 && from > 0; from--) {
    if (lines[from - 1]!.by !== null) left--
  }
  return from
}

/** What others did since a seat decided last; empty when nobody else has done anything since. */
export function sinceLastTurn(log: readonly LogLine[], seat: number): LogLine[] {
  const valid = standing(log)
  const others = valid.findLastIndex(({ by }) => typeof by === 'number' && by !== seat)
  const before = valid.slice(0, others + 1).findLastIndex(({ by }) => by === seat)
  if (others < 0 || before < 0) return []
  return valid.slice(before + 1).filter(({ by, events }) => by !== seat && events.length > 0)
}
