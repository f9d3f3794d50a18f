import type { Random } from './random.ts';

/** Whole numbers below a bound, at random. */
export type Below = Random['below'];

/** Deals things at random, one to each of the `places`, and puts the others into `rest`. */
export function dealOut<Place extends string>(
  things: readonly string[],
  places: readonly Place[],
  rest: Place,
  below: Below,
): Record<string, Place> {
  const left = [...things];
  const draw = (): string[] => left.splice(below(left.length), 1);
  const dealt = places.flatMap((place) => draw().map((thing) => [thing, place] as const));
  return Object.fromEntries([...dealt, ...left.map((thing) => [thing, rest] as const)]);
}

/** The names of the things in a place. */
export const lyingIn = <Place extends string>(
  places: { readonly [name: string]: Place | undefined },
  where: Place,
): string[] => Object.keys(places).filter((name) => places[name] === where);

/** A list that repeats a word `count` times; empty if `count` is below 1. */
export const times = <Word extends string>(count: number, word: Word): Word[] =>
  Array<Word>(Math.max(0, count)).fill(word);
