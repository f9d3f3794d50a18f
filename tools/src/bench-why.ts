import { namesOf, type Seat, type StateBase } from '@carillon/flow';
import { at, type Json, type Random, seeded } from '@carillon/kit';
import type { Walkable } from '@carillon/testkit';
import { CLOCK, medianOf, microseconds, quantileOf } from './bench-clock.ts';

/** A position, and a seat that is asked there. */
export interface Looked {
  readonly g: StateBase;
  readonly seat: Seat;
}

/** How many milliseconds an answer takes: the median, and the 95th percentile. */
interface Times {
  readonly median: number;
  readonly most: number;
}

const SEED = 1;
const MOST = 0.95;

/** A question: its name and its arguments. */
type Asked = readonly [name: string, args: Json];

/**
 * How long it takes to explain why one choice may not be made, and to list what is barred at a space: each once at
 * every position, with the choice or space drawn at random.
 */
export function whyTimes(rules: Walkable, all: readonly Looked[]): { readonly choice: Times; readonly barred: Times } {
  const random = seeded(SEED);
  const spaces = spacesOf(rules, all);
  const choices = all.flatMap((each): [Looked, Asked][] => {
    const question = choiceAsked(rules, each, random);
    return question === undefined ? [] : [[each, question]];
  });
  const barred = all.map(({ g, seat }): [Looked, Asked] => {
    const space = at(spaces, random.below(spaces.length));
    return [{ g, seat }, ['barred', { side: at(rules.seats, seat), space }]];
  });
  return { choice: timesOf(rules, choices), barred: timesOf(rules, barred) };
}

/** The kinds of arguments, and the name that questions use for each. */
const TARGETS: Readonly<Record<string, string>> = { space: 'space', place: 'space', piece: 'piece', card: 'card' };

/** Spaces and boxes that can be chosen at these positions. */
function spacesOf({ flow }: Walkable, all: readonly Looked[]): readonly string[] {
  const kinds = new Set(all.flatMap(({ g }) => flow.verbs(g).flatMap((verb) => verb.kinds)));
  const names = [...kinds].flatMap((kind) => (TARGETS[kind.name] === 'space' ? namesOf(kind) : []));
  return [...new Set(names)];
}

/** Asks why this verb is not allowed with that space, piece or card; `undefined` if no verb takes any. */
function choiceAsked({ flow, seats }: Walkable, { g, seat }: Looked, random: Random): Asked | undefined {
  const askable = flow.verbs(g).flatMap(({ name, kinds }) => {
    const kind = kinds.find((each) => TARGETS[each.name] !== undefined);
    return kind === undefined ? [] : [{ verb: name, target: TARGETS[kind.name] ?? '', names: namesOf(kind) }];
  });
  if (askable.length === 0) return undefined;
  const { verb, target, names } = at(askable, random.below(askable.length));
  return ['why', { side: at(seats, seat), verb, [target]: at(names, random.below(names.length)) }];
}

/** Each question is asked twice, and timed the second time, after all the others. */
function timesOf(rules: Walkable, all: readonly (readonly [Looked, Asked])[]): Times {
  const once = ([{ g }, [name, args]]: readonly [Looked, Asked]): number =>
    Math.max(0, microseconds(() => rules.query(g, name, args)) - CLOCK) / 1000;
  all.forEach(once);
  const times = all.map(once);
  return { median: medianOf(times), most: quantileOf(times, MOST) };
}
