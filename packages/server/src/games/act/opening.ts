import type { Loaded } from '../keep/loaded.ts';

/**
 * Whether a game is past its opening, so that its result is rated. Rules files from before this was recorded do not know:
 * there a game counts as past it once its period is another than at the start. In some titles that is a little early,
 * but no new game begins with such a file, so nobody can use that to gain a rating; and who leaves such a game late
 * does not go free.
 */
export function isPastOpening({ module: { rules }, table, game }: Pick<Loaded, 'module' | 'table' | 'game'>): boolean {
  const { state } = table;
  if (knowsOpening(rules)) return rules.isPastOpening(state);
  return rules.period(state) !== rules.period(rules.start(game.scenario, game.options));
}

const knowsOpening = (rules: object): boolean => 'isPastOpening' in rules;
