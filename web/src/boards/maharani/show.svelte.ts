import type { Compass, MaharaniEvent, WorkerColour } from './types'

/** One moment of the animation. */
export type Scene =
  | { kind: 'tile'; space: string; slot: number; seat: number; colour: string; arrow: Compass }
  | { kind: 'worker'; space: string; worker: WorkerColour; origin: string | null; seat: number }
  | { kind: 'gold'; amount: number; spaces: string[]; quarter: number | null }
  | { kind: 'turn'; seat: number }
  | { kind: 'quarter'; quarter: number }

/** More events than this are a whole game: nobody wants to see them all. */
const MOST = 80

/** The events of a batch as scenes, in order; what cannot be seen is left out. */
export function scenesOf(events: MaharaniEvent[]): Scene[] {
  return events.flatMap((event): Scene[] => {
    switch (event.kind) {
      case 'place': {
        const { space, slot, seat, tile: colour, arrow } = event
        return [{ kind: 'tile', space, slot, seat, colour, arrow }]
      }
      case 'worker': {
        if (event.source === 'none') return []
        const { space, worker, seat } = event
        return [{ kind: 'worker', space, worker, origin: event.source === 'moved' ? event.origin : null, seat }]
      }
      case 'gold': {
        if (event.source === 'second') return []
        const { amount, spaces } = event
        return [{ kind: 'gold', amount, spaces, quarter: event.source === 'quarter' ? event.quarter : null }]
      }
      case 'turn':
        return [{ kind: 'turn', seat: event.seat }]
      case 'quarter':
        return [{ kind: 'quarter', quarter: event.quarter }]
      default:
        return []
    }
  })
}

/** Plays scenes one after another. What it has not shown yet is still on its way; the view is the truth all the time. */
export class Show {
  /** The scene that is on, and those that wait. */
  scenes = $state.raw<Scene[]>([])
  /** Counts scenes, so that two alike are two. */
  number = $state(0)
  #timer: ReturnType<typeof setTimeout> | undefined

  readonly now = $derived(this.scenes[0] ?? null)
  /** Spaces to which a tile, or a worker, is still on its way. */
  readonly tilesAwaited = $derived(awaited(this.scenes, 'tile'))
  readonly workersAwaited = $derived(awaited(this.scenes, 'worker'))
  /** Whose turn it is in the scene that is on; null when the view says it. */
  readonly seat = $derived.by(() => {
    const playing = this.scenes.find(
      (scene) => scene.kind === 'tile' || scene.kind === 'worker' || scene.kind === 'turn',
    )
    return playing && 'seat' in playing ? playing.seat : null
  })

  /** Shows what has happened, after what is still being shown; when nothing has, it is another position: at once. */
  play(events: MaharaniEvent[], pace: number): void {
    if (pace <= 0 || events.length === 0 || events.length > MOST) {
      this.finish()
      return
    }
    const idle = this.scenes.length === 0
    this.scenes = [...this.scenes, ...scenesOf(events)]
    if (idle) this.#wait(pace)
  }

  /** Shows nothing more. */
  finish(): void {
    clearTimeout(this.#timer)
    this.scenes = []
  }

  #wait(pace: number): void {
    if (!this.now) return
    this.number += 1
    this.#timer = setTimeout(() => {
      this.scenes = this.scenes.slice(1)
      this.#wait(pace)
    }, pace * LENGTH[this.now.kind])
  }
}

const LENGTH: Record<Scene['kind'], number> = { tile: 1.3, worker: 1, gold: 1.4, turn: 1, quarter: 1.4 }

function awaited(scenes: Scene[], kind: 'tile' | 'worker'): Set<string> {
  return new Set(scenes.flatMap((scene) => (scene.kind === kind ? [scene.space] : [])))
}
