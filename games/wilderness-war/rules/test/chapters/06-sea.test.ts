import { describe, expect, it } from 'vitest';
import { some } from '../builder.ts';
import { british, french, LOUISBOURG_TAKEN, ONE, THREE, TWO, where } from '../sailing.ts';

describe('6.4 Naval movement', () => {
  it('[6.4a] directly from one port to another, both under the side’s control', () => {
    const game = british({
      pieces: { 'new-york': ['british-regular-1'], boston: ['french-regular-1'] },
      siege: { boston: 0 },
    });
    game.british.activatesAlone(ONE, 'british-regular-1');
    // Albany is not a port, Boston is besieged, and Québec and Louisbourg are the enemy's.
    expect(where(game, 'sail')).toEqual(new Set(['new-haven', 'alexandria', 'baltimore', 'philadelphia', 'halifax']));
  });

  it('[2.0a] [8.22] nobody sails out of a besieged port, nor out of a town that is not a port', () => {
    const besieged = british({
      pieces: { boston: ['french-regular-1', 'british-regular-1'] },
      siege: { boston: 0 },
      inside: ['british-regular-1'],
    });
    besieged.british.activatesAlone(ONE, 'british-regular-1');
    besieged.table.offersOnly(['sortie', 'stop']);

    const inland = british({ pieces: { albany: ['british-regular-1'] } });
    inland.british.activatesAlone(ONE, 'british-regular-1');
    expect(where(inland, 'sail')).toEqual(new Set());
  });

  it('[2.0b] a captured port counts while a unit holds it that is not besieged', () => {
    const game = british({
      captured: ['louisbourg', 'quebec'],
      pieces: { ...LOUISBOURG_TAKEN.pieces, halifax: ['ranger-1'], quebec: ['british-regular-9', 'french-regular-9'] },
      inside: ['british-regular-9'],
      siege: { quebec: 0 },
    });
    game.british.activatesAlone(ONE, 'ranger-1');
    expect(where(game, 'sail')).toContain('louisbourg');
    expect(where(game, 'sail')).not.toContain('quebec');
  });

  it('[6.4b] the French sail between Québec and Louisbourg only', () => {
    const game = french({ pieces: { quebec: ['french-regular-1'] } });
    game.french.activatesAlone(ONE, 'french-regular-1');
    expect(where(game, 'sail')).toEqual(new Set(['louisbourg']));
    game.french.sails('louisbourg');
    expect(game.where('french-regular-1')).toBe('louisbourg');

    const besieged = french({
      pieces: { quebec: ['french-regular-1'], louisbourg: ['british-regular-1'] },
      siege: { louisbourg: 0 },
      amphib: ['louisbourg'],
    });
    besieged.french.activatesAlone(ONE, 'french-regular-1');
    expect(where(besieged, 'sail')).toEqual(new Set());
    // A captured British port is not theirs to sail to.
    const boston = french({ pieces: { boston: ['french-regular-1'], quebec: ['coureurs-1'] }, captured: ['boston'] });
    boston.french.activatesAlone(ONE, 'coureurs-1');
    expect(where(boston, 'sail')).toEqual(new Set(['louisbourg']));
  });

  it('[6.4b] nor while the British squadrons keep them in port', () => {
    const game = french({ pieces: { quebec: ['french-regular-1'] }, inEffect: ['no-french-naval'] });
    game.french.activatesAlone(ONE, 'french-regular-1');
    expect(where(game, 'sail')).toEqual(new Set());
  });

  it('[6.41] a force sails with a card of 3 only', () => {
    const sparse = { pieces: { 'new-york': ['murray', ...some('british-regular', 2)] } } as const;
    const two = british(sparse);
    two.british.activates(TWO, 'murray', ...some('british-regular', 2));
    expect(where(two, 'sail')).toEqual(new Set());
    const three = british(sparse);
    three.british.activates(THREE, 'murray', ...some('british-regular', 2)).sails('halifax');
    expect(three.at('halifax')).toEqual(['murray', 'british-regular-1', 'british-regular-2']);
  });

  it('[6.42] single units and leaders sail with any card', () => {
    const unit = british({ pieces: { 'new-york': ['british-regular-1'] } });
    unit.british.activatesAlone(ONE, 'british-regular-1').sails('halifax');
    const leader = british({ pieces: { 'new-york': ['loudoun'] } });
    leader.british.activatesAlone(ONE, 'loudoun').sails('halifax');
    expect(leader.where('loudoun')).toBe('halifax');
  });
});
