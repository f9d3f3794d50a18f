import {
  CARDS,
  LEADERS,
  OPTIONS,
  PIECES,
  PLACES,
  SCENARIOS,
  SIDES,
  SPACES,
} from '@carillon/wilderness-war-rules/reference';
import type { NameLists } from '@carillon/workshop';

/** The page of names, kind by kind. */
export const NAMES: NameLists = [
  ['Scenarios', SCENARIOS],
  ['Sides', SIDES],
  ['Spaces', SPACES],
  ['Boxes and places off the map', PLACES.slice(SPACES.length)],
  ['Leaders', LEADERS],
  ['Units', PIECES.filter((name) => !LEADERS.some((leader) => leader === name))],
  ['Cards', CARDS],
  ['Options', OPTIONS],
];
