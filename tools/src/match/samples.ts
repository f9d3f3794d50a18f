import { contestant } from './contestants.ts';
import { playGame } from './game.ts';
import { brainOf, rulesOf } from './jobs.ts';

/** A game for learning: what the evaluation sees where turns begin, and how it ended. */
export interface Sample {
  /** Inputs of the learned evaluation, one row a turn. */
  readonly rows: readonly (readonly number[])[];
  /** The first seat's result: 1, ½ or 0. */
  readonly result: number;
}

/** The names of a title's inputs. */
export const inputsOf = async (title: string): Promise<readonly string[]> =>
  (await brainOf(title)).learned.evaluation.names;

/** Plays a game, and looks at it where turns begin. */
export async function sampleGame(
  title: string,
  scenario: string,
  seed: number,
  players: readonly [string, string],
): Promise<Sample> {
  const [rules, brain] = [await rulesOf(title), await brainOf(title)];
  const { evaluation } = brain.learned;
  const rows: number[][] = [];
  const inputs = new Float64Array(evaluation.names.length);
  const of = (seat: 0 | 1) => contestant(brain, players[seat], seed * 2 + seat);
  const { winner } = playGame(rules, { scenario, seed }, [of(0), of(1)], (g) => {
    if (!brain.beginsTurn(g)) return;
    evaluation.read(g, inputs);
    rows.push([...inputs]);
  });
  return { rows, result: winner === null ? 0.5 : winner === 0 ? 1 : 0 };
}
