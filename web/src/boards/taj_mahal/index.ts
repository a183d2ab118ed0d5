import type { Target } from '../../acting/picker.svelte'
import { say } from '../../words/index.svelte'
import type { ChoiceOf, Fact, GameOnPage } from '../types'
import Board from './Board.svelte'
import { builtBy } from './realm'
import type { TajEvent, TajMahal, TajView } from './types'

const GOODS = ['gems', 'rice', 'spices', 'tea'] as const

function path({ do: action }: ChoiceOf<TajMahal>): Target[] {
  switch (action.do) {
    case 'influence':
      return [`card:${action.card}`, action.extra ? `extra:${action.extra}` : 'play']
    case 'palace':
      return [`city:${action.city}`]
    case 'crown':
      return [`crown:${action.city}`]
    case 'take':
      return [`take:${action.card}`]
    default:
      return [action.do]
  }
}

function targetsOf(event: TajEvent): Target[] {
  const cities = [...('city' in event ? [event.city] : []), ...('cities' in event ? event.cities : [])]
  const found = cities.map((name) => `city:${name}`)
  if (event.kind === 'take' || event.kind === 'display') found.push(`take:${event.card}`)
  if (event.kind === 'influence' || event.kind === 'withdraw') found.push(`row:${event.seat}`)
  if ('member' in event) found.push(`member:${event.member}`)
  return found
}

function facts(view: TajView, seat: number): Fact[] {
  const player = view.seats[seat]!
  const list = (names: string[]): string => names.join(', ') || '–'
  return [
    { label: 'taj_mahal-board-fact-points', value: player.points, explain: 'score', glyph: 'points' },
    { label: 'taj_mahal-board-fact-cards', value: player.cards, glyph: 'card' },
    { label: 'taj_mahal-board-fact-palaces', value: builtBy(view, seat).size, glyph: 'palace' },
    ...GOODS.map((good) => ({ label: `commodity-${good}`, value: player.goods[good], glyph: good })),
    {
      label: 'taj_mahal-board-fact-advisors',
      value: list(
        Object.entries(player.advisors)
          .filter(([, count]) => count > 0)
          .map(([member]) => say(`member-${member}`)),
      ),
      glyph: 'disc',
    },
    {
      label: 'taj_mahal-board-fact-prestige',
      value: list(player.prestige.map((name) => say(`card-${name}`))),
      glyph: 'nobility',
    },
  ]
}

function labelOf(target: Target): string {
  const [kind = '', name] = target.split(':')
  if (kind === 'city') return say('taj_mahal-board-on', { city: name })
  if (kind === 'crown') return say('taj_mahal-board-crown-on', { city: name })
  if (name) return say(`card-${name}`)
  return say(`taj_mahal-board-do-${kind}`)
}

export const tajMahal: GameOnPage<TajMahal> = { Board, path, targetsOf, facts, labelOf }
