import type { Loaded } from '../keep/loaded.ts';

/**
 * Whether a game is past its opening, so that its result is rated. Older rules files do not record this: under them, a
 * game counts as past it once its period differs from the one at the start. In some titles that is a little early, but
 * no new game starts with such a file, so nobody can use this to gain a rating; and a player who leaves such a game
 * late does not go free.
 */
export function isPastOpening({ module: { rules }, table, game }: Pick<Loaded, 'module' | 'table' | 'game'>): boolean {
  const { state } = table;
  if (knowsOpening(rules)) return rules.isPastOpening(state);
  return rules.period(state) !== rules.period(rules.start(game.scenario, game.options));
}

const knowsOpening = (rules: object): boolean => 'isPastOpening' in rules;
