import { describe, expect, it } from 'vitest';
import { writePosition } from '../../src/index.ts';
import type { PieceName } from '../../src/names.ts';
import { frenchAttack, THREE } from '../attack.ts';
import { type Account, play, type Sparse, some } from '../builder.ts';

describe('7.8 Winner and loser', () => {
  const fights = (
    force: readonly PieceName[],
    enemies: readonly PieceName[],
    dice: readonly [number, number],
    sparse: Sparse = {},
  ): Account => {
    const game = frenchAttack('ticonderoga', 'hudson-carry-north', ['rigaud', ...force], {
      ...sparse,
      pieces: { ...sparse.pieces, 'hudson-carry-north': enemies },
    });
    game.dice.roll(...dice);
    return game.lossesFall();
  };
  const winner = (game: Account) => game.logged('won')[0]?.side;

  it('[7.8a] the only side with units left wins', () => {
    // The Provincials fall, though they have caused as many losses.
    const game = fights(some('french-regular', 2), ['northern-provincial-1'], [2, 5], {
      reduced: ['northern-provincial-1'],
    });
    expect(game.logged('fire').map(({ losses }) => losses)).toEqual([2, 1]);
    expect(winner(game)).toBe('french');
    const tie = fights(some('french-regular', 1), ['northern-provincial-1'], [3, 5], {
      reduced: ['northern-provincial-1'],
    });
    expect(tie.logged('fire').map(({ losses }) => losses)).toEqual([1, 1]);
    expect(winner(tie)).toBe('french');
  });

  it('[7.8b] with units left on both sides the one that caused more losses wins', () => {
    expect(winner(fights(some('french-regular', 2), some('northern-provincial', 3), [5, 2]))).toBe('french');
    expect(winner(fights(some('french-regular', 2), some('northern-provincial', 3), [2, 5]))).toBe('british');
  });

  it('[7.8b] ties are the defender’s', () => {
    const game = fights(some('french-regular', 2), some('northern-provincial', 3), [3, 3]);
    expect(game.logged('fire').map(({ losses }) => losses)).toEqual([2, 2]);
    expect(winner(game)).toBe('british');
  });

  it('[7.8] the log gives the reason for the victory', () => {
    const reported = (...fought: Parameters<typeof fights>) => fights(...fought).logged('won');
    const alone = reported(some('french-regular', 2), ['northern-provincial-1'], [2, 5], {
      reduced: ['northern-provincial-1'],
    });
    expect(alone).toMatchObject([{ side: 'french', why: 'alone', inflicted: 2, suffered: 1 }]);
    const more = reported(some('french-regular', 2), some('northern-provincial', 3), [2, 5]);
    expect(more).toMatchObject([{ side: 'british', why: 'more', inflicted: 3, suffered: 2 }]);
    const tie = reported(some('french-regular', 2), some('northern-provincial', 3), [3, 3]);
    expect(tie).toMatchObject([{ side: 'british', why: 'tie', inflicted: 2, suffered: 2 }]);
  });

  it('[7.8c] when both are wiped out the higher result on the table wins', () => {
    const attacker = fights(['french-regular-1'], ['northern-provincial-1'], [4, 5], {
      reduced: ['french-regular-1', 'northern-provincial-1'],
    });
    expect(attacker.logged('fire').map(({ losses }) => losses)).toEqual([1, 1]);
    expect(winner(attacker)).toBe('british');
    const defender = fights(['french-regular-1', 'coureurs-1'], ['northern-provincial-1'], [5, 5], {
      reduced: ['french-regular-1', 'coureurs-1', 'northern-provincial-1'],
    });
    expect(defender.logged('fire').map(({ losses }) => losses)).toEqual([1, 1]);
    const higher = fights(['french-regular-1'], ['northern-provincial-1'], [4, 4], {
      reduced: ['northern-provincial-1'],
    });
    expect(higher.logged('won')).toHaveLength(1);
  });

  describe('7.81 victory points', () => {
    it('[7.81] for beating a Regular', () => {
      expect(fights(some('french-regular', 2), ['british-regular-1', 'british-regular-2'], [5, 2]).vp).toBe(1);
      expect(fights(['french-regular-1'], some('northern-provincial', 3), [1, 5]).vp).toBe(-1);
    });

    it('[7.81] for beating more than four units of any kind; not for four', () => {
      expect(fights(some('french-regular', 4), some('northern-provincial', 4), [5, 2]).vp).toBe(0);
      expect(fights(some('french-regular', 4), [...some('northern-provincial', 4), 'mohawk-1'], [5, 2]).vp).toBe(1);
    });

    it('[7.81] participating Militia count', () => {
      const game = frenchAttack('hudson-carry-south', 'hoosic', ['montcalm', ...some('french-regular', 4)], {
        pieces: {
          hoosic: some('northern-provincial', 3),
          'northern-colonial-militias': ['colonial-militia-1', 'colonial-militia-2'],
        },
      });
      game.british.deploys('colonial-militia-1', 'colonial-militia-2');
      game.dice.roll(4, 2);
      game.lossesFall();
      expect(winner(game)).toBe('french');
      expect(game.vp).toBe(1);
    });
  });

  describe('7.82 overruns', () => {
    it('[7.82] all enemies eliminated and no step lost: the attacker goes on', () => {
      const game = fights(some('french-regular', 3), ['northern-provincial-1'], [4, 2], {
        reduced: ['northern-provincial-1'],
      });
      game.french.isToChoose('march.onward');
      game.table.offers(['move hudson-carry-south']);
    });

    it('[7.82] a position written afterwards describes the overrun', () => {
      const game = fights(some('french-regular', 3), ['northern-provincial-1'], [4, 2], {
        reduced: ['northern-provincial-1'],
      });
      expect(writePosition(game.state)).toMatch(/^running march\.onward .*outcome=overrun/m);
    });

    it('[7.82] movement spent and stops by wilderness still count', () => {
      const game = play({
        hands: { french: [THREE], british: ['campaign-4'] },
        pieces: {
          'crown-point': ['rigaud', ...some('french-regular', 3)],
          ticonderoga: [],
          'hudson-carry-north': ['northern-provincial-1'],
        },
        reduced: ['northern-provincial-1'],
      });
      game.french.activates(THREE, 'rigaud', ...some('french-regular', 3)).marches('ticonderoga');
      game.british.declines();
      game.french.marches('hudson-carry-north');
      game.british.stands();
      game.dice.roll(4, 2);
      // Over Lake Champlain and Lake George they came by boat as well; on land they must stop.
      expect(game.logged('won')).toHaveLength(1);
      game.table.offersNot(['move hudson-carry-south', 'move adirondacks-south']);
    });

    it('[7.82] not with a step lost', () => {
      const game = fights(some('french-regular', 3), ['northern-provincial-1'], [4, 5], {
        reduced: ['northern-provincial-1'],
      });
      game.british.isToChoose('phase.card');
    });

    it('[7.82] not at a fortification of the defender', () => {
      const game = fights(some('french-regular', 3), ['northern-provincial-1'], [5, 2], {
        reduced: ['northern-provincial-1'],
        works: { 'hudson-carry-north': 'british-stockade' },
      });
      game.british.isToChoose('phase.card');
      expect(game.position.works).toEqual({});
    });
  });
});
