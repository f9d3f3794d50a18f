import { expect } from 'vitest';
import type { SpaceName } from '../src/names.ts';
import { type Account, play, type Sparse, some } from './builder.ts';

// One side marches with a card of 3 and a card of 1, and the other holds a card, so that the season goes on afterwards.

export const THREE = 'campaign-1';
export const ONE = 'ambush-12';

export const british = (sparse: Sparse): Account =>
  play({ turn: 'british', ...sparse, hands: { french: ['campaign-4'], british: [THREE, ONE] } });
export const french = (sparse: Sparse): Account =>
  play({ ...sparse, hands: { french: [THREE, ONE], british: ['campaign-4'] } });

/** Rigaud is about to set out from Ticonderoga with two Regulars, on a Campaign. */
export function setsOut(sparse: Sparse = {}): Account {
  const force = ['rigaud', ...some('french-regular', 2)] as const;
  const game = play({
    hands: { french: [THREE, ONE], british: ['campaign-2'] },
    ...sparse,
    pieces: { ticonderoga: force, ...sparse.pieces },
    works: { ticonderoga: 'french-fort', ...sparse.works },
  });
  game.french.activates(THREE, ...force);
  return game;
}

/** The spaces that the active force may enter next by land or boat. */
export const ways = (game: Account): SpaceName[] =>
  game.table
    .choices()
    .filter((text) => text.startsWith('move '))
    .map((text) => text.replace('move ', '') as SpaceName);

/** The Action Phase is over: nothing was left to choose. */
export const isDone = (game: Account): void => {
  expect(game.table.breadcrumb).toBe('game.season > season.phase > phase.card');
};
