import { describe, expect, it } from 'vitest';
import { play, some } from '../builder.ts';

describe('Call Out Militias', () => {
  const BRITISH = {
    turn: 'british',
    hands: { british: ['call-out-militias-49', 'campaign-1'], french: ['call-out-militias-50', 'campaign-2'] },
  } as const;
  const SOUTH = 'southern-colonial-militias';

  it('[#49] [5.51] a Militia unit comes to a box of the player’s choice, or up to two reduced ones are restored', () => {
    const worn = { ...BRITISH, pieces: { [SOUTH]: some('colonial-militia', 3) }, reduced: some('colonial-militia', 3) };
    const placed = play(worn);
    placed.british.playsEvent('call-out-militias-49');
    placed.table.offersOnly(['reinforce', 'restore']);
    placed.british.chooses('reinforce');
    placed.table.offersOnly(['place northern-colonial-militias', `place ${SOUTH}`]);
    placed.british.chooses('place northern-colonial-militias');
    expect(placed.at('northern-colonial-militias')).toEqual(['colonial-militia-4']);
    expect(placed.isReduced('colonial-militia-4')).toBe(false);
    placed.french.isToChoose('phase.card');
    const restored = play(worn);
    restored.british.playsEvent('call-out-militias-49').chooses('restore', 'restore colonial-militia-1');
    restored.british.chooses('restore colonial-militia-2');
    expect(restored.position.reduced).toEqual(['colonial-militia-3']);
    restored.french.isToChoose('phase.card');
  });

  it('[5.52] with all counters in the boxes only restoring is left, and without reduced ones nothing', () => {
    const all = { ...BRITISH, pieces: { [SOUTH]: some('colonial-militia', 4) } };
    play(all).table.offersNot(['event call-out-militias-49']);
    const worn = play({ ...all, reduced: ['colonial-militia-2', 'colonial-militia-3'] });
    worn.british.playsEvent('call-out-militias-49').isToChoose('restoring.restore');
  });

  it('[#49] [5.51] the French have one box', () => {
    const game = play({ ...BRITISH, turn: 'french' });
    game.french.playsEvent('call-out-militias-50');
    expect(game.at('st-lawrence-canadian-militias')).toEqual(['canadian-militia-1']);
    game.british.isToChoose('phase.card');
  });
});

describe('Rangers', () => {
  const RANGERS = {
    turn: 'british',
    hands: { british: ['rangers-53', 'campaign-1'], french: ['campaign-2'] },
  } as const;

  it('[#53] [5.522] a unit comes to an unbesieged British fortification anywhere', () => {
    const game = play({
      ...RANGERS,
      works: {
        oswego: 'british-stockade',
        winchester: 'british-fort',
        niagara: 'french-fort',
        hoosic: 'british-fort-started',
      },
      siege: { winchester: 0 },
      pieces: { winchester: ['dumas', ...some('french-regular', 1)] },
      captured: ['louisbourg'],
      amphib: ['louisbourg'],
    });
    game.british.playsEvent('rangers-53');
    const fortresses = ['boston', 'new-haven', 'new-york', 'albany', 'alexandria', 'baltimore', 'philadelphia'];
    const posts = [...fortresses, 'oswego', 'halifax', 'louisbourg'];
    const works = ['hoosic', 'oswego'];
    game.table.offersOnly([...posts.map((where) => `place ${where}`), ...works.map((where) => `demolish ${where}`)]);
    game.british.chooses('place oswego');
    expect(game.at('oswego')).toEqual(['ranger-1']);
    game.french.isToChoose('phase.card');
  });

  it('[#53] [5.51] or up to two reduced Rangers are restored', () => {
    const game = play({
      ...RANGERS,
      pieces: { albany: ['ranger-1', 'northern-provincial-1'], boston: ['ranger-2'], halifax: ['ranger-3'] },
      reduced: ['ranger-1', 'ranger-2', 'ranger-3', 'northern-provincial-1'],
    });
    game.british.playsEvent('rangers-53').isToChoose('restoring.restore');
    game.british.chooses('restore ranger-1', 'restore ranger-3');
    expect(game.position.reduced).toEqual(['northern-provincial-1', 'ranger-2']);
    game.french.isToChoose('phase.card');
  });

  it('[#53] [5.46] a unit cannot come to what was demolished before the choice', () => {
    const game = play({
      ...RANGERS,
      works: { oswego: 'british-stockade' },
      pieces: { albany: ['ranger-1'] },
      reduced: ['ranger-1'],
    });
    game.british.playsEvent('rangers-53').isToChoose('placing-or-restoring.choose');
    game.british.demolishes('oswego').chooses('reinforce');
    game.table.offers(['place albany']).offersNot(['place oswego']);
  });

  it('[5.51] with all three at full strength on the map nothing happens', () => {
    const game = play({ ...RANGERS, pieces: { albany: some('ranger', 3) } });
    game.british.playsEvent('rangers-53');
    game.french.isToChoose('phase.card');
  });
});
