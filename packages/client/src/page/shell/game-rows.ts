import type { SavedGameSummary } from '../../shared/messages.ts';
import { titleOf } from '../lobby/words.ts';
import type { Cell } from './csv.ts';
import { ownSeat, resultOf } from './past-games.ts';

/**
 * Games as a table with one game per row. Its headings are English and stable; names are those of the rules, `side` is
 * empty if two play on one screen, `outcome` is the user's against the computer, `played` is an instant (ISO 8601).
 */
export function gameRows(games: readonly SavedGameSummary[]): Cell[][] {
  return [
    ['title', 'scenario', 'side', 'level', 'period', 'outcome', 'winner', 'rule', 'choices', 'played'],
    ...games.map((game): Cell[] => {
      const title = titleOf(game);
      const { winner = null, rule = '' } = game.result ?? {};
      return [
        ...[game.title, game.scenario, (title && ownSeat(title, game)) ?? '', game.computer?.level ?? ''],
        ...[game.period ?? '', (title && resultOf(title, game)?.outcome) ?? '', winner ?? '', rule],
        ...[game.entries, new Date(game.at).toISOString()],
      ];
    }),
  ];
}
