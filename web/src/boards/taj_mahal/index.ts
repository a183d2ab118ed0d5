import type { Target } from '../../acting/picker.svelte'
import { say } from '../../words/index.svelte'
import type { Choice, GameEvent, View } from '../../server/types'
import type { Fact, GameOnPage } from '../types'
import Board from './Board.svelte'
import { builtBy } from './realm'
import { GOODS, type TajAction, type TajEvent, type TajView } from './view'

function path(choice: Choice): Target[] {
  const { do: verb, card, extra, city } = choice.do as unknown as TajAction
  if (verb === 'influence') return [`card:${card}`, extra ? `extra:${extra}` : 'play']
  if (verb === 'palace') return [`city:${city}`]
  if (verb === 'crown') return [`crown:${city}`]
  if (verb === 'take') return [`take:${card}`]
  return [verb]
}

function targetsOf(event: GameEvent): Target[] {
  const { kind, seat, city, cities = [], card, member } = event as TajEvent
  const found = [...(city ? [city] : []), ...cities].map((name) => `city:${name}`)
  if (kind === 'take' || kind === 'display') found.push(`take:${card}`)
  if (kind === 'influence' || kind === 'withdraw') found.push(`row:${seat}`)
  if (member) found.push(`member:${member}`)
  return found
}

function facts(given: View, seat: number): Fact[] {
  const view = given as TajView
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

export const tajMahal: GameOnPage = { Board, path, targetsOf, facts, labelOf }
