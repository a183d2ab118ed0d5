import { say } from '../../words/index.svelte'
import type { Earning } from './earning'
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

/** What something brings, in words. */
export function earningWords({ gold, more, marker, worker }: Earning): string {
  const yes = (is: boolean) => (is ? 'yes' : 'no')
  return say('maharani-board-earns', { gold, more: yes(more), worker: yes(worker), marker: yes(marker) })
}
