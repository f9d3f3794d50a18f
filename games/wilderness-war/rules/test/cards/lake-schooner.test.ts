import { describe, expect, it } from 'vitest';
import type { PieceName, SpaceName } from '../../src/names.ts';
import { type Account, play, type Sparse, some } from '../builder.ts';

const SCHOONER = 'lake-schooner-15';
const MONTCALM = ['montcalm', ...some('french-regular', 2)] as const;

/** The French march with Montcalm or Dumas; the British hold the card. */
function french(
  force: readonly ['montcalm' | 'dumas', ...PieceName[]],
  from: SpaceName,
  way: readonly SpaceName[],
  more: Sparse,
): Account {
  const game = play({
    ...more,
    hands: { french: ['campaign-1', 'campaign-3'], british: ['campaign-4', SCHOONER] },
    pieces: { ...more.pieces, [from]: force },
  });
  game.french.activates('campaign-1', ...force).marches(...way);
  return game;
}

const STOCKADE = { works: { ticonderoga: 'british-stockade' } } as const;

describe('Lake Schooner (15)', () => {
  it('[#15a] [5.51] enemies that come along a lake shore to a space with a fortification go back and stop; nothing is captured', () => {
    const game = french(MONTCALM, 'crown-point', ['ticonderoga'], STOCKADE);
    game.british.isToChoose('window.offer').responds(SCHOONER);
    expect(game.at('crown-point')).toEqual([...MONTCALM]);
    expect(game.position.works).toEqual(STOCKADE.works);
    expect(game.vp).toBe(0);
    expect(game.card(SCHOONER)).toBe('discard');
    // Their allowance is not used up, but they go no further.
    game.british.isToChoose('phase.card');
  });

  it('[5.51] at the end of a longer march, back into the space before', () => {
    const game = french(MONTCALM, 'ile-aux-noix', ['winooski', 'crown-point', 'ticonderoga'], STOCKADE);
    game.british.responds(SCHOONER);
    expect(game.at('crown-point')).toEqual([...MONTCALM]);
  });

  it('[#15a] [5.51] not over land, nor on a river', () => {
    french(MONTCALM, 'wood-creek', ['ticonderoga'], STOCKADE).british.isToChoose('phase.card');
    const river = french(MONTCALM, 'hudson-carry-south', ['albany'], { pieces: { albany: ['northern-provincial-1'] } });
    river.british.isToChoose('shelter.pick');
  });

  it('[5.51] not without a fortification of the player there; a fort under construction does not count', () => {
    french(MONTCALM, 'crown-point', ['ticonderoga'], {}).french.isToChoose('march.onward');
    french(MONTCALM, 'crown-point', ['ticonderoga'], {
      works: { ticonderoga: 'british-fort-started' },
    }).french.isToChoose('march.onward');
    french(MONTCALM, 'crown-point', ['ticonderoga'], {
      works: { ticonderoga: 'french-stockade' },
    }).french.isToChoose('march.onward');
  });

  it('[5.51] a besieged fort will do', () => {
    const game = french(MONTCALM, 'crown-point', ['ticonderoga'], {
      works: { ticonderoga: 'british-fort' },
      siege: { ticonderoga: 0 },
      pieces: { ticonderoga: ['coureurs-1'] },
    });
    game.british.isToChoose('window.offer').responds(SCHOONER);
    expect(game.at('ticonderoga')).toEqual(['coureurs-1']);
    expect(game.position.besieged).toEqual(['ticonderoga']);
  });

  it('[#15b] [5.56] it comes before interception, the choice of inside or outside, and battle; no siege begins', () => {
    const game = french(MONTCALM, 'crown-point', ['ticonderoga'], {
      works: { ticonderoga: 'british-fort' },
      pieces: { ticonderoga: ['northern-provincial-1'], 'hudson-carry-north': ['webb', 'northern-provincial-2'] },
    });
    game.british.isToChoose('window.offer').responds(SCHOONER);
    expect(game.position.besieged).toEqual([]);
    expect(game.logged('battle')).toEqual([]);
    game.british.isToChoose('phase.card');
  });

  it('[5.51] those dropped off on the way stay where they are', () => {
    const force = [...MONTCALM, 'coureurs-1'] as const;
    const game = french(force, 'winooski', ['crown-point'], STOCKADE);
    game.french.drops('coureurs-1').stops();
    expect(game.where('coureurs-1')).toBe('crown-point');
    const driven = french(force, 'ile-aux-noix', ['winooski'], STOCKADE);
    driven.french.drops('coureurs-1').marches('crown-point', 'ticonderoga');
    driven.british.responds(SCHOONER);
    expect(driven.at('crown-point')).toEqual([...MONTCALM]);
    expect(driven.where('coureurs-1')).toBe('winooski');
  });

  it('[6.63] an infiltrator driven back among unbesieged enemies is eliminated with its leaders', () => {
    const game = play({
      ...STOCKADE,
      hands: { french: ['campaign-1', 'campaign-3'], british: ['campaign-4', SCHOONER] },
      pieces: { winooski: ['dumas', 'coureurs-1'], 'crown-point': ['northern-provincial-1'] },
    });
    game.french.activates('campaign-1', 'dumas', 'coureurs-1').infiltrates('crown-point');
    if (game.table.breadcrumb.endsWith('interception.ask')) game.british.declines();
    game.french.chooses('move ticonderoga');
    game.british.responds(SCHOONER);
    expect([game.where('dumas'), game.where('coureurs-1')]).toEqual(['removed', 'removed']);
    game.british.isToChoose('phase.card');
  });

  describe('[#15c] [6.63] pieces that do not infiltrate may return to their starting space', () => {
    const GARRISON = ['levis', 'french-regular-1'] as const;
    const siege = (besiegers: readonly PieceName[]): Sparse => ({
      turn: 'british',
      hands: { british: ['campaign-1', 'campaign-3'], french: ['campaign-4', SCHOONER] },
      pieces: { ticonderoga: [...besiegers, ...GARRISON] },
      inside: GARRISON,
      works: { ticonderoga: 'french-fort', 'crown-point': 'french-stockade' },
      siege: { ticonderoga: 1 },
    });

    it('[6.52] [8.21] besiegers sent back to the post they left besiege it again, at level 0', () => {
      const besiegers = ['wolfe', ...some('british-regular', 3)] as const;
      const game = play(siege(besiegers));
      game.british
        .activates('campaign-1', ...besiegers)
        .chooses('march')
        .marches('crown-point');
      game.french.responds(SCHOONER);
      expect(game.at('ticonderoga')).toEqual([...GARRISON, ...besiegers]);
      expect(GARRISON.every((each) => game.isInside(each))).toBe(true);
      expect(game.position).toMatchObject({ besieged: ['ticonderoga'], siegeOne: [], siegeTwo: [] });
      expect(game.logged('siege-begins')).toMatchObject([{ at: 'ticonderoga', rule: '8.21' }]);
      game.french.isToChoose('phase.card');
    });

    it('where others have kept up the siege its level stays', () => {
      const game = play(siege(['wolfe', ...some('british-regular', 3)]));
      game.british.activates('campaign-1', 'wolfe', 'british-regular-1').chooses('march').marches('crown-point');
      game.french.responds(SCHOONER);
      expect(game.at('ticonderoga')).toEqual([...GARRISON, 'wolfe', ...some('british-regular', 3)]);
      expect(game.position).toMatchObject({ besieged: ['ticonderoga'], siegeOne: ['ticonderoga'] });
      game.french.isToChoose('phase.card');
    });

    it('a lone Auxiliary unit that infiltrated nothing, too', () => {
      const game = play(siege(['ranger-1']));
      game.british.activatesAlone('campaign-1', 'ranger-1').marches('crown-point');
      game.french.responds(SCHOONER);
      expect(game.where('ranger-1')).toBe('ticonderoga');
      expect(game.position).toMatchObject({ besieged: ['ticonderoga'], siegeOne: [] });
      game.french.isToChoose('phase.card');
    });
  });

  it('[10.1a] raiders driven back to where they must raid do so', () => {
    const game = play({
      turn: 'british',
      hands: { british: ['campaign-1', 'campaign-3'], french: ['campaign-4', SCHOONER] },
      pieces: { 'riviere-ouelle': ['ranger-1'] },
      works: { 'ile-dorleans': 'french-stockade' },
    });
    game.british.activatesAlone('campaign-1', 'ranger-1').marches('ile-dorleans');
    game.french.responds(SCHOONER);
    game.table.nowChooses('chance', 'raid.roll');
    game.dice.roll(3);
    expect(game.logged('raid')).toMatchObject([{ at: 'riviere-ouelle' }]);
  });

  it('[5.12] the French have it against the British', () => {
    const game = play({
      turn: 'british',
      hands: { british: ['campaign-1', 'campaign-3'], french: ['campaign-4', SCHOONER] },
      pieces: { oswego: ['ranger-1'] },
      works: { 'niaoure-bay': 'french-stockade' },
    });
    game.british.activatesAlone('campaign-1', 'ranger-1').marches('niaoure-bay');
    game.french.isToChoose('window.offer').responds(SCHOONER);
    // No raid where they have not stayed.
    expect(game.where('ranger-1')).toBe('oswego');
    game.french.isToChoose('phase.card');
  });
});
