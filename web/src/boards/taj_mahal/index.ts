import type { Target } from '../../acting/picker.svelte'
import { say } from '../../words/index.svelte'
import type { Choice, GameEvent, View } from '../../server/types'
import type { Fact, GameOnPage } from '../types'
import Board from './Board.svelte'
import { builtBy } from './realm'
import { GOODS, type TajView } from './view'

function path({ do: form }: Choice): Target[] {
  if (form.do === 'influence') return [`card:${form.card}`, form.extra ? `extra:${form.extra}` : 'play']
  if (form.do === 'palace') return [`city:${form.city}`]
  if (form.do === 'crown') return [`crown:${form.city}`]
  if (form.do === 'take') return [`take:${form.card}`]
  return [form.do]
}

function targetsOf(event: GameEvent): Target[] {
  const cities = [event.city, ...(Array.isArray(event.cities) ? event.cities : [])].filter(Boolean)
  const found = cities.map((city) => `city:${city}`)
  if (event.kind === 'take' || event.kind === 'display') found.push(`take:${event.card}`)
  if (event.kind === 'influence' || event.kind === 'withdraw') found.push(`row:${event.seat}`)
  if (typeof event.member === 'string') found.push(`member:${event.member}`)
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
