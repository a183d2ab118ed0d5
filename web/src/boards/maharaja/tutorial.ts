import type { Step } from '../../tutorial/types'
import character from './positions/character.json'
import cityHouse from './positions/city-house.json'
import disc from './positions/disc.json'
import end from './positions/end.json'
import goal from './positions/goal.json'
import governor from './positions/governor.json'
import houses from './positions/houses.json'
import palace from './positions/palace.json'
import quarry from './positions/quarry.json'
import scoring from './positions/scoring.json'
import track from './positions/track.json'
import travel from './positions/travel.json'

/** Maharaja in twelve steps, through the eyes of Green, with Red and Blue at the table. */
export const tutorial: Step[] = [
  { text: 'maharaja-tutorial-1', position: goal, seat: 0, lit: ['place:udaipur', 'place:delhi', 'place:jaipur'] },
  {
    text: 'maharaja-tutorial-2',
    position: houses,
    seat: 0,
    lit: ['place:start-jaipur-2'],
    expect: ['house start-jaipur-2'],
    done: 'maharaja-tutorial-2-done',
  },
  { text: 'maharaja-tutorial-3', position: track, seat: 0, lit: ['place:jaipur', 'governor:agra'] },
  {
    text: 'maharaja-tutorial-4',
    position: disc,
    seat: 0,
    lit: ['hand1:two-houses', 'hand2:palace'],
    expect: ['disc green two-houses+palace'],
    done: 'maharaja-tutorial-4-done',
  },
  {
    text: 'maharaja-tutorial-5',
    position: travel,
    seat: 0,
    lit: ['place:jaipur', 'road:start-jaipur'],
    expect: ['road start-jaipur'],
    done: 'maharaja-tutorial-5-done',
  },
  {
    text: 'maharaja-tutorial-6',
    position: palace,
    seat: 0,
    lit: ['site:jaipur-central'],
    expect: ['palace jaipur central'],
    done: 'maharaja-tutorial-6-done',
  },
  {
    text: 'maharaja-tutorial-7',
    position: cityHouse,
    seat: 0,
    lit: ['place:jaipur'],
    expect: ['house jaipur'],
    done: 'maharaja-tutorial-7-done',
  },
  {
    text: 'maharaja-tutorial-8',
    position: quarry,
    seat: 0,
    expect: ['quarry 2'],
    done: 'maharaja-tutorial-8-done',
  },
  {
    text: 'maharaja-tutorial-9',
    position: governor,
    seat: 0,
    lit: ['governor:udaipur'],
    expect: ['governor udaipur'],
    done: 'maharaja-tutorial-9-done',
  },
  {
    text: 'maharaja-tutorial-10',
    position: character,
    seat: 0,
    lit: ['character:artisan'],
    expect: ['take artisan'],
    done: 'maharaja-tutorial-10-done',
  },
  {
    text: 'maharaja-tutorial-11',
    position: scoring,
    seat: 0,
    lit: ['place:jaipur'],
    expect: ['end'],
    done: 'maharaja-tutorial-11-done',
  },
  {
    text: 'maharaja-tutorial-12',
    position: end,
    seat: 0,
    lit: ['site:agra-central', 'site:agra-outer'],
    expect: ['palace agra central', 'palace agra outer'],
    done: 'maharaja-tutorial-12-done',
  },
]
