import { expect } from 'vitest';
import { wildernessWar } from '../../src/index.ts';
import { CARDS, type CardName, type ScenarioName } from '../../src/names.ts';
import { type Account, play, type Sparse } from '../builder.ts';
import { dealOut } from '../dealing.ts';
import { Game } from '../extended/story.ts';

// The beginning of a scenario, its years and its end.

/** A new game of a scenario, before the first deal. */
export const opened = (scenario: ScenarioName): Game => new Game(wildernessWar.start(scenario, {}));

/** The cards of the deck, by their numbers. */
export const numbers = (cards: readonly CardName[]): number[] => cards.map((name) => CARDS.indexOf(name) + 1);
export const between = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** The last card of a year is played, and victory is checked. */
export function yearEnds(scenario: ScenarioName, year: number, sparse: Sparse = {}): Account {
  const game = play({ scenario, year, season: 'late', hands: { french: ['ambush-11'] }, ...sparse });
  game.french.discards('ambush-11');
  return game;
}

/** The game goes on with the deal of another year. */
export function goesOn(game: Account, year: number): void {
  game.table.nowChooses('chance', 'season.draw');
  expect(game.position.year).toBe(year);
}

/** The hands of the season after this one: the French play the card named, the British have none unless it is theirs. */
export function handsAfter(sparse: Sparse, end: (game: Account) => void): { readonly [side: string]: number } {
  const game = play(sparse);
  end(game);
  dealOut(game);
  return game.position.held;
}

/** New France in British hands without the points for it: all fortresses, Niagara and Ohio Forks. */
export const CONQUEST: Sparse = {
  captured: ['quebec', 'montreal', 'louisbourg'],
  pieces: { quebec: ['british-regular-1'], montreal: ['british-regular-2'], louisbourg: ['british-regular-3'] },
  works: { niagara: 'british-stockade', 'ohio-forks': 'british-stockade' },
  britishHolds: ['niagara', 'ohio-forks'],
  vp: 10,
};
