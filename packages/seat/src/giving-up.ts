import type { Thoughts } from './guest.ts';

/** A player gives up if it gave itself less than this chance in each of its last plans, and in how many of them. */
const HOPELESS = 0.02;
const PLANS = 4;
/** A draw is fair for a player who does not expect to win. */
const EVEN = 0.5;

/** The chances of winning that a player gave its plans, the earliest first. */
const chancesIn = (thoughts: Thoughts): readonly number[] =>
  thoughts.flatMap(([, , , chance]) => (chance === undefined ? [] : [chance]));

/** Whether a player with these thoughts gives its game up, because it is lost beyond doubt. */
export function givesUp(thoughts: Thoughts): boolean {
  const last = chancesIn(thoughts).slice(-PLANS);
  return last.length === PLANS && last.every((chance) => chance < HOPELESS);
}

/** Whether a player with these thoughts accepts a draw; a player who has made no plan plays on. */
export function acceptsDraw(thoughts: Thoughts): boolean {
  const chance = chancesIn(thoughts).at(-1);
  return chance !== undefined && chance <= EVEN;
}
