import { at, get, type Json } from '@carillon/kit';
import { type ChoiceEntry, type Entry, isUndo, type UndoEntry } from '../journal.ts';
import { BadValue, MARK, UNDO, UNKNOWN } from '../kinds.ts';
import { type OptionValue, readOptions, type TableOption } from '../options.ts';
import type { Rules } from '../rules.ts';
import { blaming, NotationError } from './error.ts';
import { firstLine, LIMITS, type Limits, type Line, Reading, readFirstLine } from './lines.ts';
import { valueIn, wordOf } from './words.ts';

// A game as text: its head, one line per entry of its journal, then how it ended. See docs/notation.md.

/** The version of the notation written. */
const VERSION = 1;

/** How a recorded game ended: who won (`null`: a draw), and by which rule. */
export interface RecordedEnd {
  readonly winner: string | null;
  readonly rule: string;
}

/** The dice of a server game, published after its end: see docs/dice.md. */
export interface RecordedDice {
  readonly game: string;
  readonly commitment: string;
  readonly secret: string;
  /** The value that each player added, in seat order. */
  readonly values: readonly string[];
  /** The seats that were given out by lot; absent in the first version of the dice. */
  readonly lot?: readonly string[];
}

/** The ways in which a game can end although its rules would let it go on. */
export const ENDS_OUTSIDE_RULES: readonly string[] = ['resigned', 'agreed', 'time', 'abandoned'];

/** A recorded game. */
export interface GameRecord {
  readonly title: string;
  /** The hash of its rules; `null` if unknown. */
  readonly rules: string | null;
  readonly scenario: string;
  /** By name; `null` if all are defaults. */
  readonly options: Json;
  /** The seat, or `spectator`, whose knowledge this is; absent if the record shows everything. */
  readonly seenBy?: string;
  /** Absent if no server rolled, or if the game is not over. */
  readonly dice?: RecordedDice;
  readonly journal: readonly Entry[];
  /** `null` while the game is running. */
  readonly end: RecordedEnd | null;
}

/** A parsed record, and the places of its entries in the text. */
export interface ReadRecord extends GameRecord {
  /** The line of each entry, counted from 1. */
  readonly lines: readonly number[];
  /** The line that says how the game ended. */
  readonly endLine: number;
}

/** The parts of a title that the notation of records needs. */
export type Recorded = Pick<Rules<never, unknown, unknown>, 'title' | 'seats' | 'scenarios' | 'options'>;

/** In place of a seat's name. */
export const SPECTATOR = 'spectator';
const CHANCE_NAME = 'chance';
const UNFINISHED = 'unfinished';
const DRAW = 'draw';
const UNKNOWN_RULES = '-';
const AGREED = 'agreed';

// ---- writing

/**
 * The record as text. Equal games give equal text, to the byte. Throws a `BadValue` if the title has no such options.
 */
export function writeRecord(rules: Recorded, record: GameRecord): string {
  const head = [
    firstLine('record', VERSION),
    `title ${record.title}`,
    `rules ${record.rules ?? UNKNOWN_RULES}`,
    `scenario ${record.scenario}`,
    ...optionLines(rules.options, record.options),
    ...(record.seenBy === undefined ? [] : [`seen-by ${record.seenBy}`]),
    ...(record.dice === undefined ? [] : diceLines(record.dice)),
  ];
  const entries = record.journal.map((entry, index) => `${index + 1} ${entryText(entry)}`);
  return [...head, '', ...entries, endText(record.end), ''].join('\n');
}

const NO_VALUE = '-';

function diceLines({ game, commitment, secret, values, lot }: RecordedDice): string[] {
  const words = ['dice', game, commitment, secret, ...values.map((value) => (value === '' ? NO_VALUE : value))];
  return [words.join(' '), ...(lot === undefined ? [] : [['lot', ...lot].join(' ')])];
}

/** The options that differ from the defaults, in the title's order. */
function optionLines(options: readonly TableOption[], chosen: Json): string[] {
  const values = readOptions(options, chosen ?? {});
  return options.flatMap(({ name, values: [usual] }) => {
    const value = get(values, name);
    return value === usual ? [] : [`option ${name} ${wordOf(value)}`];
  });
}

/** An entry without its number: `french activate montcalm`. Entries are numbered from 1. */
export function entryText(entry: Entry): string {
  if (isUndo(entry)) return undoText(entry);
  return [entry.who, entry.choice, ...marksOf(entry).flatMap((mark) => [MARK, mark])].join(' ');
}

const undoText = ({ who, undo, agreed }: UndoEntry): string =>
  [who, UNDO, undo + 1, ...(agreed === undefined ? [] : [MARK, AGREED, agreed])].join(' ');

function marksOf({ auto, only, reveals }: ChoiceEntry): string[] {
  return [...(auto ? ['auto'] : []), ...(only === undefined ? [] : [`only ${only}`]), ...(reveals ? ['reveals'] : [])];
}

const endText = (end: RecordedEnd | null): string =>
  end === null ? UNFINISHED : `result ${end.winner ?? DRAW} ${end.rule}`;

// ---- reading

/** The title of a record; throws a `NotationError` if the text is not a record. */
export function titleOfRecord(text: string, limits: Limits = LIMITS): string {
  const reading = new Reading(text, limits);
  readFirstLine(reading, 'record', VERSION);
  return reading.need('title');
}

/**
 * Reads a record of this title. It does not check the rules: see `replayRecord`. Throws only a `NotationError`, if the
 * text is not such a record.
 */
export function readRecord(rules: Recorded, text: string, limits: Limits = LIMITS): ReadRecord {
  const reading = new Reading(text, limits);
  readFirstLine(reading, 'record', VERSION);
  const head = readHead(rules, reading);
  const journal: Entry[] = [];
  const lines: number[] = [];
  const inForce = new InForce();
  for (let line = reading.peek(); line !== undefined && isNumber(line.words[0]); line = reading.peek()) {
    const entry = readEntry(rules, line, journal.length, head.seenBy !== undefined);
    inForce.add(entry, journal.length, line.number);
    journal.push(entry);
    lines.push(line.number);
    reading.take();
  }
  const endLine = reading.number;
  return { ...head, journal, lines, endLine, end: readEnd(rules, reading) };
}

const isNumber = (word: string | undefined): boolean => word !== undefined && /^\d+$/.test(word);

type Head = Pick<GameRecord, 'title' | 'rules' | 'scenario' | 'options' | 'seenBy' | 'dice'>;

function readHead(rules: Recorded, reading: Reading): Head {
  const titleLine = reading.number;
  const title = reading.need('title');
  if (title !== rules.title) throw new NotationError('unknown_title', titleLine, `${title} is not ${rules.title}`);
  const hash = reading.need('rules');
  const scenarioLine = reading.number;
  const scenario = reading.need('scenario');
  if (!rules.scenarios.includes(scenario)) {
    throw new NotationError('unknown_scenario', scenarioLine, `there is no scenario ${scenario}`);
  }
  const options = readOptionLines(rules.options, reading);
  const seenBy = readSeenBy(rules, reading);
  const dice = readDice(rules, reading);
  const known = { title, rules: hash === UNKNOWN_RULES ? null : hash, scenario, options };
  return { ...known, ...(seenBy !== undefined && { seenBy }), ...(dice !== undefined && { dice }) };
}

function readOptionLines(options: readonly TableOption[], reading: Reading): { readonly [name: string]: OptionValue } {
  const chosen: [string, OptionValue][] = [];
  for (let line = reading.peek(); line?.words[0] === 'option'; line = reading.peek()) {
    const { number, words } = line;
    const [, name = '', word = '', ...more] = words;
    const isNew = more.length === 0 && !chosen.some(([other]) => other === name);
    if (!isNew) throw new NotationError('bad_option', number, 'here comes an option, once, with its value');
    chosen.push([name, blaming('bad_option', number, () => optionValue(options, name, word))]);
    reading.take();
  }
  return Object.fromEntries(chosen);
}

function optionValue(options: readonly TableOption[], name: string, word: string): OptionValue {
  const value = valueIn(word);
  readOptions(options, Object.fromEntries([[name, value]]));
  if (typeof value === 'object' && value !== null) throw new BadValue(`${word} is no value of an option`);
  return value;
}

function readSeenBy({ seats }: Recorded, reading: Reading): string | undefined {
  const line = reading.peek();
  if (line?.words[0] !== 'seen-by') return undefined;
  const who = reading.need('seen-by');
  if (who === SPECTATOR || seats.includes(who)) return who;
  throw new NotationError('unknown_player', line.number, `there is no ${who}`);
}

const HASH = /^[0-9a-f]{64}$/;
const DICE_VALUE = /^[A-Za-z0-9_-]{1,64}$/;

function readDice({ seats }: Recorded, reading: Reading): RecordedDice | undefined {
  const line = reading.peek();
  if (line?.words[0] !== 'dice') return undefined;
  const [, game = '', commitment = '', secret = '', ...values] = line.words;
  const fits = HASH.test(commitment) && HASH.test(secret) && /^\w{1,64}$/.test(game);
  if (!fits || values.length !== seats.length || !values.every((value) => DICE_VALUE.test(value))) {
    throw new NotationError('bad_line', line.number, 'dice are a game, two hashes, and a value of each seat');
  }
  reading.take();
  const lot = readLot(seats, reading);
  const known = { game, commitment, secret, values: values.map((value) => (value === NO_VALUE ? '' : value)) };
  return { ...known, ...(lot !== undefined && { lot }) };
}

/** The seats given out by lot, each once, in the title's order. */
function readLot(seats: readonly string[], reading: Reading): readonly string[] | undefined {
  const line = reading.peek();
  if (line?.words[0] !== 'lot') return undefined;
  const [, ...lot] = line.words;
  const known = seats.filter((seat) => lot.includes(seat));
  if (known.join() !== lot.join()) throw new NotationError('bad_line', line.number, 'a lot gives out seats, in order');
  reading.take();
  return lot;
}

/** The entries in force after each entry, so that nothing is undone twice. */
class InForce {
  private readonly line: number[] = [];

  add(entry: Entry, number: number, textLine: number): void {
    if (!isUndo(entry)) this.line.push(number);
    else {
      const place = this.line.lastIndexOf(entry.undo);
      if (place < 0) throw new NotationError('bad_undo', textLine, `entry ${entry.undo + 1} is not in force`);
      this.line.length = place;
    }
  }
}

function readEntry(rules: Recorded, { number, words }: Line, index: number, partial: boolean): Entry {
  const [place, who = '', ...rest] = words;
  if (place !== String(index + 1)) throw new NotationError('wrong_number', number, `here comes entry ${index + 1}`);
  if (who !== CHANCE_NAME && !rules.seats.includes(who)) {
    throw new NotationError('unknown_player', number, `there is no player ${who}`);
  }
  if (rest[0] === UNDO) return readUndo(rules, who, rest, number);
  const [choice = [], ...marks] = split(rest);
  if (choice.length === 0) throw new NotationError('bad_line', number, `${who} does nothing`);
  if (choice.includes(UNKNOWN) && !partial) {
    throw new NotationError('hidden', number, 'the record says that it tells everything, and does not');
  }
  return marked({ who, choice: choice.join(' ') }, marks, rules, number);
}

function readUndo({ seats }: Recorded, who: string, words: readonly string[], line: number): Entry {
  const [, word = '', ...more] = words;
  const agreed = seats.find((seat) => seat !== who && more.join(' ') === `${MARK} ${AGREED} ${seat}`);
  const isMarked = more.length === 0 || agreed !== undefined;
  const fits = /^[1-9]\d*$/.test(word) && isMarked && who !== CHANCE_NAME;
  if (!fits) throw new NotationError('bad_undo', line, 'an undo names the entry that it takes back');
  return { who, undo: Number(word) - 1, ...(agreed !== undefined && { agreed }) };
}

/** Words split at each `/`. */
function split(words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (word === MARK) parts.push([]);
    else at(parts, parts.length - 1).push(word);
  }
  return parts;
}

/** An entry with its marks, each once, in a fixed order. */
function marked(entry: ChoiceEntry, marks: readonly string[][], { seats }: Recorded, line: number): ChoiceEntry {
  const texts = marks.map((words) => words.join(' '));
  const only = seats.find((seat) => texts.includes(`only ${seat}`));
  const full: ChoiceEntry = {
    ...entry,
    ...(texts.includes('auto') && { auto: true }),
    ...(only !== undefined && { only }),
    ...(texts.includes('reveals') && { reveals: true }),
  };
  if (marksOf(full).join('/') !== texts.join('/')) throw new NotationError('bad_line', line, 'a mark is not known');
  return full;
}

function readEnd(rules: Recorded, reading: Reading): RecordedEnd | null {
  const { number } = reading;
  const line = reading.take();
  if (line === undefined) throw new NotationError('no_end', number, 'the record breaks off here');
  const next = reading.peek();
  if (next !== undefined) throw new NotationError('after_end', next.number, 'the record has ended already');
  const [word, winner = '', rule = '', ...more] = line.words;
  if (word === UNFINISHED && line.words.length === 1) return null;
  const isPlayer = winner === DRAW || rules.seats.includes(winner);
  if (word !== 'result' || !isPlayer || rule === '' || more.length > 0) {
    throw new NotationError('bad_line', number, 'here comes an entry, or how the game ended');
  }
  return { winner: winner === DRAW ? null : winner, rule };
}
