import { nameOf, say } from '../../words/index.svelte'
import type { PlayerSeat } from '../../server/types'
import type { City, Player, Province, TajView } from './types'

/** What the players are called, by seat. */
export function namesOf(seats: readonly PlayerSeat[]): string[] {
  return seats.map(({ name }) => name)
}

/** A city in words: what stands and lies there, and what building there earns. */
export function cityLabel(view: TajView, name: string, names: readonly string[], building: boolean): string {
  const city: City = view.cities[name]!
  const province = view.provinces.find(({ key }) => key === city.province)!.name
  const parts = [say('taj_mahal-board-city', { city: name, province })]
  if (city.bonus) parts.push(say('taj_mahal-board-bonus', { bonus: city.bonus }))
  if (city.palace !== null) parts.push(say('taj_mahal-board-palace', { seat: nameOf(city.palace, names) }))
  if (city.crown !== null) parts.push(say('taj_mahal-board-crown', { seat: nameOf(city.crown, names) }))
  const build = building ? view.builds[name] : undefined
  if (build) parts.push(say('taj_mahal-board-joins', { provinces: build.provinces }))
  if (build?.card) parts.push(say('taj_mahal-board-earns-card'))
  if (build?.bonus) parts.push(say('taj_mahal-board-earns', { points: build.bonus }))
  return parts.join(', ')
}

/** A province in words: when it is visited, or who has its token. */
export function provinceLabel(province: Province, names: readonly string[]): string {
  const parts = [say('taj_mahal-board-province', { province: province.name, token: province.token ?? 0 })]
  if (province.current) parts.push(say('taj_mahal-board-visited'))
  if (province.owner !== null) parts.push(say('taj_mahal-board-token-of', { seat: nameOf(province.owner, names) }))
  else parts.push(say('taj_mahal-board-goods', { commodity: province.goods }))
  return parts.join(', ')
}

/** Cards in words, one after another. */
export function cardsLabel(cards: readonly string[]): string {
  return cards.length ? cards.map((name) => say(`card-${name}`)).join(', ') : say('taj_mahal-board-no-cards')
}

/** How a player stands in this visit. */
export function statusOf(player: Player): string {
  if (!player.present) return say('taj_mahal-board-withdrawn')
  return player.row.length ? '' : say('taj_mahal-board-no-cards')
}
