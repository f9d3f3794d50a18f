import {
  CARDS,
  CHITS,
  CONNECTIONS,
  NATIONS,
  PIECES,
  PLACES,
  POINTS,
  ROUNDS,
  SCENARIOS,
  SIDES,
  SPACES,
  TOKENS,
} from '@carillon/bayonets-tomahawks-rules/reference';
import type { NameLists } from '@carillon/workshop';

/** The page of names, kind by kind. */
export const NAMES: NameLists = [
  ['Scenarios', SCENARIOS],
  ['Factions', SIDES],
  ['Spaces', SPACES],
  ['Boxes and pools', PLACES.slice(SPACES.length)],
  ['Connections', CONNECTIONS],
  ['Counters', PIECES],
  ['Indian Nations', NATIONS],
  ['Cards', CARDS],
  ['Action Points', POINTS],
  ['Vagaries of War tokens', TOKENS],
  ['War in Europe chits', CHITS],
  ['Rounds', ROUNDS],
];
