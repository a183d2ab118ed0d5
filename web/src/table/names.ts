import type { LogLine, PlayerSeat } from '../server/types'
import { has, nameOf, say, tell } from '../words/index.svelte'

/** What the seats are called: by name, by colour where there is none, by both where one name has several seats. */
export function namesOf(seats: readonly PlayerSeat[]): string[] {
  const given = seats.map(({ name }) => name)
  return given.map((name, seat) => {
    const shared = name !== '' && given.indexOf(name) !== given.lastIndexOf(name)
    return shared ? `${name} (${say(`seat-${seat}`)})` : nameOf(seat, given)
  })
}

/** A bot's level in words. */
export function botTitle(kind: string): string {
  return has(`bot-title-${kind}`) ? say(`bot-title-${kind}`) : kind
}

/** A line of the log as sentences. */
export function sentences(game: string, line: LogLine, names: readonly string[]): string[] {
  if (line.events.length > 0) return line.events.map((event) => tell(game, event, names))
  const [verb = '', value = ''] = (line.notation ?? '').split(' ')
  if (typeof line.by !== 'number' || !['undo', 'resign', 'takeover', 'return'].includes(verb)) return []
  return [say(`table-page-line-${verb}`, { who: names[line.by], bot: botTitle(value) })]
}

/** The rules that a line of the log comes from, each once. */
export function rulesOf(line: LogLine): string[] {
  return [...new Set(line.events.map(({ rule }) => rule))]
}
