import type { Target } from '../../acting/picker.svelte'
import { say } from '../../words/index.svelte'
import type { ChoiceOf, Fact, GameOnPage } from '../types'
import Board from './Board.svelte'
import { waysToLay } from './geometry'
import type { Maharani, MaharaniEvent, MaharaniView } from './types'
import { spaceWords } from './words'

/** The tile, the space, and where its arrow points if there is a choice; or the worker; or a button's name. */
function path({ do: action, notation }: ChoiceOf<Maharani>, view: MaharaniView): Target[] {
  switch (action.do) {
    case 'place': {
      const columns = view.rondel[action.slot - 1]!.columns!
      const where = [`slot:${action.slot}`, `space:${action.space}`]
      return waysToLay(columns) > 1 ? [...where, `arrow:${action.arrow}`] : where
    }
    case 'new':
    case 'move':
      return [`worker:${action.do}-${action.worker}`]
    case 'remove':
      return [`space:${action.space}`]
    default:
      return [notation]
  }
}

function targetsOf(event: MaharaniEvent): Target[] {
  switch (event.kind) {
    case 'draw':
    case 'discard':
      return [`slot:${event.slot}`]
    case 'quarter':
      return [`quarter:${event.quarter}`]
    case 'marker':
      return [`marker:${event.seat}-${event.quarter}`]
    case 'refresh':
      return event.quarters.map((turned) => `marker:${event.seat}-${turned}`)
    default: {
      const spaces = [
        ...('space' in event ? [event.space] : []),
        ...('origin' in event ? [event.origin] : []),
        ...('spaces' in event ? event.spaces : []),
      ]
      return spaces.map((name) => `space:${name}`)
    }
  }
}

function facts(view: MaharaniView, seat: number): Fact[] {
  const { side, gold, markers, workers } = view.seats[seat]!
  const colours = Object.entries(workers)
  const each = (count: (of: { supply: number; board: number }) => number) =>
    colours.length === 1
      ? count(colours[0]![1])
      : colours.map(([worker, of]) => `${count(of)} ${say(`worker-${worker}`)}`).join(', ')
  return [
    { label: 'maharani-board-gold', value: gold, explain: 'score', glyph: 'gold' },
    { label: 'maharani-board-markers', value: markers.length ? markers.join(' ') : '–' },
    { label: 'maharani-board-supply', value: each(({ supply }) => supply) },
    { label: 'maharani-board-standing', value: each(({ board }) => board) },
    { label: 'maharani-board-side', value: say(`arrow-${side}`) },
  ]
}

function labelOf(target: Target, { rondel, spaces, quarters }: MaharaniView): string {
  const [kind, id = ''] = target.split(':')
  switch (kind) {
    case 'slot': {
      const { slot, quarter, tile, shape } = rondel[Number(id) - 1]!
      return tile
        ? say('maharani-board-slot', { slot, quarter, tile, kind: shape })
        : say('maharani-board-slot-empty', { slot, quarter })
    }
    case 'space':
      return spaceWords(id, spaces[id]!)
    case 'arrow':
      return say('maharani-board-arrow', { arrow: id })
    case 'worker': {
      const [act, worker] = id.split('-')
      return say(`maharani-${act}`, { worker })
    }
    case 'quarter':
      return say('maharani-board-quarter-name', { quarter: Number(id), animal: quarters[Number(id) - 1]!.animal })
    default:
      return say(`maharani-${kind}`)
  }
}

export const maharani: GameOnPage<Maharani> = { Board, path, targetsOf, facts, labelOf }
