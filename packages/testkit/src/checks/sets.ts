import { type Choice, isMember, type StateBase } from '@carillon/flow';
import { at, type Random } from '@carillon/kit';
import type { Pool } from '../copy.ts';
import { type Chooser, type Decision, lists } from '../position.ts';
import { demand, demandSame } from '../same.ts';

/** The number of pairs of a list that are named in both orders. */
const PAIRS = 3;

/**
 * Pieces of a set may be named in any order: of two listed pieces, if the second can be named after the first, the
 * first can be named after the second, and the position is the same.
 */
export function checkSets(position: Decision, random: Random, pool: Pool): void {
  const { question, asked } = position;
  for (const each of asked) {
    for (const verb of question.anyOrder ?? []) {
      const members = each.codes.filter(
        (code) => isMember(question, code) && textOf(each, code).startsWith(`${verb} `),
      );
      for (let i = 0; i < PAIRS && members.length > 1; i++) checkPair(position, each, pairOf(members, random), pool);
    }
  }
}

const textOf = ({ codes, texts }: Chooser, code: Choice): string => at(texts, codes.indexOf(code));

function pairOf(members: readonly Choice[], random: Random): readonly [Choice, Choice] {
  const first = random.below(members.length);
  const second = (first + 1 + random.below(members.length - 1)) % members.length;
  return [at(members, first), at(members, second)];
}

function checkPair(position: Decision, asked: Chooser, [one, two]: readonly [Choice, Choice], pool: Pool): void {
  const what = `"${textOf(asked, one)}" and "${textOf(asked, two)}"`;
  const there = named(position, asked, [one, two], pool);
  const back = named(position, asked, [two, one], pool);
  demand(
    (there === undefined) === (back === undefined),
    () => `${what} may be named in one order only at ${position.rules.flow.breadcrumb(position.g)}`,
  );
  if (there !== undefined && back !== undefined) {
    demandSame(position.rules, there, back, `${what}, named in the other order, lead elsewhere`);
  }
}

/** The position after both; `undefined` if the set cannot contain both. */
function named(
  { rules, g }: Decision,
  { seat }: Chooser,
  [first, second]: readonly [Choice, Choice],
  pool: Pool,
): StateBase | undefined {
  const trial = pool.copyOf(g);
  rules.flow.take(trial, seat, first);
  if (!rules.flow.asksAgain || !lists(rules, trial, seat, second)) return undefined;
  rules.flow.take(trial, seat, second);
  return trial;
}
