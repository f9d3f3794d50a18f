import { describe, expect, it } from 'vitest';
import { BRITISH } from '../../src/ids.ts';
import type { PieceName } from '../../src/names.ts';
import { vpOf } from '../../src/query/victory.ts';
import { type Account, battle } from '../builder.ts';
import type { Sparse } from '../position.ts';

// 13.9.3, 13.9.4 The last resorts of a retreat

const FOUR: readonly PieceName[] = ['lacorne', 'langis', 'lery', 'lignery'];

describe('Overwhelm during retreat', () => {
  const at: Sparse = {
    pieces: { 'port-dauphin': [...FOUR, '22nd-28th', '27th-55th'], louisbourg: ['rogers'] },
    control: { louisbourg: 'british' },
    before: { french: ['port-dauphin'] },
    battles: ['port-dauphin'],
    openSeas: true,
    vp: { british: 4 },
  };
  /** The French lose by one at Port Dauphin, from where they can go to Louisbourg only. */
  const beaten = (sparse: Sparse): Account => {
    const game = battle(sparse);
    game.dice.roll('flag', 'miss').roll('miss', 'miss', 'miss', 'miss');
    return game;
  };

  it('[13.9.4] costs one unit of the enemy’s choice, and all enemies there; the space and its VP are taken', () => {
    const game = beaten(at);
    game.british.isToChoose('retreat.pay').loses('langis');
    expect(game.told('battle-won')).toMatchObject([{ side: 'british', rout: false }]);
    expect([game.where('langis'), game.where('rogers')]).toEqual(['losses', 'losses']);
    expect(game.where('lery')).toBe('louisbourg');
    expect(game.controller('louisbourg')).toBe('french');
    expect(game.controller('port-dauphin')).toBe('british');
    // Louisbourg is worth 3, Port Dauphin nothing.
    expect(vpOf(game.state, BRITISH)).toBe(1);
  });

  it('[13.9.3b] is not for a stack that is Routed: it is lost', () => {
    const game = beaten({ ...at, routed: FOUR });
    expect(FOUR.map((name) => game.where(name))).toEqual(['losses', 'losses', 'losses', 'losses']);
    expect(game.where('rogers')).toBe('louisbourg');
  });

  it('[10.3.2b] is not where a Fort stands', () => {
    const game = beaten({ ...at, pieces: { ...at.pieces, louisbourg: ['fort-anne'] } });
    expect(FOUR.map((name) => game.where(name))).toEqual(['losses', 'losses', 'losses', 'losses']);
  });
});

describe('13.9.3 who has retreated into a Battle', () => {
  /** Langis retreats to Louisbourg, where the French attack four British Light units. */
  const joined = (french: readonly PieceName[], sparse: Sparse = {}): Account => {
    const game = battle({
      before: { french: ['port-dauphin'], british: ['louisbourg'] },
      ...sparse,
      pieces: {
        'port-dauphin': ['langis', '22nd-28th', '27th-55th'],
        louisbourg: [...french, 'rogers', 'gage', 'putnam', 'scott'],
      },
      control: { louisbourg: 'british' },
      entered: { french: ['port-la-joye>louisbourg'] },
      battles: ['port-dauphin', 'louisbourg'],
      openSeas: true,
    });
    game.dice.roll('flag', 'miss', 'miss');
    return game;
  };

  it('[13.9.3c] sits it out, and retreats again when it is lost', () => {
    const game = joined(['lery', 'micmac']);
    expect(game.sitsOut('langis')).toBe(true);
    expect(game.hasBattle('port-dauphin')).toBe(false);
    // Lery and the Micmac attack; Langis rolls no die.
    game.dice.roll('miss', 'miss').roll('flag', 'miss', 'miss', 'miss', 'miss');
    expect(game.state.sittingOut.isEmpty).toBe(true);
    expect(game.at('port-la-joye')).toEqual(['langis', 'lery', 'micmac']);
    expect(game.controller('louisbourg')).toBe('british');
  });

  it('[13.8h] shares the Rout of his stack: its marker stays, and the unit lost may be his', () => {
    const game = joined(['lery', 'micmac']);
    game.dice.roll('miss', 'miss').roll('flag', 'flag', 'flag', 'miss', 'miss');
    game.french.isToChoose('rout.lose');
    game.table.offersOnly(['lose langis', 'lose lery']);
    game.french.loses('lery');
    expect(game.at('port-la-joye')).toEqual(['langis', 'micmac']);
    expect([game.isRouted('langis'), game.isRouted('micmac')]).toEqual([true, true]);
  });

  it('[13.4.2c] keeps a Commander in play whose fighters have all fallen', () => {
    const game = joined(['commander-levis', 'lery'], {
      reduced: ['lery'],
      before: { french: ['port-dauphin', 'louisbourg'] },
    });
    game.dice.roll('hit-tc', 'miss', 'miss', 'miss');
    expect([game.where('lery'), game.where('commander-levis')]).toEqual(['losses', 'louisbourg']);
    // Who has fallen in defence still rolls (13.3.3), and his Commander still helps him (13.5).
    game.dice.roll('miss');
    game.french.rerolls('lery');
    // The Militia of Louisbourg roll last.
    game.dice.roll('flag').roll('miss');
    // Only a Path leads on: there the retreat loses him (13.9.1), not the Battle.
    expect(game.told('eliminated')).toContainEqual(
      expect.objectContaining({ piece: 'commander-levis', rule: '13.9.1' }),
    );
    expect(game.at('port-la-joye')).toEqual(['langis']);
  });
});
