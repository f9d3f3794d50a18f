/** Figures that only the help once read: if a figure in the table changes, the rules change with it. */
import { NONE } from '@carillon/flow';
import { expect, test } from 'vitest';
import { AMPHIBIOUS_ARROWS } from '../../src/data/connections.ts';
import { ACTIVATION_COSTS, BATTLE_MODIFIERS, INTERCEPTION, NAVAL_MOVEMENT } from '../../src/data/tables.ts';
import { BRITISH, FRENCH, type Piece, piece, type Side, space } from '../../src/ids.ts';
import { isCultivated } from '../../src/map.ts';
import type { PieceName, SpaceName } from '../../src/names.ts';
import { halvesOf } from '../../src/procedures/chapter-05-activation.ts';
import { columnShifts, dieModifiers, type Fire, fireStrength } from '../../src/query/battle.ts';
import { type Force, scratchForce } from '../../src/query/command.ts';
import { attemptSucceeds } from '../../src/query/interception.ts';
import { play, type Sparse } from '../builder.ts';

/** The results with a figure of a table changed; the table is restored afterwards. */
function withFigure<T>(table: object, key: string, figure: number, find: () => T): T {
  const held = table as Record<string, unknown>;
  const before = held[key];
  held[key] = figure;
  try {
    return find();
  } finally {
    held[key] = before;
  }
}

const force = (...names: readonly PieceName[]): Force => {
  const made = scratchForce();
  for (const name of names) made.add(piece.of(name));
  return made;
};

/** One side's attack at a space; the sides' positions on the map make no difference to its fire. */
function attack(where: SpaceName, own: PieceName, other: PieceName, sparse: Sparse = {}, changes: Partial<Fire> = {}) {
  const side: Side = changes.side ?? FRENCH;
  const { state } = play(sparse);
  const at = space.of(where);
  const [ours, theirs] = [force(own), force(other)];
  const fire: Fire = {
    ...{ side, attacks: true, at, own: ours, other: theirs, leader: NONE, ambush: false, landing: false },
    ...changes,
  };
  return {
    die: () => dieModifiers(state, fire).map(({ why, by }) => `${why} ${by}`),
    shifts: () => columnShifts(state, fire).map(({ why, by }) => `${why} ${by}`),
    strength: () => fireStrength(state, fire),
  };
}

test('interception and avoiding battle succeed from the figure on', () => {
  const succeeds = (): boolean => attemptSucceeds(NONE, 4);
  expect(succeeds()).toBe(true);
  expect(withFigure(INTERCEPTION, 'successAt', 5, succeeds)).toBe(false);
});

test.each([
  ['noAuxiliaries', attack('ticonderoga', 'french-regular-1', 'ranger-1').die, 'no-auxiliaries'],
  ['noRegulars', attack('albany', 'coureurs-1', 'british-regular-1').die, 'no-regulars'],
  [
    'amphibiousLanding',
    attack('louisbourg', 'british-regular-1', 'french-regular-1', {}, { side: BRITISH, landing: true }).die,
    'amphibious-landing',
  ],
  [
    'stockade',
    attack('augusta', 'french-regular-1', 'southern-provincial-1', { works: { augusta: 'british-stockade' } }).die,
    'stockade',
  ],
  [
    'fieldworksShift',
    attack('albany', 'french-regular-1', 'british-regular-1', { fieldworks: ['albany'] }).shifts,
    'fieldworks',
  ],
] as const)('the modifier of a battle %s is the figure', (key, terms, why) => {
  expect(terms()).toContain(`${why} -1`);
  expect(withFigure(BATTLE_MODIFIERS, key, -3, terms)).toContain(`${why} -3`);
});

test('Ambush! multiplies by the figure', () => {
  const { strength } = attack('ticonderoga', 'french-regular-1', 'ranger-1', {}, { ambush: true });
  const doubled = strength();
  expect(withFigure(BATTLE_MODIFIERS, 'ambushFactor', 3, strength)).toBe((doubled / 2) * 3);
});

/**
 * The ports to which one piece activated alone with a card of 1, or a force with a card of 2, may sail from New York.
 */
const sailing = (by: 'force' | 'alone') => (): boolean => {
  const game = play({
    turn: 'british',
    hands: { french: ['campaign-4'], british: ['ambush-12', 'treaty-of-easton-32'] },
    pieces: { 'new-york': ['wolfe', 'british-regular-1'] },
  });
  if (by === 'force') game.british.activates('treaty-of-easton-32', 'wolfe', 'british-regular-1');
  else game.british.activatesAlone('ambush-12', 'british-regular-1');
  return game.table.choices().includes('sail boston');
};

test('a force and a single piece sail with a card of the figure', () => {
  expect([sailing('force')(), sailing('alone')()]).toEqual([false, true]);
  expect(withFigure(NAVAL_MOVEMENT, 'forceCardValue', 2, sailing('force'))).toBe(true);
  expect(withFigure(NAVAL_MOVEMENT, 'individualCardValue', 2, sailing('alone'))).toBe(false);
});

test('single pieces cost the figures, and a card activates as many Drilled units', () => {
  const halves = (name: PieceName) => (): number => halvesOf(piece.of(name) satisfies Piece);
  expect([halves('abenaki-1')(), halves('coureurs-1')(), halves('levis')()]).toEqual([1, 2, 2]);
  expect(withFigure(ACTIVATION_COSTS, 'indian', 1, halves('abenaki-1'))).toBe(2);
  expect(withFigure(ACTIVATION_COSTS, 'auxiliaryOrLeader', 2, halves('levis'))).toBe(4);
  const goesOn = (): boolean => {
    const game = play({
      hands: { french: ['campaign-1'], british: ['campaign-4'] },
      pieces: { montreal: ['french-regular-1', 'coureurs-1'] },
    });
    game.french.chooses('activate campaign-1', 'alone french-regular-1');
    return game.table.breadcrumb.endsWith('activation.choose');
  };
  expect(goesOn()).toBe(false);
  expect(withFigure(ACTIVATION_COSTS, 'drilledPerCard', 2, goesOn)).toBe(true);
});

test('12.21 every space that can have an Amphib marker is cultivated, so that supply passes over it by land', () => {
  for (const { to } of AMPHIBIOUS_ARROWS) expect(isCultivated(space.of(to)), to).toBe(true);
});
