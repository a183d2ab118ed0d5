import type { Component } from 'svelte'
import type { Picker, Target } from '../acting/picker.svelte'
import type { Choice, Doing, GameEvent, Preview, PlayerSeat, View } from '../server/types'

/** What the server says of a game: of one, or of any. */
export interface GameTypes {
  view: View
  action: Doing
  event: GameEvent
}

export type ChoiceOf<Game extends GameTypes> = Omit<Choice, 'do'> & { do: Game['action'] }
export type PreviewOf<Game extends GameTypes> = Omit<Preview, 'do' | 'events'> & {
  do: Game['action']
  events: (Game['event'] & { text: string })[]
}

/** What a board component gets from the table page. */
export interface BoardProps<Game extends GameTypes = GameTypes> {
  view: Game['view']
  /** The seat whose eyes look; null for a spectator. */
  you: number | null
  seats: PlayerSeat[]
  /** What can be pointed at. Boards never send anything: they call `picker.choose`. */
  picker: Picker
  /** What each legal action earns, by action; empty until it is known. */
  previews: Map<number, PreviewOf<Game>>
  /** What the page highlights: the pieces of a log line, of a hint, of a tutorial step. */
  lit: Set<Target>
  /** What has just happened, for the animation; a new array each time. */
  events: Game['event'][]
  /** Seen from the own seat, or always the same way up. */
  turned: boolean
  /** Milliseconds of an animation; 0 for none. */
  pace: number
}

/** A line of a player's panel: a number or a word that all may see. */
export interface Fact {
  /** Key of the message that names it. */
  label: string
  value: string | number
  /** What it consists of, so that the number can be explained; `score` opens the account of the score. */
  explain?: 'score'
  /** A picture beside it: a name of `shared/Glyph.svelte`. */
  glyph?: string
}

/** Several actions in a row that are pointed at as one: a trip along several roads. */
export interface Course {
  path: Target[]
  /** The first can be done now, each other one after the one before it. */
  actions: number[]
}

/** One game on the page. A fourth game is one more of these. */
export interface GameOnPage<Game extends GameTypes = GameTypes> {
  Board: Component<BoardProps<Game>>
  /** The targets of one of the choices, in the order in which one points at them. No two choices have the same path. */
  path(choice: ChoiceOf<Game>, view: Game['view'], choices: ChoiceOf<Game>[]): Target[]
  /** What an event is about, to light it up on the board. */
  targetsOf(event: Game['event'], view: Game['view']): Target[]
  /** What everybody may know of a player, for his panel. The score comes first. */
  facts(view: Game['view'], seat: number): Fact[]
  /** A target in words: on its button when it has no place on the board, and in the steps taken so far. */
  labelOf(target: Target, view: Game['view']): string
  /** What the own seat has still planned for its turn (discs, cards), shown beside the prompt. */
  plan?(view: Game['view'], seat: number): Fact[]
  /** What can be pointed at besides single actions. Its paths differ from those of the actions. */
  courses?(view: Game['view']): Course[]
}
