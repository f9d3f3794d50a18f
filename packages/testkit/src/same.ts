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

/** The value as it comes back from JSON text: what a file, a socket or a worker would hand over. */
export function throughText(value: unknown): Json {
  const text = JSON.stringify(value);
  demand(text !== undefined, 'a value that should be JSON cannot be written as text');
  return JSON.parse(text);
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
  if (JSON.stringify(expected) === JSON.stringify(actual)) return;
  const found = difference(throughText(expected), throughText(actual));
  demand(found === undefined, () => `${what}: ${found}`);
}

/** Demands that two values are the same text to the byte, keys in the same order; the message says where they are not. */
export function demandSameBytes(expected: unknown, actual: unknown, what: string): void {
  const same = JSON.stringify(expected) === JSON.stringify(actual);
  demand(same, () => `${what}: ${difference(throughText(expected), throughText(actual)) ?? 'the order of the keys'}`);
}

/** The first cell in which two states differ, or -1. */
function firstCell(a: Int16Array, b: Int16Array): number {
  if (a.length !== b.length) return Math.min(a.length, b.length);
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return i;
  return -1;
}

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
