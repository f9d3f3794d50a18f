import { hasStyles, isLevel, isStyleChoice, LEVELS, type LevelName, type StyleChoice } from '@carillon/seat';
import type { SavedGameSummary } from '../../shared/messages.ts';

// Proposes the next game from the games in this browser.

/** The setting of a game against the computer, or for two on one screen. */
export interface Setting {
  readonly scenario: string;
  /** The seat that the user plays; `null`: both, at one screen. */
  readonly seat: string | null;
  readonly level: LevelName;
  /** The computer's style of play; balanced if absent. */
  readonly style?: StyleChoice;
}

/** A finished game against the computer, from the user's side. */
export interface PastResult {
  readonly seat: string;
  readonly level: LevelName;
  readonly outcome: 'won' | 'lost' | 'drawn';
}

/** The part of a title that this file uses. */
interface Seated {
  readonly id: string;
  readonly seats: readonly string[];
  readonly opening: { readonly scenarios: readonly string[] };
}

/** The seat that the user plays in a game; `null`: both. */
export const ownSeat = ({ seats }: Seated, { computer }: Pick<SavedGameSummary, 'computer'>): string | null =>
  computer === null ? null : (seats.find((seat) => seat !== computer.seat) ?? null);

/** How a finished game against the computer ended for its user; `undefined` for any other game. */
export function resultOf(title: Seated, game: SavedGameSummary): PastResult | undefined {
  const seat = ownSeat(title, game);
  const { result, computer } = game;
  if (result === null || computer === null || seat === null || !isLevel(computer.level)) return undefined;
  const outcome = result.winner === null ? 'drawn' : result.winner === seat ? 'won' : 'lost';
  return { seat, level: computer.level, outcome };
}

/** The last result of a title; `games` begin with the one played last. */
export function lastResult(title: Seated, games: readonly SavedGameSummary[]): PastResult | undefined {
  for (const game of games) {
    const result = game.title === title.id ? resultOf(title, game) : undefined;
    if (result) return result;
  }
  return undefined;
}

/** The largest handicap, in VP. */
const MOST_POINTS = 5;
/** How many wins or defeats in a row change the handicap. */
const STREAK = 2;

/** A proposal for the next game against the computer. */
export interface Handicap {
  /** The user's extra VP at the start; negative: the computer's. */
  readonly points: number;
  /** How many games in a row were lost, or won. */
  readonly games: number;
}

/**
 * The handicap that follows from the last results with a seat against a level: VP for the user after defeats, for the
 * computer after wins against the highest level. `games` begin with the one played last.
 */
export function handicapAfter(
  title: Seated,
  games: readonly SavedGameSummary[],
  { seat, level }: Omit<Setting, 'scenario'>,
): Handicap | undefined {
  const results = games.flatMap((game) => (game.title === title.id ? (resultOf(title, game) ?? []) : []));
  const same = results.filter((each) => each.seat === seat && each.level === level).map(({ outcome }) => outcome);
  const [last] = same;
  const end = same.findIndex((outcome) => outcome !== last);
  const row = end < 0 ? same.length : end;
  if (row < STREAK || last === undefined || last === 'drawn') return undefined;
  if (last === 'won' && level !== LEVELS.at(-1)) return undefined;
  const points = Math.min(MOST_POINTS, row);
  return { points: last === 'lost' ? points : -points, games: row };
}

/** The level after a result: the next one after a win, if there is one. */
export function levelAfter({ level, outcome }: Pick<PastResult, 'level' | 'outcome'>): LevelName {
  return (outcome === 'won' ? LEVELS[LEVELS.indexOf(level) + 1] : undefined) ?? level;
}

/**
 * The setting to propose for the next game of a title: that of the last game, at the level that follows from its
 * result.
 */
export function nextSetting(title: Seated, games: readonly SavedGameSummary[]): Setting {
  const { scenarios } = title.opening;
  const last = games.find((game) => game.title === title.id);
  const known = last !== undefined && scenarios.includes(last.scenario) ? last.scenario : scenarios[0];
  const usual: Setting = { scenario: known ?? '', seat: title.seats[0] ?? null, level: 'recruit' };
  if (last === undefined) return usual;
  if (last.computer === null) return { ...usual, seat: null };
  const result = resultOf(title, last);
  const level = result ? levelAfter(result) : last.computer.level;
  const { style } = last.computer;
  const setting: Setting = { ...usual, seat: ownSeat(title, last), level: isLevel(level) ? level : 'recruit' };
  return hasStyles(setting.level) && isStyleChoice(style) ? { ...setting, style } : setting;
}
