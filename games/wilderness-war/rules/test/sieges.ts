import type { CardName, PieceName } from '../src/names.ts';
import { type Account, play, type Sparse, some } from './builder.ts';

export const THREE = 'campaign-1';
export const TWO = 'treaty-of-easton-32';
export const ONE = 'bastions-repaired-5';

export const french = (sparse: Sparse, ...british: readonly CardName[]): Account =>
  play({ ...sparse, hands: { french: [THREE, TWO, ONE], british: ['campaign-4', ...british] } });

export const MONTCALM = ['montcalm', ...some('french-regular', 2), 'coureurs-1'] as const;

/** Montcalm comes from Ticonderoga to a British fort at the carry. */
export function comes(garrison: readonly PieceName[], sparse: Sparse = {}): Account {
  const game = french({
    ...sparse,
    pieces: { ticonderoga: MONTCALM, 'hudson-carry-north': garrison, ...sparse.pieces },
    works: { 'hudson-carry-north': 'british-fort', ...sparse.works },
  });
  game.french.activates(THREE, ...MONTCALM).marches('hudson-carry-north');
  return game;
}

/** Montcalm besieges the fort, the garrison inside, and a French road behind him. */
export function besieges(level: 0 | 1 | 2, garrison: readonly PieceName[], sparse: Sparse = {}): Sparse {
  return {
    ...sparse,
    pieces: { 'hudson-carry-north': [...MONTCALM, ...garrison], ...sparse.pieces },
    works: { 'hudson-carry-north': 'british-fort', ticonderoga: 'french-fort', ...sparse.works },
    siege: { 'hudson-carry-north': level },
    inside: garrison,
  };
}
