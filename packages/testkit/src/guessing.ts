import { CHANCE, Choices, OVER, type Rules, type Seat, type StateBase } from '@carillon/flow';
import { type Json, type Random, seeded } from '@carillon/kit';
import { demand, demandSameBytes, holdsStill } from './same.ts';

/** The games in which guesses are made, and the facts that a guess must share with the true position. */
export interface Guessing {
  readonly scenario: string;
  readonly seed: number;
  /** Public facts about hidden things, e.g. how many cards are where. */
  readonly known: (position: Json) => unknown;
}

/** One in this many positions is guessed, and one in this many guesses is played on. */
const GUESSED = 8;
const PLAYED = 20;
const CHOICES = 3000;
const ONWARD = 60;

/** The seat to choose: chance, or the first that has not answered. */
function asked<G extends StateBase, V, L>({ flow, seats }: Rules<G, V, L>, g: G): Seat {
  const free = (seat: Seat): boolean => flow.mayChoose(g, seat) && !flow.hasAnswered(g, seat);
  return [CHANCE, ...seats.keys()].find(free) ?? OVER;
}

/** Makes random choices, at most this many, and looks at the positions on the way. */
function play<G extends StateBase, V, L>(
  rules: Rules<G, V, L>,
  g: G,
  most: number,
  random: Random,
  look: () => void,
): void {
  const choices = new Choices();
  for (let left = most; left > 0 && rules.flow.who(g) !== OVER; left--) {
    look();
    const seat = asked(rules, g);
    rules.flow.list(g, seat, choices);
    rules.flow.take(g, seat, choices.get(random.below(choices.count)));
  }
}

/**
 * Plays a game at random and demands that every reader's guess of a position is possible: it looks the same to the
 * reader, agrees with the position in the public facts, and can be played on. Counts the guesses, and those that were
 * wrong.
 */
export function guessAlong<G extends StateBase, V, L>(
  rules: Rules<G, V, L>,
  { scenario, seed, known }: Guessing,
): { readonly guesses: number; readonly wrong: number } {
  const random = seeded(seed);
  const g = rules.start(scenario, {});
  let [guesses, wrong] = [0, 0];
  play(rules, g, CHOICES, random, () => {
    if (random.below(GUESSED) > 0) return;
    const reader = [...rules.seats.keys(), undefined][random.below(rules.seats.length + 1)];
    const view = rules.view(g, reader);
    const guessed = rules.guess(structuredClone(view), random.below);
    rules.check(guessed);
    demand(rules.tellsAll(guessed), () => 'something is still hidden in a guess');
    demandSameBytes(view, rules.view(guessed, reader), 'a guess does not look like what it is a guess of');
    demandSameBytes(known(rules.toJson(g)), known(rules.toJson(guessed)), 'a guess is not what everybody knows');
    if (random.below(PLAYED) === 0) play(rules, guessed, ONWARD, random, () => rules.check(guessed));
    guesses++;
    if (!holdsStill(guessed, g.cells)) wrong++;
  });
  return { guesses, wrong };
}

/** The number of things of each kind in each place, from `{ thing: place }`. */
export function countsByKind(places: Json, kindOf: (thing: string) => string): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [thing, place] of Object.entries(places as Readonly<Record<string, string>>)) {
    const key = `${kindOf(thing)} ${place}`;
    found[key] = (found[key] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}
