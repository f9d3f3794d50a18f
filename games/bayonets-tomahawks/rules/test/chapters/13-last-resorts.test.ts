import { describe, expect, test } from 'vitest';
import { BRITISH } from '../../src/ids.ts';
import type { PieceName } from '../../src/names.ts';
import { vpOf } from '../../src/query/victory.ts';
import { battle, controlledBy, type Game, hasBattle, isIn, markers } from '../game.ts';
import { type Sparse, whereIs } from '../position.ts';

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
  const beaten = (sparse: Sparse): Game =>
    battle(sparse).chance('roll flag', 'roll miss').chance('roll miss', 'roll miss', 'roll miss', 'roll miss');

  test('[13.9.4] costs one unit of the enemy’s choice, and all enemies there; the space and its VP are taken', () => {
    const game = beaten(at).nowChooses('british', 'retreat.pay').choose('british', 'lose langis');
    expect(markers(game)).toMatchObject([{ side: 'british', rout: false }]);
    expect([whereIs(game, 'langis'), whereIs(game, 'rogers')]).toEqual(['losses', 'losses']);
    expect(whereIs(game, 'lery')).toBe('louisbourg');
    expect(controlledBy(game, 'louisbourg')).toBe('french');
    expect(controlledBy(game, 'port-dauphin')).toBe('british');
    // Louisbourg is worth 3, Port Dauphin nothing.
    expect(vpOf(game.state, BRITISH)).toBe(1);
  });

  test('[13.9.3b] is not for a stack that is Routed: it is lost', () => {
    const game = battle({ ...at, routed: FOUR }).chance('roll flag', 'roll miss');
    game.chance('roll miss', 'roll miss', 'roll miss', 'roll miss');
    expect(FOUR.map((name) => whereIs(game, name))).toEqual(['losses', 'losses', 'losses', 'losses']);
    expect(whereIs(game, 'rogers')).toBe('louisbourg');
  });

  test('[10.3.2b] is not where a Fort stands', () => {
    const game = beaten({ ...at, pieces: { ...at.pieces, louisbourg: ['fort-anne'] } });
    expect(FOUR.map((name) => whereIs(game, name))).toEqual(['losses', 'losses', 'losses', 'losses']);
  });
});

describe('who has retreated into a Battle', () => {
  test('[13.9.3c] sits it out, and retreats again when it is lost', () => {
    const game = battle({
      pieces: {
        'port-dauphin': ['langis', '22nd-28th', '27th-55th'],
        louisbourg: ['lery', 'micmac', 'rogers', 'gage', 'putnam', 'scott'],
      },
      control: { louisbourg: 'british' },
      before: { french: ['port-dauphin'], british: ['louisbourg'] },
      entered: { french: ['port-la-joye>louisbourg'] },
      battles: ['port-dauphin', 'louisbourg'],
      openSeas: true,
    });
    game.chance('roll flag', 'roll miss').chance('roll miss');
    expect(isIn(game.state.sittingOut, 'langis')).toBe(true);
    expect(hasBattle(game, 'port-dauphin')).toBe(false);
    // Lery and the Micmac attack; Langis rolls no die.
    game.chance('roll miss', 'roll miss').chance('roll flag', 'roll miss', 'roll miss', 'roll miss', 'roll miss');
    expect(game.state.sittingOut.isEmpty).toBe(true);
    expect(['langis', 'lery', 'micmac'].map((name) => whereIs(game, name as PieceName))).toEqual([
      'port-la-joye',
      'port-la-joye',
      'port-la-joye',
    ]);
    expect(controlledBy(game, 'louisbourg')).toBe('british');
  });
});
