import type { Language } from '@carillon/board';
import { isLevel } from '@carillon/seat';
import type { SavedGameSummary } from '../../shared/messages.ts';
import { periodOf, seatName, titleOf, when } from '../lobby/words.ts';
import { say } from '../texts/index.ts';
import { LEVEL_NAMES } from './levels.ts';
import { ownSeat, type PastResult, resultOf } from './past-games.ts';

/** A side against a level of the computer. */
export const againstWords = (title: string, { seat, level }: Omit<PastResult, 'outcome'>, language: Language): string =>
  say(language, 'gameAgainst', {
    seat: seatName({ title }, seat, language),
    level: say(language, LEVEL_NAMES[level]),
  });

/** Who plays: the user's side and the level of the computer, or two at one screen. */
function playersWords(game: SavedGameSummary, language: Language): string {
  const title = titleOf(game);
  const seat = title ? ownSeat(title, game) : null;
  const level = game.computer?.level;
  return seat !== null && isLevel(level)
    ? againstWords(game.title, { seat, level }, language)
    : say(language, 'players');
}

/** The outcome of a game for its user. */
export const OUTCOMES = { won: 'youWon', lost: 'youLost', drawn: 'draw' } as const;

/** The result: the user's in a game against the computer, otherwise the side that won. Empty while the game runs. */
function resultWords(game: SavedGameSummary, language: Language): string {
  const title = titleOf(game);
  const own = title && resultOf(title, game);
  if (own) return say(language, OUTCOMES[own.outcome]);
  if (game.result === null) return '';
  const { winner } = game.result;
  return winner === null ? say(language, 'draw') : say(language, 'winner', { seat: seatName(game, winner, language) });
}

/** Who plays, and how far the game has come or how it ended. */
export const standingWords = (game: SavedGameSummary, language: Language): string =>
  [playersWords(game, language), resultWords(game, language), periodOf(game, language) ?? '']
    .filter((words) => words !== '')
    .join(' · ');

/** When a game was last played. */
export const playedWords = (at: number, language: Language): string =>
  say(language, 'savedGame', { when: when(at, language) });
