import type { SpaceName } from '../src/names.ts';
import { type Account, play, type Sparse } from './builder.ts';

// A side moves by sea with cards of 3, 2 and 1, the British perhaps with Amphibious Landings; the other holds a card.

export const THREE = 'campaign-1';
export const TWO = 'treaty-of-easton-32';
export const ONE = 'ambush-12';
export const LANDING = 'amphibious-landing-17';

export const british = (sparse: Sparse, ...more: readonly (typeof LANDING | 'amphibious-landing-18')[]): Account =>
  play({ turn: 'british', ...sparse, hands: { french: ['campaign-4'], british: [THREE, TWO, ONE, ...more] } });

export const french = (sparse: Sparse): Account =>
  play({ ...sparse, hands: { french: [THREE, TWO, ONE], british: ['campaign-4'] } });

export const where = (game: Account, verb: 'sail' | 'land'): Set<SpaceName> =>
  new Set(
    game.table
      .choices()
      .filter((text) => text.startsWith(`${verb} `))
      .map((text) => text.replace(`${verb} `, '') as SpaceName),
  );

/** French besiegers of Halifax, and a captured Louisbourg with a British unit. */
export const LOUISBOURG_TAKEN = { captured: ['louisbourg'], pieces: { louisbourg: ['british-regular-1'] } } as const;
