import { describe, expect, it } from 'vitest';
import { play, some } from '../builder.ts';

/** Values of the cards used here: 3 and 1. */
const THREE = 'campaign-1';
const ONE = 'ambush-11';

describe('5.45 enemy destruction and capture', () => {
  it('[5.45a] Drilled Troops that win a battle destroy the stockade', () => {
    const game = play({
      hands: { french: [ONE] },
      pieces: {
        ticonderoga: ['montcalm', ...some('french-regular', 2)],
        'hudson-carry-north': ['northern-provincial-1'],
      },
      works: { 'hudson-carry-north': 'british-stockade' },
    });
    game.french.activates(ONE, 'montcalm', ...some('french-regular', 2)).marches('hudson-carry-north');
    game.british.stands();
    // The Provincial has no cultivated space or fortification to go to.
    game.dice.roll(3, 2);
    expect(game.position.works).toEqual({});
    expect(game.logged('stockade')).toEqual([
      { type: 'stockade', what: 'destroyed', side: 'french', at: 'hudson-carry-north' },
    ]);
    expect(game.vp).toBe(1);
  });

  it('[5.45a] Auxiliaries that win do not; they raid it', () => {
    const game = play({
      hands: { french: [ONE] },
      pieces: { 'allegheny-south': ['dumas', 'mingo-1', 'shawnee-1'], augusta: ['southern-provincial-1'] },
      reduced: ['southern-provincial-1'],
      works: { augusta: 'british-stockade' },
    });
    game.french.activates(ONE, 'dumas', 'mingo-1', 'shawnee-1').marches('augusta');
    game.british.stands();
    game.dice.roll(6, 2);
    expect(game.position.works).toEqual({ augusta: 'british-stockade' });
    game.table.nowChooses('chance', 'raid.roll');
  });

  it('[5.45b] Drilled Troops that enter an unoccupied stockade capture it and stop', () => {
    const game = play({
      hands: { french: [ONE], british: ['campaign-2'] },
      pieces: { ticonderoga: ['montcalm', 'french-regular-1', 'coureurs-1'] },
      works: { 'hudson-carry-north': 'british-stockade' },
    });
    game.french.activates(ONE, 'montcalm', 'french-regular-1', 'coureurs-1').marches('hudson-carry-north');
    expect(game.position.works).toEqual({ 'hudson-carry-north': 'french-stockade' });
    expect(game.vp).toBe(1);
    game.british.isToChoose('phase.card');
  });

  it('[5.45c] [5.44] a fort under construction goes when enemy Drilled Troops come, without victory points', () => {
    const game = play({
      hands: { french: [ONE] },
      pieces: { ticonderoga: ['montcalm', 'french-regular-1'] },
      works: { 'hudson-carry-north': 'british-fort-started' },
    });
    game.french.activates(ONE, 'montcalm', 'french-regular-1').marches('hudson-carry-north');
    expect(game.position.works).toEqual({});
    expect(game.vp).toBe(0);
  });

  it('[5.45c] it goes when its garrison avoids battle and leaves it to the enemy', () => {
    const game = play({
      hands: { french: [ONE] },
      pieces: { ticonderoga: ['montcalm', 'french-regular-1'], 'hudson-carry-north': ['northern-provincial-1'] },
      works: { 'hudson-carry-north': 'british-fort-started' },
    });
    game.french.activates(ONE, 'montcalm', 'french-regular-1').marches('hudson-carry-north');
    game.british.avoids('northern-provincial-1');
    game.dice.roll(6);
    game.british.chooses('to hudson-carry-south');
    expect(game.position.works).toEqual({});
    expect(game.vp).toBe(0);
  });

  it('[5.45c] it goes with the stockade beside it when that is captured', () => {
    const game = play({
      hands: { french: [ONE] },
      pieces: { ticonderoga: ['montcalm', 'french-regular-1'] },
      works: { 'hudson-carry-north': 'british-stockade-fort-started' },
    });
    game.french.activates(ONE, 'montcalm', 'french-regular-1').marches('hudson-carry-north');
    expect(game.position.works).toEqual({ 'hudson-carry-north': 'french-stockade' });
  });

  it('[5.45c] it goes, too, when interceptors have beaten its owner there', () => {
    const game = play({
      turn: 'british',
      hands: { british: [THREE] },
      pieces: {
        'hudson-carry-south': ['dunbar', 'northern-provincial-1'],
        ticonderoga: ['montcalm', ...some('french-regular', 3)],
      },
      works: { 'hudson-carry-north': 'british-fort-started' },
    });
    game.british.activates(THREE, 'dunbar', 'northern-provincial-1').marches('hudson-carry-north');
    game.french.intercepts('montcalm', ...some('french-regular', 3));
    game.dice.roll(4);
    game.dice.roll(2, 4);
    expect(game.where('dunbar')).toBe('hudson-carry-south');
    expect(game.position.works).toEqual({});
  });

  it('[5.45c] it stays when its owner’s interceptors beat the movers', () => {
    const game = play({
      turn: 'british',
      hands: { british: [THREE] },
      pieces: {
        'hudson-carry-south': ['dunbar', 'northern-provincial-1'],
        ticonderoga: ['montcalm', ...some('french-regular', 3)],
      },
      works: { 'hudson-carry-north': 'french-fort-started' },
    });
    game.british.activates(THREE, 'dunbar', 'northern-provincial-1').marches('hudson-carry-north');
    game.french.intercepts('montcalm', ...some('french-regular', 3));
    game.dice.roll(4);
    game.dice.roll(2, 4);
    expect(game.position.works).toEqual({ 'hudson-carry-north': 'french-fort-started' });
  });

  it('[5.45c] it goes, too, when Drilled Troops retreat there', () => {
    const game = play({
      turn: 'british',
      hands: { british: [THREE] },
      pieces: {
        albany: ['murray', ...some('british-regular', 2)],
        hoosic: ['french-regular-1'],
      },
      works: { northampton: 'british-fort-started' },
    });
    game.british.activates(THREE, 'murray', ...some('british-regular', 2)).marches('hoosic');
    game.french.stands();
    game.dice.roll(1, 1);
    expect(game.where('french-regular-1')).toBe('northampton');
    expect(game.position.works).toEqual({});
  });
});
