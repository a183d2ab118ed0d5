import type { Step } from '../../tutorial/types'
import area from './positions/area.json'
import group from './positions/group.json'
import markers from './positions/markers.json'
import over from './positions/over.json'
import quarter from './positions/quarter.json'
import refresh from './positions/refresh.json'
import relocation from './positions/relocation.json'
import second from './positions/second.json'
import start from './positions/start.json'
import welcome from './positions/welcome.json'

const SLOTS = ['slot:1', 'slot:2', 'slot:3', 'slot:4']
const QUARTERS = ['quarter:1', 'quarter:2', 'quarter:3', 'quarter:4']
/** The blue tile with two half columns on every space of the lion's quarter that it fits. */
const BLUE = ['a3 N', 'a3 S', 'a4 N', 'a4 S', 'b4 N', 'b4 S', 'c1 E', 'c1 W', 'd1 E', 'd1 W', 'd2 E', 'd2 W']

function step(number: number, position: Step['position'], more: Pick<Step, 'lit' | 'expect'> = {}): Step {
  const text = `maharani-tutorial-${number}`
  return { text, position, seat: 0, ...more, ...(more.expect ? { done: `${text}-done` } : {}) }
}

/** Maharani in twelve steps, on positions of three players; one looks as the first of them. */
export const tutorial: Step[] = [
  step(1, welcome),
  step(2, start, { lit: [...SLOTS, ...QUARTERS] }),
  step(3, start, { lit: ['slot:1'], expect: BLUE.map((where) => `1 ${where}`) }),
  step(4, start, { lit: ['slot:4'], expect: ['4 b8 S', '4 c7 S', '4 d6 S'] }),
  step(5, area, { lit: ['space:c2'], expect: ['1 c2 E'] }),
  step(6, group, { lit: ['space:c1', 'space:b2'], expect: ['1 c2 S', '1 b1 S'] }),
  step(7, relocation, { lit: ['space:a5'], expect: ['4 b8 S', '4 c7 S'] }),
  step(8, markers, { lit: ['slot:2', 'space:d1', 'marker:0-2'], expect: ['2 d1 S', '2 d1 N'] }),
  step(9, second, { lit: ['slot:3', 'space:g7'], expect: ['3 g7 S'] }),
  step(10, refresh, { lit: QUARTERS.map((_, index) => `marker:0-${index + 1}`), expect: ['refresh'] }),
  step(11, quarter, { lit: ['space:h5'], expect: ['3 h5 S'] }),
  step(12, over),
]
