import { readFileSync } from 'node:fs';
import type { SavedGame } from '../../src/game-worker/saved-games.ts';
import { titleGames } from '../../src/game-worker/title-games.ts';
import { bayonetsTomahawksEngine, wildernessWarEngine } from '../engines.ts';

/** The text of a game that is on record. */
export const recorded = (record: string): string =>
  readFileSync(new URL(`../../../../fixtures/golden/${record}.txt`, import.meta.url), 'utf8');

/** A finished game that is on record, as the browser stores it. */
export function finished(record: string): SavedGame {
  const games = record.startsWith('wilderness-war')
    ? titleGames(wildernessWarEngine)
    : titleGames(bayonetsTomahawksEngine);
  const brought = games.bring(recorded(record), 1);
  if ('code' in brought) throw new Error(`${record}: ${brought.code} in line ${brought.line}`);
  return brought;
}
