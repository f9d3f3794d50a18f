import { Buffer } from 'node:buffer';
import type { Rules, StateBase } from '@carillon/flow';
import { canonical, type Json } from '@carillon/kit';

/** Thrown if a check finds a fault in the rules, the kernel or a script; the message says what was expected. */
export class CheckFailed extends Error {
  override readonly name = 'CheckFailed';
}

/** Throws unless `condition` holds; the message may be a function, so it costs nothing in the normal case. */
export function demand(condition: boolean, message: string | (() => string)): asserts condition {
  if (!condition) throw new CheckFailed(typeof message === 'string' ? message : message());
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !('toJSON' in value);

function freeze(json: Json): Json {
  if (typeof json !== 'object' || json === null) return json;
  for (const part of Object.values(json)) if (part !== undefined) freeze(part);
  return Object.freeze(json);
}

/** Values that can never change and survive a round trip through text. */
const comeBack = new WeakSet<object>();

/** Whether it is such a value: JSON writes all of it and reads the same value back. */
function comesBack(value: unknown): value is Json {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || value === null) return isScalar(value);
  if (comeBack.has(value)) return true;
  const isOne =
    Object.isFrozen(value) && (isPlain(value) || isPlainList(value)) && Object.values(value).every(comesBack);
  if (isOne) comeBack.add(value);
  return isOne;
}

const isScalar = (value: unknown): value is string | boolean | null =>
  typeof value === 'string' || typeof value === 'boolean' || value === null;

/** Whether a list has no holes, which `Object.values` would skip. */
const isPlainList = (value: object): boolean =>
  Object.getPrototypeOf(value) === Array.prototype && Object.values(value).length === (value as unknown[]).length;

/** The value read back from its text, frozen; `undefined` if it has none. */
function sent(value: unknown): Json | undefined {
  if (comesBack(value)) return value;
  const text = JSON.stringify(value);
  return text === undefined ? undefined : freeze(JSON.parse(text));
}

/** The value read back from JSON text, as a file, a socket or a worker would deliver it. Its parts are frozen. */
export function throughText(value: unknown): Json {
  if (!isPlain(value)) {
    const back = sent(value);
    demand(back !== undefined, 'a value that should be JSON cannot be written as text');
    return back;
  }
  const parts = { ...value } as { [key: string]: Json | undefined };
  for (const key of Object.keys(parts)) {
    if (comesBack(parts[key])) continue;
    const part = sent(parts[key]);
    if (part === undefined) delete parts[key];
    else parts[key] = part;
  }
  return parts;
}

/** Whether two values have the same JSON text to the byte. No text is made if their parts show the answer. */
export function isSameText(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    // In a list, a value without text becomes `null`.
    return one.length === other.length && one.every((part, i) => isSameText(part ?? null, other[i] ?? null));
  }
  return isPlain(one) && isPlain(other) ? haveSameParts(one, other) : JSON.stringify(one) === JSON.stringify(other);
}

function haveSameParts(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean {
  const keys = Object.keys(one);
  const others = Object.keys(other);
  // A value without text is omitted, so different keys may still give the same text.
  if (keys.length !== others.length || keys.some((key, i) => key !== others[i])) {
    return JSON.stringify(one) === JSON.stringify(other);
  }
  // Compare the last part first: a position ends with the stack, in which most differences show.
  return keys.reverse().every((key) => isSameText(one[key], other[key]));
}

/** One text per value, whatever the order of its keys. */
export const textOf = (value: unknown): string => canonical(throughText(value));

const isBranch = (value: Json | undefined): value is readonly Json[] | { readonly [key: string]: Json | undefined } =>
  typeof value === 'object' && value !== null;

/**
 * The first difference of two JSON values, as `hands.british.0: "ambush" instead of "fieldworks"`; `undefined` if
 * equal.
 */
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

/** Throws unless two JSON values are equal; the message says where they differ. */
export function demandSameJson(expected: unknown, actual: unknown, what: string): void {
  if (isSameText(expected, actual)) return;
  const found = difference(throughText(expected), throughText(actual));
  demand(found === undefined, () => `${what}: ${found}`);
}

/**
 * Throws unless two values have the same text to the byte, including the order of keys; the message says where they
 * differ.
 */
export function demandSameBytes(expected: unknown, actual: unknown, what: string): void {
  demand(
    isSameText(expected, actual),
    () => `${what}: ${difference(throughText(expected), throughText(actual)) ?? 'the order of the keys'}`,
  );
}

/** The first cell in which two states differ. */
function firstCell(a: Int16Array, b: Int16Array): number {
  const index = a.findIndex((each, i) => each !== b[i]);
  return index < 0 ? a.length : index;
}

/** Whether a state still has the cells it had. */
export const holdsStill = ({ cells }: StateBase, before: Int16Array): boolean => isSameRun(before, cells);

/** The cells as bytes, because the machine compares many of these at a time. */
const bytesOf = ({ buffer, byteOffset, byteLength }: Int16Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

const isSameRun = (a: Int16Array, b: Int16Array): boolean =>
  a.length === b.length && Buffer.compare(bytesOf(a), bytesOf(b)) === 0;

/** Throws unless two states are equal, cell by cell; the message names the field where they differ. */
export function demandSame<G extends StateBase, View, Entry>(
  rules: Rules<G, View, Entry>,
  expected: G,
  actual: G,
  what: string,
): void {
  demand(isSameRun(expected.cells, actual.cells), () => {
    const index = firstCell(expected.cells, actual.cells);
    const named = difference(throughText(rules.toJson(expected)), throughText(rules.toJson(actual)));
    return `${what}: ${named ?? `cell ${index} holds ${actual.cells[index]} instead of ${expected.cells[index]}`}`;
  });
}
