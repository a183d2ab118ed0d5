import type { Target } from '../../acting/picker.svelte'
import { say } from '../../words/index.svelte'
import type { Fact, GameOnPage } from '../types'
import Board from './Board.svelte'
import { courses, path, tripOf, tripsTo, otherEnd, here } from './paths'
import type { Maharaja, MaharajaEvent, MaharajaView, Trip } from './types'
import { tripWords } from './words'

export const maharaja: GameOnPage<Maharaja> = { Board, path, courses, targetsOf, facts, labelOf }

function targetsOf(event: MaharajaEvent): Target[] {
  const targets: Target[] = []
  if (event.kind === 'governor' || event.kind === 'deal') targets.push(`governor:${event.place}`)
  else if ('place' in event) targets.push(`place:${event.place}`)
  if (event.kind === 'travel') targets.push(`road:${event.road}`)
  if (event.kind === 'house' && event.source === 'moved') targets.push(`place:${event.origin}`)
  if (event.kind === 'character') targets.push(`character:${event.character}`)
  return targets
}

function facts(view: MaharajaView, seat: number): Fact[] {
  const mine = view.seats[seat]!
  const { palaces, palaces_left, gold, pool, quarry, characters, chits, disc } = mine
  return [
    {
      label: 'maharaja-board-fact-palaces',
      value: `${palaces} / ${palaces + palaces_left}`,
      explain: 'score',
      glyph: 'palace',
    },
    { label: 'maharaja-board-fact-gold', value: gold ?? say('maharaja-board-hidden'), glyph: 'gold' },
    { label: 'maharaja-board-fact-pool', value: pool, glyph: 'house' },
    { label: 'maharaja-board-fact-quarry', value: quarry, glyph: 'quarry' },
    ...(characters.length
      ? [
          {
            label: 'maharaja-board-fact-character',
            value: characters.map((name) => say(`character-${name}`)).join(', '),
            glyph: 'character',
          },
        ]
      : []),
    ...(view.options.yogi ? [{ label: 'maharaja-board-fact-chits', value: chits, glyph: 'chit' }] : []),
    ...(disc === null
      ? []
      : [
          {
            label: 'maharaja-board-fact-disc',
            value:
              disc === 'hidden'
                ? say('maharaja-board-disc-hidden')
                : disc.map((plan) => say(`plan-${plan}`)).join(', '),
            glyph: 'disc',
          },
        ]),
  ]
}

function labelOf(target: Target, view: MaharajaView): string {
  const [kind, id] = target.includes(':')
    ? [target.slice(0, target.indexOf(':')), target.slice(target.indexOf(':') + 1)]
    : [target, '']
  switch (kind) {
    case 'do':
      return buttonOf(id, view)
    case 'place':
      return say('maharaja-board-place', { place: id })
    case 'house':
      return say('maharaja-board-own-houses', { place: id, count: 1 })
    case 'site': {
      const at = id.lastIndexOf('-')
      return say('maharaja-board-site', { place: id.slice(0, at), site: id.slice(at + 1) })
    }
    case 'governor':
      return say('maharaja-governor', { place: id })
    case 'character':
      return say(`character-${id}`)
    case 'bid':
      return say('maharaja-bid', { gold: Number(id) })
    case 'hand1':
    case 'hand2':
      return say(`plan-${id}`)
    case 'chit':
      return say('maharaja-board-chit', { count: view.seats[view.active ?? 0]?.chits ?? 0 })
    default:
      return say(`maharaja-${kind}`)
  }
}

/** The words on a button: what is done at the place that was pointed at, or without one. */
function buttonOf(id: string, view: MaharajaView): string {
  const names = view.seats.map(({ seat }) => say(`seat-${seat}`))
  const trip = tripOf(`do:${id}`, view) ?? roadTrip(id, view)
  if (trip) return tripWords(trip, view, names)
  if (id.startsWith('quarry-')) return say('maharaja-quarry', { houses: Number(id.slice('quarry-'.length)) })
  if (id.startsWith('entice-')) return say('maharaja-entice', { seat: id.slice('entice-'.length) })
  if (id.startsWith('chit-')) return say(`plan-${id.slice('chit-'.length)}`)
  return say(`maharaja-board-do-${id}`)
}

function roadTrip(id: string, view: MaharajaView): Trip | undefined {
  if (!id.startsWith('road-')) return undefined
  const road = id.slice('road-'.length)
  return tripsTo(otherEnd(road, here(view), view), view).find(({ roads }) => roads.length === 1 && roads[0] === road)
}
