import type { Schemas } from '../../server/types'
import type { GameTypes, PreviewOf } from '../types'

export type TajView = Schemas['TajMahalView']
export type TajEvent = Schemas['TajMahalEvent']
export type Province = Schemas['TajMahalProvince']
export type City = Schemas['TajMahalCity']
export type Player = Schemas['TajMahalSeat']
export type Tally = Schemas['TajMahalTally']
export type Leads = Schemas['TajMahalLeads']
export type Member = keyof Leads

/** What the server says of Taj Mahal. */
export interface TajMahal extends GameTypes {
  view: TajView
  action: Schemas['TajMahalAction']
  event: TajEvent
}
export type TajPreview = PreviewOf<TajMahal>
