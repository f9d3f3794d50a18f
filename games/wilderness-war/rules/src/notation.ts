import {
  addTo,
  BadValue,
  flagPart,
  grouped,
  groupPart,
  listPart,
  namesIn,
  number,
  type PositionFields,
  type PositionFormat,
  type PositionPart,
  putIn,
  tableIn,
  tablePart,
  valuePart,
  wordOfKind,
} from '@carillon/flow';
import type { Json } from '@carillon/kit';
import {
  assemblies,
  card,
  cardPlace,
  marker,
  option,
  piece,
  place,
  scenario,
  season,
  side,
  space,
  work,
} from './ids.ts';
import { PLACES, SPACES } from './names.ts';

// How positions of this game are written: a line for each place with its pieces, a line for each space with what else
// lies there, a line for each pile and hand.

/** After a piece: what is true of it, `bearn/reduced`. */
const PIECE_SETS = ['reduced', 'inside', 'acted'] as const;
/** In the line of a space: what is true of it. */
const SPACE_SETS = {
  allied: 'allied',
  fieldworks: 'fieldworks',
  captured: 'captured',
  besieged: 'besieged',
  'siege-1': 'siegeOne',
  'siege-2': 'siegeTwo',
  amphib: 'amphib',
  'british-hold': 'britishHolds',
} as const;
/** In the line of a space: how many. */
const SPACE_COUNTS = { 'french-raids': 'frenchRaids', 'british-raids': 'britishRaids' } as const;

const SETS = Object.entries(SPACE_SETS);
const COUNTS = Object.entries(SPACE_COUNTS);

/** `at quebec montcalm bearn/reduced languedoc/reduced/acted`: the reserve is not written. */
const pieces: PositionPart = {
  key: 'at',
  several: true,
  blank: { place: {}, reduced: [], inside: [], acted: [] },
  write(fields) {
    const lines = [...grouped(tableIn(fields, 'place'), PLACES)].map(([where, names]) => [
      where,
      ...names.map((name) => pieceWord(fields, name)),
    ]);
    return [...lines, ...reserveLine(fields)];
  },
  read(words, into) {
    const [where = '', ...names] = words;
    wordOfKind(place, where);
    for (const word of names) readPiece(word, where, into);
  },
};

const pieceWord = (fields: PositionFields, name: string): string =>
  [name, ...PIECE_SETS.filter((each) => namesIn(fields, each).includes(name))].join('/');

/** Pieces in the reserve of which something is true all the same. */
function reserveLine(fields: PositionFields): string[][] {
  const placed = tableIn(fields, 'place');
  const marked = new Set(PIECE_SETS.flatMap((each) => namesIn(fields, each)).filter((name) => !(name in placed)));
  const names = piece.names.filter((name) => marked.has(name));
  return names.length === 0 ? [] : [['reserve', ...names.map((name) => pieceWord(fields, name))]];
}

function readPiece(word: string, where: string, into: PositionFields): void {
  const [name = '', ...marks] = word.split('/');
  putIn(into, 'place', wordOfKind(piece, name), where);
  for (const mark of marks) {
    const set = PIECE_SETS.find((each) => each === mark);
    if (set === undefined) throw new BadValue(`${mark} is nothing that a piece can be`);
    addTo(into, set, name);
  }
}

/** `space albany british-fort fieldworks french-raids=1`. */
const spaces: PositionPart = {
  key: 'space',
  several: true,
  blank: {
    works: {},
    ...Object.fromEntries(Object.values(SPACE_SETS).map((field): [string, Json] => [field, []])),
    ...Object.fromEntries(Object.values(SPACE_COUNTS).map((field): [string, Json] => [field, {}])),
  },
  write: (fields) => SPACES.map((name) => [name, ...spaceWords(fields, name)]).filter((words) => words.length > 1),
  read(words, into) {
    const [name = '', ...marks] = words;
    wordOfKind(space, name);
    if (marks.length === 0) throw new BadValue(`nothing is said of ${name}`);
    for (const mark of marks) readMark(name, mark, into);
  },
};

function spaceWords(fields: PositionFields, name: string): string[] {
  const works = tableIn(fields, 'works')[name];
  const sets = SETS.filter(([, field]) => namesIn(fields, field).includes(name));
  const counts = COUNTS.flatMap(([word, field]) => {
    const count = tableIn(fields, field)[name];
    return count === undefined ? [] : [`${word}=${count}`];
  });
  return [...(typeof works === 'string' ? [works] : []), ...sets.map(([word]) => word), ...counts];
}

function readMark(name: string, mark: string, into: PositionFields): void {
  const [word = '', count] = mark.split('=');
  const set = SETS.find(([key]) => key === word)?.[1];
  const counted = COUNTS.find(([key]) => key === word)?.[1];
  if (mark === word && set !== undefined) addTo(into, set, name);
  else if (counted !== undefined && /^[1-9]\d?$/.test(count ?? '')) putIn(into, counted, name, Number(count));
  else putIn(into, 'works', name, wordOfKind(work, mark));
}

/** How positions of this game are written, in the order of the lines. */
export const FORMAT: PositionFormat = [
  valuePart('scenario', 'scenario', scenario),
  listPart('options', 'options', option),
  flagPart('exchanged', 'exchanged'),
  valuePart('year', 'year', number),
  valuePart('season', 'season', season),
  valuePart('vp', 'vp', number),
  valuePart('assemblies', 'assemblies', assemblies),
  listPart('in-effect', 'inEffect', marker),
  listPart('built', 'built', side),
  listPart('holding', 'holding', side),
  listPart('carried', 'carried', side),
  tablePart('coehorns', 'coehorns', side, space),
  spaces,
  pieces,
  groupPart('cards', 'cards', card, cardPlace),
  listPart('shown', 'shown', card),
  tablePart('hand', 'held', side, number),
  valuePart('undealt', 'undealt', number),
  flagPart('reshuffle', 'reshuffle'),
];
