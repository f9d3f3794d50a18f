import { describe, expect, it, test } from 'vitest';
import { BRITISH } from '../../src/ids.ts';
import { Account, fight } from '../builder.ts';
import { type Game, isIn, march, marshal, phase } from '../game.ts';
import type { Sparse } from '../position.ts';

// 13.8, 14.1.1 A marker is on the whole stack, Commanders among it

const beaten: Sparse = {
  pieces: { 'lake-george': ['44th-48th', '22nd-28th'], albany: ['commander-howe'], northfield: ['27th-55th'] },
  routed: ['44th-48th', '22nd-28th'],
  outOfSupply: ['44th-48th', '22nd-28th'],
};
/** Howe rides from Albany to the beaten Brigades at Lake George. */
const joined = (): Account => {
  const game = new Account(march(beaten, BRITISH, 'albany'));
  game.british.marches('lake-george');
  return game;
};

/** The choices of the British in the next Action Round, with Howe among the beaten. */
const nextRound = (sparse: Sparse): Game =>
  phase({ cards: ['british-2', 'french-42'], first: 'french', ...sparse }, BRITISH);
const among: Sparse = {
  pieces: { 'lake-george': ['44th-48th', 'commander-howe'], albany: ['27th-55th'] },
  routed: ['44th-48th', 'commander-howe'],
};

describe('a Commander who joins a Routed stack', () => {
  it('[13.8j] shares its Rout marker, and does not lift it', () => {
    const game = joined();
    expect(game.where('commander-howe')).toBe('lake-george');
    expect([game.isRouted('commander-howe'), game.isRouted('44th-48th')]).toEqual([true, true]);
  });

  it('[14.1.1c] shares its Out of Supply marker, too', () => {
    const { outOfSupply } = joined().state;
    expect([isIn(outOfSupply, 'commander-howe'), isIn(outOfSupply, '44th-48th')]).toEqual([true, true]);
  });

  it('[13.8f] [13.8j] does not Marshal Troops to it: it may only move', () => {
    const game = nextRound(among).offers(['army british-2 lake-george', 'army british-2 albany']);
    expect(game.choices().filter((text) => text.startsWith('marshal'))).toEqual([]);
  });

  it('[13.8f] [13.8j] is not called out of it', () => {
    marshal(among, BRITISH, '27th-55th').offersNot(['call commander-howe', 'call 44th-48th']);
  });

  it('[13.8i] [13.8j] keeps the marker when he leaves it, and loses it among those who have none', () => {
    const game = new Account(
      march({ ...among, pieces: { ...among.pieces, albany: [], kingston: ['27th-55th'] } }, BRITISH, 'lake-george'),
    );
    game.british.takes('commander-howe').marches('albany');
    expect(game.isRouted('commander-howe')).toBe(true);
    game.british.marches('kingston');
    expect([game.isRouted('commander-howe'), game.isRouted('44th-48th')]).toEqual([false, true]);
  });
});

test('[13.8g] a Commander with the marker does not bring it to a stack without one', () => {
  const game = new Account(march(among, BRITISH, 'lake-george'));
  game.british.takes('commander-howe').marches('albany');
  expect(game.isRouted('27th-55th')).toBe(false);
});

test('[13.9.5] a Commander whose only company was a Fort takes no space as he retreats, and is removed', () => {
  const game = fight('ticonderoga', 'french', ['fort-carillon', 'commander-montcalm', 'gage', 'rogers', 'scott'], {
    pieces: { 'isle-aux-noix': ['washington'] },
  });
  game.dice.roll('flag', 'flag', 'flag', 'miss');
  game.french.razes();
  expect([game.where('commander-montcalm'), game.controller('lake-george')]).toEqual(['removed', 'british']);
});

test('[13.9.5] a Fort that the victors put among a stack Out of Supply shares its marker', () => {
  const game = fight('ticonderoga', 'french', ['fort-carillon', 'beaujeu', 'gage', 'rogers', 'scott', 'putnam'], {
    outOfSupply: ['gage', 'rogers', 'scott', 'putnam'],
  });
  game.dice.roll('flag', 'flag', 'flag', 'flag', 'miss', 'miss');
  game.french.leavesFort();
  const { outOfSupply } = game.state;
  expect([game.where('fort-anne'), isIn(outOfSupply, 'fort-anne')]).toEqual(['ticonderoga', true]);
});
