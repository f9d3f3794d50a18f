import { type Choices, copyInto } from '@carillon/flow';
import { at, range } from '@carillon/kit';
import { type Mark, WalkFailure, walk } from '@carillon/testkit';
import { planted, type Skirmish, type State, sound } from './games.ts';

const GAMES = range(6);
export const LIMIT = 500;
export const { flow } = sound;

/** Walks a few games with all checks; returns the first complaint, or `nothing`. */
export function complaint(rules: Skirmish, marks?: readonly Mark[]): string {
  try {
    for (const seed of GAMES) {
      const scenario = at(rules.scenarios, seed % 2);
      walk(rules, { seed, scenario, options: null, checks: 'all', limit: LIMIT, marks });
    }
  } catch (error) {
    if (error instanceof WalkFailure) return error.kept.message;
    throw error;
  }
  return 'nothing';
}

export const withFlow = (changes: Partial<Skirmish['flow']>): string => complaint(planted(sound, changes));
export const withRules = (changes: Partial<Skirmish>): string => complaint(planted(sound, {}, changes));
export const stepAt = (g: State): string => flow.breadcrumb(g).split(' > ').at(-1) ?? '';

/** Lists as before, but lets `change` edit the list of one step. */
export const listing = (step: string, change: (choices: Choices, g: State) => void): Partial<Skirmish['flow']> => ({
  list(g, seat, choices) {
    flow.list(g, seat, choices);
    if (stepAt(g) === step) change(choices, g);
  },
});

/** A copy in a different turn. */
export function inTurn(g: State, turn: number): State {
  const copy = sound.blank();
  copyInto(copy, g);
  copy.turn = turn;
  return copy;
}
