import type { Rules, StateBase } from '@carillon/flow';
import { canonical, type Json } from '@carillon/kit';

/** Thrown where a check finds the rules, the kernel or a script at fault; the message says what was expected. */
export class CheckFailed extends Error {
  override readonly name = 'CheckFailed';
}

/** Demands that `condition` holds; the message may be a function, so that it costs nothing while all is well. */
export function demand(condition: boolean, message: string | (() => string)): asserts condition {
  if (!condition) throw new CheckFailed(typeof message === 'string' ? message : message());
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !('toJSON' in value);

/** Whether nothing in a value can ever change. */
const isFrozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));

function freeze(json: Json): Json {
  if (typeof json !== 'object' || json === null) return json;
  for (const part of Object.values(json)) if (part !== undefined) freeze(part);
  return Object.freeze(json);
}

/** A value as text, and what comes back from that text; absent until asked for. */
interface Written {
  readonly text: string | undefined;
  back?: Json;
}

/** Texts of what can never change: positions share most of their parts with those before. */
const known = new WeakMap<object, Written>();

function written(value: unknown): Written {
  if (typeof value !== 'object' || value === null) return { text: JSON.stringify(value) };
  const before = known.get(value);
  if (before !== undefined) return before;
  const made: Written = { text: JSON.stringify(value) };
  if (isFrozen(value)) known.set(value, made);
  return made;
}

/** What comes back from the text of a value, frozen. */
function sent(value: unknown): Json {
  const it = written(value);
  if (it.back !== undefined) return it.back;
  demand(it.text !== undefined, 'a value that should be JSON cannot be written as text');
  const back = freeze(JSON.parse(it.text));
  it.back = back;
  // Written again, it is the same text: what is read from JSON has nothing that JSON leaves out.
  if (typeof back === 'object' && back !== null) known.set(back, { text: it.text });
  return back;
}

/** The value as it comes back from JSON text: what a file, a socket or a worker would hand over. Its parts are frozen. */
export function throughText(value: unknown): Json {
  if (!isPlain(value)) return sent(value);
  const kept = Object.keys(value).filter((key) => written(value[key]).text !== undefined);
  return Object.fromEntries(kept.map((key) => [key, sent(value[key])]));
}

/** Whether two values are the same JSON text to the byte. Objects are compared part by part. */
export function isSameText(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isPlain(one) || !isPlain(other)) return written(one).text === written(other).text;
  const keys = Object.keys(one);
  const others = Object.keys(other);
  if (keys.length !== others.length || keys.some((key, i) => key !== others[i])) {
    return JSON.stringify(one) === JSON.stringify(other);
  }
  // From the last on: at the end of a position stands what differs soonest, the stack.
  return keys.reverse().every((key) => one[key] === other[key] || written(one[key]).text === written(other[key]).text);
}

/** One text for one value, whatever the order of its keys. */
export const textOf = (value: unknown): string => canonical(throughText(value));

const isBranch = (value: Json | undefined): value is readonly Json[] | { readonly [key: string]: Json | undefined } =>
  typeof value === 'object' && value !== null;

/** Where two JSON values first differ, as `hands.british.0: "ambush" instead of "fieldworks"`; `undefined` where they are equal. */
export function difference(expected: Json | undefined, actual: Json | undefined, path = ''): string | undefined {
  if (!isBranch(expected) || !isBranch(actual) || Array.isArray(expected) !== Array.isArray(actual)) {
    if (JSON.stringify(expected) === JSON.stringify(actual)) return undefined;
    return `${path || 'all'}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`;
  }
  const before = new Map(Object.entries(expected));
  const after = new Map(Object.entries(actual));
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const found = difference(before.get(key), after.get(key), path === '' ? key : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Demands that two JSON values are equal; the message says where they are not. */
export function demandSameJson(expected: unknown, actual: unknown, what: string): void {
  if (isSameText(expected, actual)) return;
  const found = difference(throughText(expected), throughText(actual));
  demand(found === undefined, () => `${what}: ${found}`);
}

/** Demands that two values are the same text to the byte, keys in the same order; the message says where they are not. */
export function demandSameBytes(expected: unknown, actual: unknown, what: string): void {
  demand(
    isSameText(expected, actual),
    () => `${what}: ${difference(throughText(expected), throughText(actual)) ?? 'the order of the keys'}`,
  );
}

/** The first cell in which two states differ, or -1. */
function firstCell(a: Int16Array, b: Int16Array): number {
  if (a.length !== b.length) return Math.min(a.length, b.length);
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return i;
  return -1;
}

/** Whether a state still holds the cells that it held. */
export const holdsStill = ({ cells }: StateBase, before: Int16Array): boolean => firstCell(before, cells) < 0;

/** Demands that two states are equal, cell by cell; the message names the field where they are not. */
export function demandSame<G extends StateBase, View, Entry>(
  rules: Rules<G, View, Entry>,
  expected: G,
  actual: G,
  what: string,
): void {
  const index = firstCell(expected.cells, actual.cells);
  demand(index < 0, () => {
    const named = difference(throughText(rules.toJson(expected)), throughText(rules.toJson(actual)));
    return `${what}: ${named ?? `cell ${index} holds ${actual.cells[index]} instead of ${expected.cells[index]}`}`;
  });
}
