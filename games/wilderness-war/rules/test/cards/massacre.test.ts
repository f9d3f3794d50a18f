import { describe, expect, it } from 'vitest';
import type { CardName, LeaderName, PieceName } from '../../src/names.ts';
import { type Account, play, type Sparse, some } from '../builder.ts';

const MASSACRE = 'massacre-7';
const CAMP = 'hudson-carry-north';
const MONTCALM = ['montcalm', ...some('french-regular', 2)] as const;

/** A French force enters a British stockade in which nobody is. */
function takesStockade(
  force: readonly [LeaderName, ...PieceName[]],
  more: Sparse = {},
  british: readonly CardName[] = [MASSACRE],
): Account {
  const game = play({
    works: { [CAMP]: 'british-stockade' },
    ...more,
    hands: { french: ['campaign-1', 'campaign-3'], british: ['campaign-4', ...british] },
    pieces: { ...more.pieces, ticonderoga: force },
  });
  game.french.activates('campaign-1', ...force).marches(CAMP);
  return game;
}

describe('Massacre! (7)', () => {
  it('[#7a] [5.51] after the capture of a stockade the Indians there are lost, and the victim has a point', () => {
    const game = takesStockade([...MONTCALM, 'abenaki-1', 'algonquin-1', 'coureurs-1'], {
      pieces: { 'st-francois': ['abenaki-2'] },
    });
    game.british.isToChoose('window.offer').responds(MASSACRE);
    expect(game.at(CAMP)).toEqual(['montcalm', 'french-regular-1', 'french-regular-2', 'coureurs-1']);
    expect([game.where('abenaki-1'), game.where('algonquin-1')]).toEqual(['reserve', 'reserve']);
    // Other Abenaki are left; of the Algonquin nobody is.
    expect(game.position.allied).toEqual(['st-francois']);
    // A point for the stockade, and one against.
    expect(game.logged('vp')).toMatchObject([{ side: 'french' }, { side: 'british' }]);
    expect(game.vp).toBe(0);
    expect(game.position.works).toEqual({ [CAMP]: 'french-stockade' });
    expect(game.card(MASSACRE)).toBe('discard');
    game.british.isToChoose('phase.card');
  });

  it('[#7b] [5.51] it needs Drilled Troops and Indians of the captor in the space', () => {
    takesStockade([...MONTCALM, 'coureurs-1']).british.isToChoose('phase.card');
    const indians = takesStockade(['dumas', 'abenaki-1']);
    // Without Drilled Troops there is a raid, and nothing is captured.
    indians.table.nowChooses('chance', 'raid.roll');
  });

  it('[#7b] [5.51] not after a stockade destroyed in battle', () => {
    const game = takesStockade([...MONTCALM, 'abenaki-1'], { pieces: { [CAMP]: ['northern-provincial-1'] } });
    game.british.stands();
    game.dice.roll(6, 2);
    game.lossesFall();
    if (game.table.breadcrumb.endsWith('retreat.to')) game.british.retreats('hudson-carry-south');
    expect(game.logged('stockade')).toMatchObject([{ what: 'destroyed' }]);
    game.british.isToChoose('phase.card');
  });

  it('[5.51] nor for the captor himself', () => {
    const game = play({
      hands: { french: ['campaign-1', MASSACRE], british: ['campaign-4'] },
      pieces: { ticonderoga: [...MONTCALM, 'abenaki-1'] },
      works: { [CAMP]: 'british-stockade' },
    });
    game.french.activates('campaign-1', ...MONTCALM, 'abenaki-1').marches(CAMP);
    game.british.isToChoose('phase.card');
  });

  it('[#7a] [9.22b] after an assault', () => {
    const besiegers = [...MONTCALM, 'abenaki-1'] as const;
    const game = play({
      hands: { french: ['campaign-1', 'campaign-3'], british: ['campaign-4', MASSACRE] },
      pieces: { [CAMP]: [...besiegers, 'northern-provincial-1'], ticonderoga: ['caughnawaga-1'] },
      works: { [CAMP]: 'british-fort', ticonderoga: 'french-fort' },
      inside: ['northern-provincial-1'],
      siege: { [CAMP]: 1 },
    });
    game.french.activates('campaign-1', ...besiegers).assaults();
    game.dice.roll(6, 2);
    game.british.isToChoose('window.offer').responds(MASSACRE);
    expect(game.where('abenaki-1')).toBe('reserve');
    expect(game.where('caughnawaga-1')).toBe('ticonderoga');
    expect(game.vp).toBe(1);
  });

  it('[5.51] not when Indians alone have stormed a fort, or no Drilled Troops are left', () => {
    const storm = (besiegers: readonly ['montcalm', ...PieceName[]], reduced: readonly PieceName[]): Account => {
      const game = play({
        hands: { french: ['campaign-1', 'campaign-3'], british: ['campaign-4', MASSACRE] },
        pieces: { [CAMP]: besiegers },
        works: { [CAMP]: 'british-fort', ticonderoga: 'french-fort' },
        siege: { [CAMP]: 1 },
        reduced,
      });
      game.french.activates('campaign-1', ...besiegers).assaults();
      return game;
    };
    const indians = storm(['montcalm', ...some('abenaki', 2), ...some('algonquin', 2)], []);
    indians.dice.roll(3, 3);
    expect(indians.logged('captured')).toMatchObject([{ at: CAMP }]);
    indians.british.isToChoose('phase.card');
    const lastDrilled = storm(
      ['montcalm', 'marine-detachment-1', 'abenaki-1', 'abenaki-2', ...some('algonquin', 2)],
      ['marine-detachment-1'],
    );
    // The empty post hits once, and the last Drilled step is gone.
    lastDrilled.dice.roll(5, 5);
    expect(lastDrilled.where('marine-detachment-1')).toBe('removed');
    expect(lastDrilled.logged('captured')).toMatchObject([{ at: CAMP }]);
    lastDrilled.british.isToChoose('phase.card');
  });

  it('[5.12] the French have it against the British', () => {
    const johnson = ['johnson', 'northern-provincial-1', 'mohawk-1', 'ranger-1'] as const;
    const game = play({
      turn: 'british',
      hands: { british: ['campaign-1', 'campaign-3'], french: ['campaign-4', MASSACRE] },
      pieces: { [CAMP]: johnson },
      works: { ticonderoga: 'french-stockade', [CAMP]: 'british-fort' },
    });
    game.british.activates('campaign-1', ...johnson).marches('ticonderoga');
    game.french.isToChoose('window.offer').responds(MASSACRE);
    expect(game.at('ticonderoga')).toEqual(['johnson', 'northern-provincial-1', 'ranger-1']);
    expect(game.position.allied).toEqual([]);
    expect(game.vp).toBe(0);
  });
});
