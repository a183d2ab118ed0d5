import { say } from '../../words/index.svelte'
import type { Sign, SpaceView } from './types'

const PILLARS: Record<Sign, string> = {
  o: 'centre',
  '^': 'N',
  '>': 'E',
  v: 'S',
  '<': 'W',
  '|': 'NS',
  '-': 'EW',
}

/** A space and what is on it, in words. */
export function spaceWords(name: string, { columns, tile, arrow, worker }: SpaceView): string {
  if (!tile) return say('maharani-board-space-empty', { space: name, pillars: PILLARS[columns] })
  if (!worker) return say('maharani-board-space-tile', { space: name, tile, arrow })
  return say('maharani-board-space-worker', { space: name, tile, arrow, worker })
}
