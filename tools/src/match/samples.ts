import { contestant } from './contestants.ts';
import { playGame } from './game.ts';
import type { GameJob } from './games-file.ts';
import { brainOf, rulesOf } from './jobs.ts';

/** A game to learn from: the evaluation's inputs at the beginning of each turn, and how the game ended. */
export interface Sample {
  readonly seed: number;
  /**
   * One row per turn: the remaining share of the game, then those inputs of the learned evaluation that have a separate
   * weight for the start of the game; without the inputs for that second weight, and without the constant.
   */
  readonly rows: readonly (readonly number[])[];
  /** The first seat's result: 1, ½ or 0. */
  readonly result: number;
  /** Its lead in points at the end. */
  readonly lead: number;
}

/** The names of a title's inputs. */
export const inputsOf = async (title: string): Promise<readonly string[]> =>
  (await brainOf(title)).learned.evaluation.names;

/** The index of the constant among the inputs, and of the remaining share of the game. */
const [EVEN, LEFT] = [2, 3];
const DIGITS = 5;

/** Plays a game of a player against itself, and reads the inputs at the beginning of each turn. */
export async function sampleGame({ title, scenario, player, seed, options = {} }: GameJob): Promise<Sample> {
  const [rules, brain] = [await rulesOf(title), await brainOf(title)];
  const { evaluation } = brain.learned;
  const rows: number[][] = [];
  const inputs = new Float64Array(evaluation.names.length);
  const of = (seat: 0 | 1) => contestant(brain, player, seed * 2 + seat);
  let lead = 0;
  const { winner } = playGame(rules, { scenario, seed, options }, [of(0), of(1)], (g) => {
    lead = brain.telling.points(g);
    if (!brain.beginsTurn(g)) return;
    evaluation.read(g, inputs);
    rows.push(rowOf(inputs));
  });
  return { seed, rows, result: winner === null ? 0.5 : winner === 0 ? 1 : 0, lead };
}

function rowOf(inputs: Float64Array): number[] {
  const row = [inputs[LEFT] ?? 0];
  for (let i = 0; i < inputs.length; i += 2) if (i !== EVEN) row.push(inputs[i] ?? 0);
  return row.map((each) => Number(each.toPrecision(DIGITS)));
}

/** All inputs of a row, in the order of their names. */
export function inputsIn(row: readonly number[], into: Float64Array, offset: number): void {
  const [left = 0] = row;
  let place = 1;
  for (let i = 0; i < 2 * row.length; i += 2) {
    const input = i === EVEN ? 1 : (row[place++] ?? 0);
    into[offset + i] = input;
    into[offset + i + 1] = input * left;
  }
}
