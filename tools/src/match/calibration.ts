import { Judge, LEVEL } from '@carillon/opponent';
import { contestant } from './contestants.ts';
import { playGame } from './game.ts';
import { brainOf, rulesOf, type SelfJob } from './jobs.ts';

/** What a seat thought of its chances where turns began, and what came of the game. */
export interface Foretold {
  /** 1 for a win, ½ for a draw, 0 for a defeat. */
  readonly result: number;
  /** From 0 to 1, one a turn. */
  readonly chances: readonly number[];
}

/** The positions of which a chance within a tenth was foretold. */
export interface Tenth {
  readonly from: number;
  readonly positions: number;
  /** The mean of the chances, and of the results. */
  readonly foretold: number;
  readonly won: number;
}

const TENTHS = 10;

/** Plays a game of a player against itself; what each seat foretold, from its view alone, as a judge does. */
export async function foretell({ title, scenario, options, player, seed }: SelfJob): Promise<readonly Foretold[]> {
  const [brain, rules] = [await brainOf(title), await rulesOf(title)];
  const judge = new Judge(brain, LEVEL.lieutenant, seed);
  const chances: [number[], number[]] = [[], []];
  const of = (seat: number) => contestant(brain, player, seed * 2 + seat);
  let moment = 0;
  const { winner } = playGame(rules, { scenario, seed, options }, [of(0), of(1)], (g) => {
    if (!brain.beginsTurn(g)) return;
    moment++;
    for (const seat of [0, 1] as const)
      chances[seat].push(judge.chance(JSON.parse(JSON.stringify(rules.view(g, seat))), seat, moment));
  });
  return chances.map((own, seat) => ({
    result: winner === null ? 0.5 : Number(winner === seat),
    chances: own.map((chance) => Number(chance.toFixed(4))),
  }));
}

/** By tenths of the chance foretold; those without positions are left out. */
export function tenthsOf(all: readonly Foretold[]): readonly Tenth[] {
  const positions = all.flatMap(({ result, chances }) => chances.map((chance) => ({ result, chance })));
  return Array.from({ length: TENTHS }, (_, i) => {
    const own = positions.filter(({ chance }) => Math.min(TENTHS - 1, Math.floor(chance * TENTHS)) === i);
    const mean = (of: (each: { readonly result: number; readonly chance: number }) => number): number =>
      own.reduce((sum, each) => sum + of(each), 0) / own.length;
    return {
      ...{ from: i / TENTHS, positions: own.length },
      ...{ foretold: mean(({ chance }) => chance), won: mean(({ result }) => result) },
    };
  }).filter(({ positions: count }) => count > 0);
}

/** How far chances lie from results on average, each tenth by its positions. */
export function offBy(tenths: readonly Tenth[]): number {
  const count = tenths.reduce((sum, { positions }) => sum + positions, 0);
  return tenths.reduce((sum, { positions, foretold, won }) => sum + positions * Math.abs(foretold - won), 0) / count;
}
