/** Which page an address means. */

export const GAME_NAMES = ['maharani', 'maharaja', 'taj_mahal'] as const
export type GameName = (typeof GAME_NAMES)[number]

export const MODES = ['friends', 'screen', 'bots'] as const
export type Mode = (typeof MODES)[number]

export type Route =
  | { page: 'home' }
  | { page: 'table' | 'replay'; table: string }
  | { page: 'new'; game: GameName; mode: Mode }
  | { page: 'rules'; game: GameName; rule: string }
  | { page: 'learn'; game: GameName }
  | { page: 'account' }
  | { page: 'unknown' }

const TABLE = /^[\w-]{1,64}$/
const RULE = /^[A-Z]{2}-[A-Z0-9]{1,8}$/

/** The page of an address; what cannot be one is `unknown`. */
export function parseRoute(address: URL): Route {
  const [page = 'home', name = '', ...more] = address.pathname.split('/').filter(Boolean)
  const game = GAME_NAMES.find((known) => known === name)
  if (more.length > 0) return { page: 'unknown' }
  if ((page === 'table' || page === 'replay') && TABLE.test(name)) return { page, table: name }
  if (page === 'new' && game) {
    const mode = MODES.find((known) => known === address.searchParams.get('mode')) ?? 'friends'
    return { page, game, mode }
  }
  if (page === 'rules' && (game || name === '')) {
    const rule = address.hash.slice(1)
    return { page, game: game ?? GAME_NAMES[0], rule: RULE.test(rule) ? rule : '' }
  }
  if (page === 'learn' && game) return { page, game }
  if ((page === 'home' || page === 'account') && name === '') return { page }
  return { page: 'unknown' }
}

/** The address of a rule: `MN-G1` is told at `/rules/maharani#MN-G1`. */
export function ruleUrl(rule: string): string {
  const game = { MN: 'maharani', MJ: 'maharaja', TJ: 'taj_mahal' }[rule.slice(0, 2)] ?? GAME_NAMES[0]
  return `/rules/${game}#${rule}`
}
