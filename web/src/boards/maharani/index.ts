import type { Target } from '../../acting/picker.svelte'
import type { Choice, GameEvent, View } from '../../server/types'
import { say } from '../../words/index.svelte'
import type { Fact, GameOnPage } from '../types'
import Board from './Board.svelte'
import { waysToLay } from './geometry'
import type { MaharaniAction, MaharaniEvent, MaharaniView, WorkerColour } from './types'
import { spaceWords } from './words'

/** The tile, the space, and where its arrow points if there is a choice; or the worker; or a button's name. */
function path(choice: Choice, view: View): Target[] {
  const { do: verb, slot, space, arrow, worker } = choice.do as unknown as MaharaniAction
  switch (verb) {
    case 'place': {
      const columns = (view as MaharaniView).rondel[slot - 1]!.columns!
      const where = [`slot:${slot}`, `space:${space}`]
      return waysToLay(columns) > 1 ? [...where, `arrow:${arrow}`] : where
    }
    case 'new':
    case 'move':
      return [`worker:${verb}-${worker}`]
    case 'remove':
      return [`space:${space}`]
    default:
      return [choice.notation]
  }
}

function targetsOf(event: GameEvent): Target[] {
  const { kind, seat, slot, space, origin, spaces = [], quarter, quarters = [] } = event as MaharaniEvent
  switch (kind) {
    case 'draw':
    case 'discard':
      return [`slot:${slot}`]
    case 'quarter':
      return [`quarter:${quarter}`]
    case 'marker':
      return [`marker:${seat}-${quarter}`]
    case 'refresh':
      return quarters.map((turned) => `marker:${seat}-${turned}`)
    default:
      return [space, origin, ...spaces].flatMap((name) => (name ? [`space:${name}`] : []))
  }
}

function facts(view: View, seat: number): Fact[] {
  const { side, gold, markers, workers } = (view as MaharaniView).seats[seat]!
  const colours = Object.entries(workers) as [WorkerColour, { supply: number; board: number }][]
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

function labelOf(target: Target, view: View): string {
  const [kind, id = ''] = target.split(':')
  const { rondel, spaces, quarters } = view as MaharaniView
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

export const maharani: GameOnPage = { Board, path, targetsOf, facts, labelOf }
