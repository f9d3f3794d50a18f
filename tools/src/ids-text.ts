import * as bt from '@carillon/bayonets-tomahawks-rules';
import * as ww from '@carillon/wilderness-war-rules';

/** Names of one kind, under the heading that the page gives them. */
type Lists = readonly (readonly [heading: string, names: readonly string[]])[];

const WILDERNESS_WAR: Lists = [
  ['Scenarios', ww.SCENARIOS],
  ['Sides', ww.SIDES],
  ['Spaces', ww.SPACES],
  ['Boxes and places off the map', ww.PLACES.slice(ww.SPACES.length)],
  ['Leaders', ww.LEADERS],
  ['Units', ww.PIECES.filter((name) => !ww.LEADERS.some((leader) => leader === name))],
  ['Cards', ww.CARDS],
  ['Options', ww.OPTIONS],
];

const BAYONETS_TOMAHAWKS: Lists = [
  ['Scenarios', bt.SCENARIOS],
  ['Factions', bt.SIDES],
  ['Spaces', bt.SPACES],
  ['Boxes and pools', bt.PLACES.slice(bt.SPACES.length)],
  ['Connections', bt.CONNECTIONS],
  ['Counters', bt.PIECES],
  ['Indian Nations', bt.NATIONS],
  ['Cards', bt.CARDS],
  ['Action Points', bt.POINTS],
  ['Vagaries of War tokens', bt.TOKENS],
  ['War in Europe chits', bt.CHITS],
  ['Rounds', bt.ROUNDS],
];

const section = ([heading, names]: Lists[number]): string =>
  `### ${heading}\n\n${names.map((name) => `\`${name}\``).join(' ')}\n`;

const titleOf = (name: string, lists: Lists): string => `## ${name}\n\n${lists.map(section).join('\n')}`;

/** The page of all names that positions, records and questions use. */
export const idsPage = (): string =>
  [
    '# The names of everything',
    'What [positions and records](notation.md), choices and [questions](queries.md) call things. `npm run ids` writes this page; a test compares it.',
    titleOf('Wilderness War', WILDERNESS_WAR),
    titleOf('Bayonets & Tomahawks', BAYONETS_TOMAHAWKS),
  ].join('\n\n');
