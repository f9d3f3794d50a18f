import { NONE } from '@carillon/flow';
import { at } from '@carillon/kit';
import {
  BRITISH,
  card,
  cardValue,
  commandOf,
  FRENCH,
  firstAt,
  initiativeOf,
  isLeader,
  nextAt,
  type Piece,
  placeOf,
  SCENARIO_FACTS,
  type Side,
  type Space,
  type State,
  season,
} from '@carillon/wilderness-war-rules/search';

// How much is left to play, and how many of the cards activate a leader.

const LATE = season.of('late');
const HANDS_A_YEAR = 2;
export const CARDS_A_HAND = 8;
/** A card of a later hand counts this much: much happens before it is dealt. */
const LATER = 0.5;
/** The highest value of a card, and the highest Initiative rating of a leader. */
export const HIGHEST = 3;

/** The share of cards that activate a leader, by the leader's Initiative rating (5.32). */
const SHARES = Array.from(
  { length: HIGHEST + 1 },
  (_, needed) => card.all.filter((each) => cardValue(each) >= needed).length / card.count,
);

/** The share of cards that activate a leader (5.32). */
export const shareFor = (leader: Piece): number => at(SHARES, initiativeOf(leader));

/** The hands still to be dealt to each side. */
export function handsToCome({ scenario, year, season: now }: State): number {
  const { endYear } = at(SCENARIO_FACTS, scenario);
  return (endYear - year) * HANDS_A_YEAR + (now === LATE ? 0 : 1);
}

/** The share of the scenario that is left, from 1 to 0. */
export function timeLeft(g: State): number {
  const { startYear, endYear } = at(SCENARIO_FACTS, g.scenario);
  const held = (g.held.get(FRENCH) + g.held.get(BRITISH)) / (2 * CARDS_A_HAND);
  return Math.min(1, (handsToCome(g) + held) / ((endYear - startYear + 1) * HANDS_A_YEAR));
}

/** The cards that a side will still play; those of later hands count less. */
export const playsLeft = (g: State, of: Side): number => g.held.get(of) + LATER * CARDS_A_HAND * handsToCome(g);

/**
 * 8.231 The share of cards with which a side's stack rolls on the Siege Table or assaults: it takes a leader with the
 * highest Command in the space. 0 without a leader.
 */
export function shareForSiege(g: State, of: Side, s: Space): number {
  let [command, initiative] = [-1, HIGHEST];
  for (let p = firstAt(g, of, placeOf(s)); p !== NONE; p = nextAt(g, of, placeOf(s), p)) {
    if (!isLeader(p) || g.inside.has(p) || commandOf(p) < command) continue;
    if (commandOf(p) > command) [command, initiative] = [commandOf(p), initiativeOf(p)];
    else initiative = Math.min(initiative, initiativeOf(p));
  }
  return command < 0 ? 0 : at(SHARES, initiative);
}
