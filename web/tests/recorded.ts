import { readFileSync } from 'node:fs'
import type { ChoiceOf, GameTypes, PreviewOf } from '../src/boards/types'
import type { Schemas } from '../src/server/types'

/** What a real server sent of a type, by name: `make fixtures` records it. */
export function recorded<Name extends keyof Schemas>(name: Name): Record<string, Schemas[Name]> {
  return JSON.parse(readFileSync(`tests/recorded/${name}.json`, 'utf8')) as Record<string, Schemas[Name]>
}

/** A decision of a recorded game: what is seen, what can be done, and what that would do, where it is known. */
export interface Decision<Game extends GameTypes> {
  view: Game['view']
  actions: ChoiceOf<Game>[]
  previews: Map<number, PreviewOf<Game>>
}

/** The recorded decisions of a game, by name. */
export function decisionsOf<Game extends GameTypes>(game: Game['view']['game']): [string, Decision<Game>][] {
  const previews = recorded('Previews')
  return Object.entries(recorded('TableState'))
    .filter(([, state]) => state.game === game && state.actions.length > 0)
    .map(([name, { view, actions }]) => [
      name,
      {
        view: view as Game['view'],
        actions: actions,
        previews: new Map(previews[name]?.actions.map((one) => [one.action, one])),
      },
    ])
}
