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

// The form of a written position: a line for each place with pieces, a line for each space with other contents, a line
// for each pile and hand.

/** After a piece: its state, `bearn/reduced`. */
const PIECE_SETS = ['reduced', 'inside', 'acted'] as const;
/** In the line of a space: its state. */
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
    const marks = marksOf(fields);
    const lines = [...grouped(tableIn(fields, 'place'), PLACES)].map(([where, names]) => [
      where,
      ...names.map((name) => pieceWord(marks, name)),
    ]);
    return [...lines, ...reserveLine(fields, marks)];
  },
  read(words, into) {
    const [where = '', ...names] = words;
    wordOfKind(place, where);
    for (const word of names) readPiece(word, where, into);
  },
};

/** The state of each piece that has one: `/reduced/acted`. */
function marksOf(fields: PositionFields): ReadonlyMap<string, string> {
  const marks = new Map<string, string>();
  for (const each of PIECE_SETS)
    for (const name of namesIn(fields, each)) marks.set(name, `${marks.get(name) ?? ''}/${each}`);
  return marks;
}

const pieceWord = (marks: ReadonlyMap<string, string>, name: string): string => `${name}${marks.get(name) ?? ''}`;

/** Pieces in the reserve that still have a state. */
function reserveLine(fields: PositionFields, marks: ReadonlyMap<string, string>): string[][] {
  const placed = tableIn(fields, 'place');
  const names = piece.names.filter((name) => marks.has(name) && !(name in placed));
  return names.length === 0 ? [] : [['reserve', ...names.map((name) => pieceWord(marks, name))]];
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
  write(fields) {
    const words = spaceWords(fields);
    return SPACES.filter((name) => words.has(name)).map((name) => [name, ...(words.get(name) ?? [])]);
  },
  read(words, into) {
    const [name = '', ...marks] = words;
    wordOfKind(space, name);
    if (marks.length === 0) throw new BadValue(`nothing is said of ${name}`);
    for (const mark of marks) readMark(name, mark, into);
  },
};

/** The words for each space with contents: works, state, number of raids. */
function spaceWords(fields: PositionFields): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>();
  const say = (name: string, word: string): void => void words.set(name, [...(words.get(name) ?? []), word]);
  for (const [name, works] of Object.entries(tableIn(fields, 'works'))) if (typeof works === 'string') say(name, works);
  for (const [word, field] of SETS) for (const name of namesIn(fields, field)) say(name, word);
  for (const [word, field] of COUNTS) {
    for (const [name, count] of Object.entries(tableIn(fields, field))) say(name, `${word}=${count}`);
  }
  return words;
}

function readMark(name: string, mark: string, into: PositionFields): void {
  const [word = '', count] = mark.split('=');
  const set = SETS.find(([key]) => key === word)?.[1];
  const counted = COUNTS.find(([key]) => key === word)?.[1];
  if (mark === word && set !== undefined) addTo(into, set, name);
  else if (counted !== undefined && /^[1-9]\d?$/.test(count ?? '')) putIn(into, counted, name, Number(count));
  else putIn(into, 'works', name, wordOfKind(work, mark));
}

/** The parts of a written position of this game, in the order of the lines. */
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
  valuePart('undealt', 'undealt', number, 0),
  flagPart('reshuffle', 'reshuffle'),
];
