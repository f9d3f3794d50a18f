import { BadValue, type PositionFields, type PositionPart, type Rules, type StateBase, valueIn } from '@carillon/flow';
import type { Json } from '@carillon/kit';

// The position of a lesson: the set-up of its scenario, changed by lines of the notation.

const RUNNING = 'running';
/** `clear place works`: these fields keep nothing of the set-up. */
const CLEAR = 'clear';
const INTO = 'into';

/** Lines that are not part of a position. */
const APART: ReadonlySet<string> = new Set([RUNNING, CLEAR]);

type Fields = { [name: string]: Json };
/** The words of a line. */
type Words = readonly string[];

/** The rules that a position needs. */
type Placing<G extends StateBase, View, Entry> = Pick<
  Rules<G, View, Entry>,
  'positions' | 'flow' | 'start' | 'toJson' | 'fromJson' | 'check'
>;

/** The set-up of a scenario, changed by lines of the notation. Throws a `BadValue` or an `Impossible`. */
export function positionOf<G extends StateBase, View, Entry>(
  rules: Placing<G, View, Entry>,
  { scenario, position }: { readonly scenario: string; readonly position: string },
): G {
  const { stack = null, ...fields } = rules.toJson(rules.start(scenario, {})) as Fields;
  const lines = linesOf(position);
  for (const [key, ...names] of lines) if (key === CLEAR) for (const name of names) clear(fields, name);
  for (const [key = '', ...words] of lines) if (!APART.has(key)) change(fields, partOf(rules, key), words);
  const frames = lines.flatMap(([key, ...words]) => (key === RUNNING ? [frameOf(rules, words)] : []));
  const g = rules.fromJson({ ...fields, stack: frames.length > 0 ? frames : stack });
  rules.check(g);
  return g;
}

const linesOf = (text: string): Words[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));

function partOf<G extends StateBase, View, Entry>({ positions }: Placing<G, View, Entry>, key: string): PositionPart {
  const part = positions.find((each) => each.key === key);
  if (part === undefined) throw new BadValue(`no part of a position is called ${key}`);
  return part;
}

function clear(fields: Fields, name: string): void {
  const before = fields[name];
  if (Array.isArray(before)) fields[name] = [];
  else if (isTable(before)) fields[name] = {};
  else throw new BadValue(`nothing called ${name} can be cleared`);
}

/** A table is changed only in the members given, a list gets further members, any other value is replaced. */
function change(fields: Fields, part: PositionPart, words: Words): void {
  const given: PositionFields = JSON.parse(JSON.stringify(part.blank));
  part.read(words, given);
  for (const [name, value] of Object.entries(given)) fields[name] = joined(fields[name], value);
}

function joined(before: Json | undefined, given: Json): Json {
  if (Array.isArray(given)) return [...new Set([...(Array.isArray(before) ? before : []), ...given])];
  return isTable(given) && isTable(before) ? { ...before, ...given } : given;
}

const isTable = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `season.phase into done side=french`: a frame as it is saved. */
function frameOf<G extends StateBase, View, Entry>(
  { flow }: Placing<G, View, Entry>,
  [name = '', ...words]: Words,
): Json {
  const [procedure = '', step = ''] = name.split('.');
  const blank = flow.blankFrame(procedure);
  if (blank === undefined) throw new BadValue(`there is no step ${name}`);
  const slot = words[0] === INTO ? (words[1] ?? null) : null;
  const given = words.flatMap((word): [string, Json][] => {
    const [local = '', value] = word.split(/=(.*)/s, 2);
    return value === undefined ? [] : [[local, valueIn(value)]];
  });
  const answers = blank.answers === undefined ? {} : { answers: blank.answers };
  const own = Object.fromEntries(given);
  const locals = { ...blank.locals, ...flow.laterLocals(procedure, { ...blank.locals, ...own }), ...own };
  return { procedure, step, slot, locals, ...answers };
}
