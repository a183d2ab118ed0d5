import type { Schemas } from '../../server/types'
import type { GameTypes, PreviewOf } from '../types'

export type MaharaniView = Schemas['MaharaniView']
export type MaharaniEvent = Schemas['MaharaniEvent']
export type SpaceView = Schemas['MaharaniSpace']
export type SlotView = Schemas['MaharaniSlot']
export type QuarterView = Schemas['MaharaniQuarter']
export type SeatView = Schemas['MaharaniSeat']
export type Sign = SpaceView['columns']
export type Compass = SeatView['side']
export type WorkerColour = keyof SeatView['workers']

/** What the server says of Maharani. */
export interface Maharani extends GameTypes {
  view: MaharaniView
  action: Schemas['MaharaniAction']
  event: MaharaniEvent
}
export type MaharaniPreview = PreviewOf<Maharani>
