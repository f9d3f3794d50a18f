import { seeded } from '@carillon/kit';
import {
  CheckFailed,
  type Checks,
  differenceIn,
  type KeptFailure,
  OracleCount,
  Tally,
  WalkFailure,
  type WalkOptions,
  walk,
  walkAgain,
} from '@carillon/testkit';
import { type Title, titleName } from '../../src/titles.ts';
import { oracleOf } from '../oracles/compare.ts';

/** The options for playing on from invented positions. */
export interface InventedOptions {
  readonly title: Title;
  readonly checks: Checks;
  /** How many decisions are played from each position. */
  readonly decisions: number;
  /** The folder for failures; without it they are not stored. */
  readonly failures?: string;
}

/** The totals so far. */
export class InventedCount {
  readonly oracles: OracleCount = new OracleCount();
  readonly failures: WalkFailure[] = [];
  positions: number = 0;
  decisions: number = 0;
}

/** Compares the rules with the oracles at each position of a game; a difference fails the game. */
function comparing(title: Title, { oracles }: InventedCount): WalkOptions['witness'] {
  const oracle = oracleOf(title);
  return (position, entries) => {
    const found = oracle.look(position, entries);
    oracles.note(found, () => '');
    const differing = found.find(({ rules, oracle: own }) => rules !== own);
    if (differing !== undefined) throw new CheckFailed(differenceIn(differing));
  };
}

function failureOf(work: () => void): WalkFailure | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof WalkFailure) return error;
    throw error;
  }
}

/**
 * Invents the position of a seed, parses it, and plays on from it with the walk's checks and the title's oracle: two
 * games in three by the title's weights, the others by the rarest choices.
 */
export function playInvented(options: InventedOptions, seed: number, count: InventedCount): void {
  const { title, checks, decisions, failures } = options;
  const { rules, leaning, invent, marks } = title;
  if (invent === undefined) throw new Error(`${titleName(title)} invents no positions`);
  const walking: WalkOptions = {
    ...{ seed, checks, position: invent(seeded(seed)), follow: [], onward: decisions, tally: new Tally() },
    leaning: seed % 3 === 2 ? undefined : leaning,
    witness: comparing(title, count),
    ...(marks !== undefined && { marks }),
    ...(failures !== undefined && { failures }),
  };
  const failure = failureOf(() => {
    count.decisions += walk(rules, walking).journal.length;
  });
  count.positions++;
  if (failure !== undefined) count.failures.push(failure);
}

/** Repeats a failed game that began with an invented position, up to the position of the failure. */
export function playInventedAgain(title: Title, kept: KeptFailure, count: InventedCount): void {
  const failure = failureOf(() =>
    walkAgain(title.rules, kept, { witness: comparing(title, count), ...(title.marks && { marks: title.marks }) }),
  );
  count.positions++;
  if (failure !== undefined) count.failures.push(failure);
}
