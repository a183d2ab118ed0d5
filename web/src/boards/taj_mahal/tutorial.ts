import type { Step } from '../../tutorial/types'
import connecting from './positions/connecting.json'
import crowning from './positions/crowning.json'
import goods from './positions/goods.json'
import lastVisit from './positions/last_visit.json'
import leads from './positions/leads.json'
import opening from './positions/opening.json'
import prestige from './positions/prestige.json'
import secondCard from './positions/second_card.json'
import taking from './positions/taking.json'
import withdrawing from './positions/withdrawing.json'
import { MEMBERS } from './cards'

/** What is done in each step, in the order in which it is told. */
const LESSONS: Omit<Step, 'text' | 'done' | 'seat'>[] = [
  { position: opening },
  { position: opening, lit: MEMBERS.map((member) => `member:${member}`) },
  { position: opening, lit: ['card:red-EV'], expect: ['red-EV'] },
  { position: secondCard, lit: ['card:red-EG', 'extra:colourless-E'], expect: ['red-EG+colourless-E'] },
  { position: leads, lit: ['member:general', 'member:elephant'] },
  { position: withdrawing, lit: ['withdraw'], expect: ['withdraw'] },
  { position: connecting, lit: ['city:AJMb'], expect: ['palace AJMb'] },
  { position: goods, lit: ['city:DELb'], expect: ['palace DELb'] },
  { position: crowning, lit: ['crown:GUJb'], expect: ['crown GUJb'] },
  { position: taking, lit: ['take:red-EE'], expect: ['take red-EE'] },
  { position: prestige, lit: ['card:blue-EE', 'extra:enlightenment'], expect: ['blue-EE+enlightenment'] },
  { position: lastVisit },
]

/** The way through Taj Mahal, always seen by the first seat. */
export const tutorial: Step[] = LESSONS.map((lesson, i) => {
  const text = `taj_mahal-tutorial-${i + 1}`
  return { ...lesson, text, seat: 0, ...(lesson.expect ? { done: `${text}-done` } : {}) }
})
