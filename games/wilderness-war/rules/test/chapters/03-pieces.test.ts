import { describe, expect, it } from 'vitest';
import {
  commandOf,
  fullStrength,
  initiativeOf,
  isAuxiliary,
  isDrilled,
  isLeader,
  isMilitia,
  isRegular,
  isUnit,
  movementOf,
  tacticsOf,
} from '../../src/counters.ts';
import { type Piece, piece } from '../../src/ids.ts';
import type { PieceName } from '../../src/names.ts';

/** The kinds of unit that pass a test, without their numbers. */
const kinds = (test: (of: Piece) => boolean): string[] => [
  ...new Set(piece.all.filter(test).map((of) => piece.nameOf(of).replace(/-\d+$/, ''))),
];

describe('3.1 the types of units', () => {
  it('each unit is of one type: Drilled Troops, Auxiliaries or Militia; leaders are of none', () => {
    const types = (of: Piece): number => [isDrilled, isAuxiliary, isMilitia].filter((test) => test(of)).length;
    for (const of of piece.all) expect(types(of)).toBe(isUnit(of) ? 1 : 0);
  });

  it('[3.11] Drilled Troops are Regulars, Provincials and Light Infantry', () => {
    const others = kinds((of) => isDrilled(of) && !isRegular(of));
    expect(others.sort()).toEqual(['light-infantry', 'northern-provincial', 'southern-provincial']);
  });

  it('[3.11] Regulars are all 4-4 and 3-4 units and the Marine Detachments', () => {
    const reported = (of: Piece): boolean =>
      isUnit(of) && movementOf(of) === 4 && (fullStrength(of) >= 3 || piece.nameOf(of).startsWith('marine-detachment'));
    expect(kinds(isRegular)).toEqual(kinds(reported));
    expect(kinds(isRegular)).toContain('marine-detachment');
  });

  it('[3.12] Militia are the British Colonial and the French Canadian ones', () => {
    expect(kinds(isMilitia).sort()).toEqual(['canadian-militia', 'colonial-militia']);
  });

  it('[3.13] Auxiliaries are Indians, Coureurs des bois and Rangers', () => {
    const names: readonly PieceName[] = ['abenaki-1', 'cherokee-1', 'coureurs-1', 'ranger-1'];
    expect(names.map((name) => isAuxiliary(piece.of(name)))).toEqual([true, true, true, true]);
    const notIndian = kinds((of) => isAuxiliary(of) && (fullStrength(of) === 2 || piece.nameOf(of).startsWith('cou')));
    expect(notIndian.sort()).toEqual(['coureurs', 'ranger']);
  });
});

it('[3.2] leaders are rated for initiative from 1, command and tactics; units are not', () => {
  const ratings = (name: PieceName): number[] =>
    [initiativeOf, commandOf, tacticsOf].map((rating) => rating(piece.of(name)));
  expect(ratings('amherst')).toEqual([2, 7, 1]);
  expect(ratings('braddock')).toEqual([2, 7, 0]);
  expect(ratings('coureurs-1')).toEqual([0, 0, 0]);
  for (const of of piece.all)
    if (isLeader(of)) expect([initiativeOf(of) >= 1, commandOf(of) >= 1]).toEqual([true, true]);
});
