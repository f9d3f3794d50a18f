import type { NamedPosition } from '../src/index.ts';
import type { Scene, Value } from './claims.ts';

// What the claims of any title are computed with.

type Steps = Pick<Scene<unknown, unknown>, 'step'>;

/** The values of several numbers in one fragment. */
export const all =
  <S>(...values: readonly Value<S>[]): Value<S> =>
  (scene, text) =>
    values.flatMap((each) => each(scene, text));

/** A figure that several pieces must share, as two leaders in one sentence; otherwise all their figures. */
export const same =
  <S>(...values: readonly Value<S>[]): Value<S> =>
  (scene, text) => [...new Set(values.flatMap((each) => each(scene, text)))];

/** The largest of some figures. */
export const most =
  <S>(...values: readonly Value<S>[]): Value<S> =>
  (scene, text) =>
    Math.max(...values.flatMap((each) => each(scene, text)));

/** A value when the next step begins. */
export const after =
  <S extends { readonly next: S }>(value: Value<S>): Value<S> =>
  ({ next }, text) =>
    value(next, text);

/** The number of choices in the first solution of the step that begin like this. */
export const solved =
  <S extends Steps>(start: string): Value<S> =>
  ({ step }) =>
    (step?.exercise?.solutions[0] ?? []).filter((each) => each.startsWith(start)).length;

const MANY = 20;

/** The smallest number that the check of the step accepts, in positions made from a number. */
export const fewest =
  <S extends Steps>(positionOf: (n: number) => NamedPosition): Value<S> =>
  ({ step }) => {
    const check = step?.exercise?.fails?.check ?? (() => undefined);
    const numbers = Array.from({ length: MANY }, (_, n) => n);
    return numbers.find((n) => check(positionOf(n)) === undefined) ?? Number.NaN;
  };

/** The number of items of a list in the text itself, from a colon to a full stop. */
export const listed =
  <S>(from: string, between: RegExp): Value<S> =>
  (_scene, text) =>
    text.slice(text.indexOf(from)).split(/[:.]/)[1]?.split(between).length ?? 0;
