import type { Schemas } from '../../server/types'
import type { GameTypes } from '../types'

export type MaharajaView = Schemas['MaharajaView']
export type MaharajaEvent = Schemas['MaharajaEvent']
export type City = Schemas['MaharajaCity']
export type Village = Schemas['MaharajaVillage']
export type Character = Schemas['MaharajaCharacterCard']
export type Auction = Schemas['MaharajaAuction']
export type Trip = Schemas['MaharajaTrip']
export type Plan = MaharajaView['plans'][number]

/** What the server says of Maharaja. */
export interface Maharaja extends GameTypes {
  view: MaharajaView
  action: Schemas['MaharajaAction']
  event: MaharajaEvent
}
