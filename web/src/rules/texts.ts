import type { GameName } from '../routes'
import { ask } from '../server/api'
import { type Block, parse } from './markdown'

/** The rules of a game, in the language of the page. */
export async function rulesOf(game: GameName): Promise<Block[]> {
  return parse((await ask('GET', '/api/rules/{game}', { path: { game } })).markdown)
}
