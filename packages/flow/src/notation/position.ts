import { BrokenInvariant, type Json } from '@carillon/kit';
import { BadValue } from '../kinds.ts';
import { BadFrame } from '../saved-stack.ts';
import type { StateBase } from '../shape.ts';
import { blaming, NotationError } from './error.ts';
import type { PositionFields, PositionFormat, PositionPart } from './format.ts';
import { firstLine, LIMITS, type Limits, type Line, Reading, readFirstLine } from './lines.ts';
import type { Positioned } from './positioned.ts';
import { mustBePossible } from './possible.ts';
import { valueIn, wordOf } from './words.ts';

// A position as text: the title's own lines, then the running procedures. See docs/notation.md.

/** The version of the notation written. */
const VERSION = 1;

const RUNNING = 'running';
const INTO = 'into';
const ANSWERS = 'answers';

/** A position as text; for an observer's state, only its known parts. Equal positions give equal text, to the byte. */
export function writePosition<G extends StateBase>(rules: Positioned<G>, g: G): string {
  const { stack, ...fields } = objectOf(rules.toJson(g));
  const lines = rules.positions.flatMap((part) => part.write(fields).map((words) => [part.key, ...words].join(' ')));
  const head = [firstLine('position', VERSION), `title ${rules.title}`, ''];
  return [...head, ...lines, '', ...frames(stack).map((frame) => frameLine(rules.flow, frame)), ''].join('\n');
}

function objectOf(json: Json | undefined): PositionFields {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) throw new BrokenInvariant('no object');
  return json as PositionFields;
}

const frames = (stack: Json | undefined): readonly PositionFields[] =>
  Array.isArray(stack) ? (stack as readonly Json[]).map(objectOf) : [];

/**
 * `running battle.fire into outcome side=french force=[montcalm,bearn] …`; empty parts of a frame are omitted, except
 * locals that a reader fills in for texts of earlier releases.
 */
function frameLine(flow: Frames, { procedure, step, slot, locals, answers }: PositionFields): string {
  const own = objectOf(locals);
  const later = flow.laterLocals(String(procedure), own);
  const values = Object.entries(own).filter(([name, value]) => !isNothing(value) || !isNothing(later[name] ?? null));
  return [
    RUNNING,
    `${procedure}.${step}`,
    ...(typeof slot === 'string' ? [INTO, slot] : []),
    ...(isNobodys(answers) ? [] : [ANSWERS, wordOf(answers ?? null)]),
    ...values.map(([name, value]) => `${name}=${wordOf(value)}`),
  ].join(' ');
}

const isNobodys = (answers: Json | undefined): boolean =>
  !Array.isArray(answers) || answers.every((answer) => answer === null);

/** Whether a value is empty: the initial value of every kind except ids. */
const isNothing = (value: Json): boolean =>
  value === null || value === false || value === 0 || (typeof value === 'object' && Object.keys(value).length === 0);

/** The title of a position; throws a `NotationError` if the text is not a position. */
export function titleOfPosition(text: string, limits: Limits = LIMITS): string {
  const reading = new Reading(text, limits);
  readFirstLine(reading, 'position', VERSION);
  return reading.need('title');
}

/**
 * Reads a position of this title. Throws only a `NotationError`: if the text is not such a position, or if the position
 * is impossible.
 */
export function readPosition<G extends StateBase>(rules: Positioned<G>, text: string, limits: Limits = LIMITS): G {
  const reading = new Reading(text, limits);
  readFirstLine(reading, 'position', VERSION);
  const titleLine = reading.number;
  const title = reading.need('title');
  if (title !== rules.title) throw new NotationError('unknown_title', titleLine, `${title} is not ${rules.title}`);
  const { fields, parts } = readFields(rules.positions, reading);
  const { stack, frames } = readStack(rules.flow, reading);
  const g = stateOf(rules, { ...fields, stack }, frames);
  mustBePossible(rules, g, { parts, frames });
  return g;
}

/** The fields, and the lines they came from. */
function readFields(
  format: PositionFormat,
  reading: Reading,
): { readonly fields: PositionFields; readonly parts: readonly Line[] } {
  const parts: Line[] = [];
  const fields: PositionFields = Object.assign({}, ...format.map(({ blank }) => structuredCopy(blank)));
  const seen = new Set<PositionPart>();
  for (let line = reading.peek(); line !== undefined && line.words[0] !== RUNNING; line = reading.peek()) {
    const part = partOf(format, line);
    if (seen.has(part) && !part.several) throw new NotationError('twice', line.number, `${part.key} is there already`);
    seen.add(part);
    const { number, words } = line;
    blaming('bad_line', number, () => part.read(words.slice(1), fields));
    parts.push(line);
    reading.take();
  }
  return { fields, parts };
}

/** Parts change the lists and tables that they fill. */
const structuredCopy = (fields: PositionFields): PositionFields => JSON.parse(JSON.stringify(fields));

function partOf(format: PositionFormat, { number, words }: Line): PositionPart {
  const part = format.find(({ key }) => key === words[0]);
  if (part === undefined) throw new NotationError('bad_line', number, `no part of a position is called ${words[0]}`);
  return part;
}

type Frames = Pick<Positioned<StateBase>['flow'], 'blankFrame' | 'laterLocals'>;

/** The frames, and the line of each. */
function readStack(flow: Frames, reading: Reading): { readonly stack: Json; readonly frames: readonly number[] } {
  const stack: Json[] = [];
  const frames: number[] = [];
  for (let line = reading.take(); line !== undefined; line = reading.take()) {
    const { number, words } = line;
    if (words[0] !== RUNNING) throw new NotationError('bad_line', number, 'only running procedures follow here');
    stack.push(blaming('bad_line', number, () => readFrame(flow, words.slice(1))));
    frames.push(number);
  }
  return { stack, frames };
}

function readFrame(flow: Frames, [name = '', ...words]: readonly string[]): Json {
  const [procedure = '', step = '', ...more] = name.split('.');
  const blank = flow.blankFrame(procedure);
  if (blank === undefined || more.length > 0) throw new BadValue(`there is no step ${name}`);
  const left = [...words];
  const slot = takeAfter(left, INTO) ?? null;
  const answers = takeAfter(left, ANSWERS);
  const nothing = Object.entries(blank.locals).filter(([, value]) => isNothing(value));
  const given = left.map(local);
  if (new Set(given.map(([key]) => key)).size < given.length) throw new BadValue('a local is there twice');
  const written = Object.fromEntries([...nothing, ...given]);
  const locals = { ...written, ...flow.laterLocals(procedure, written), ...Object.fromEntries(given) };
  const kept = answers === undefined ? blank.answers : valueIn(answers);
  return { procedure, step, slot, locals, ...(kept !== undefined && { answers: kept }) };
}

/**
 * Removes a given word and the one after it from the front, and returns the latter; `undefined` if another word is
 * there.
 */
function takeAfter(words: string[], key: string): string | undefined {
  return words[0] === key ? words.splice(0, 2)[1] : undefined;
}

function local(word: string): [string, Json] {
  const [name, value] = word.split(/=(.*)/s, 2);
  if (name === undefined || value === undefined) throw new BadValue(`${word} is no local with its value`);
  return [name, valueIn(value)];
}

function stateOf<G extends StateBase>(rules: Positioned<G>, json: PositionFields, frameLines: readonly number[]): G {
  try {
    return rules.fromJson(json);
  } catch (error) {
    if (error instanceof BadFrame) throw new NotationError('bad_line', frameLines[error.index] ?? 0, error.message);
    if (error instanceof BadValue) throw new NotationError('missing', 0, error.message);
    throw error;
  }
}
