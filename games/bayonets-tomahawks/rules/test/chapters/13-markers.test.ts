import { describe, expect, it } from 'vitest';
import type { PieceName } from '../../src/names.ts';
import { type Account, fight, type Sparse } from '../builder.ts';
import { isIn } from '../game.ts';

// 13.3.1, 13.3.2 The Battle track, the Commander for the Battle, Battle Penalties

const eight: readonly PieceName[] = [
  '1st-royal-american',
  '22nd-28th',
  '27th-55th',
  '2nd-royal-american',
  '35th-new-york-companies',
  '40th-45th-47th',
  '43rd-46th',
  '44th-48th',
];

describe('13.3.1 the Commander for the Battle', () => {
  it('[13.3.1] each side chooses one, with his rating in rerolls', () => {
    const game = fight('lake-george', 'british', [
      'commander-howe',
      'commander-wolfe',
      '22nd-28th',
      'commander-levis',
      'commander-pouchot',
      'langis',
    ]);
    game.french.isToChoose('battle.attackerCommander');
    game.table.offersOnly(['lead commander-levis', 'lead commander-pouchot']);
    game.french.leads('commander-pouchot');
    game.british.isToChoose('battle.defenderCommander').leads('commander-wolfe');
    expect([game.rerolls('french'), game.rerolls('british')]).toEqual([1, 3]);
  });

  it('[13.3.1] a side without any has no rerolls', () => {
    const game = fight('lake-george', 'british', ['22nd-28th', 'langis']);
    game.dice.roll('miss', 'miss');
    expect(game.logged('battle-won')).toHaveLength(1);
  });

  it('[13.3.1] both markers begin at zero', () => {
    const game = fight('lake-george', 'british', ['22nd-28th', 'langis']);
    expect([game.marker('french'), game.marker('british')]).toEqual([0, 0]);
  });

  it('[13.3.1] no event pushes a marker off the track', () => {
    const game = fight('niagara', 'french', [...eight, 'fort-niagara'], {
      outOfSupply: eight,
      cards: ['indomitable-abbatis-41'],
    });
    game.french.plays('indomitable-abbatis-41');
    expect([game.marker('british'), game.marker('french')]).toEqual([-5, 0]);
  });

  it('[13.3.1] nor do penalties', () => {
    const game = fight('niagara', 'french', [...eight, 'fort-niagara'], {
      outOfSupply: eight,
      routed: eight,
      marshaled: eight,
    });
    // Two for supply, one each for Rout and Marshal Troops, two for the Fort.
    expect(game.marker('british')).toBe(-5);
  });
});

describe('13.3.2 Battle Penalties', () => {
  it.each([
    ['landed', 'landing'],
    ['marshaled', 'marshal'],
    ['routed', 'rout'],
    ['outOfSupply', 'out-of-supply'],
  ] as const)('[13.3.2a] one for a marker: %s', (marker, why) => {
    const at: Sparse = { [marker]: ['rogers', 'gage'] };
    const game = fight('chignectou', 'british', ['rogers', 'gage', 'langis'], at);
    expect([game.marker('british'), game.marker('french')]).toEqual([-1, 0]);
    expect(game.logged('penalties').find(({ side }) => side === 'british')?.penalties).toMatchObject([{ why, by: -1 }]);
    // The attackers have theirs as well.
    expect(fight('chignectou', 'french', ['rogers', 'gage', 'langis'], at).marker('british')).toBe(-1);
  });

  it('[13.3.2a] they add up', () => {
    const both: readonly PieceName[] = ['rogers', 'gage'];
    const game = fight('chignectou', 'british', [...both, 'langis'], {
      landed: ['rogers'],
      marshaled: ['gage'],
      routed: both,
      outOfSupply: both,
    });
    expect(game.marker('british')).toBe(-4);
  });

  const starving = (units: readonly PieceName[], sparse: Sparse = {}): number =>
    fight('lake-george', 'british', [...units, 'langis'], { outOfSupply: units, ...sparse }).marker('british');

  it('[13.3.2b] Out of Supply counts twice for eight units, not for seven and a Commander', () => {
    expect(starving(eight)).toBe(-2);
    expect(starving([...eight, '50th-51st'])).toBe(-2);
    expect(starving([...eight.slice(0, 7), 'commander-howe'])).toBe(-1);
  });

  it('[13.3.2b] [13.9.3c] not for seven and one that sits the Battle out', () => {
    const game = fight('lake-george', 'british', [...eight, 'langis'], { outOfSupply: eight });
    expect(game.marker('british')).toBe(-2);
    const out = fight('lake-george', 'british', [...eight, 'langis'], {
      outOfSupply: eight,
      sittingOut: ['44th-48th'],
    });
    expect(out.marker('british')).toBe(-1);
  });

  it('[13.3.2a] [13.9.3c] a marker of units that sit it out does not affect the fighters', () => {
    const game = fight('chignectou', 'british', ['rogers', 'gage', 'langis'], {
      landed: ['gage'],
      sittingOut: ['gage'],
    });
    expect(game.marker('british')).toBe(0);
  });

  const attack = (units: readonly PieceName[]): Account => fight('niagara', 'french', [...units, 'fort-niagara']);

  it('[13.3.2c] one for attacking a Fort with Artillery, two without', () => {
    expect(attack(['22nd-28th', 'royal-artillery-1']).marker('british')).toBe(-1);
    expect(attack(['22nd-28th']).marker('british')).toBe(-2);
    // The guns of the defenders are no help.
    expect(attack(['22nd-28th', 'canonniers-bombardiers-1']).marker('british')).toBe(-2);
  });

  it('[13.3.2c] none for a Bastion, none for defending against a side with a Fort', () => {
    expect(fight('quebec', 'french', ['22nd-28th', 'bastion-1']).marker('british')).toBe(0);
    expect(fight('niagara', 'british', ['22nd-28th', 'fort-niagara']).marker('british')).toBe(0);
    expect(fight('niagara', 'french', ['22nd-28th', 'fort-anne', 'langis']).marker('british')).toBe(0);
  });

  it.each(['landed', 'marshaled'] as const)(
    '[13.3.2d] the marker %s is the space’s: it stays when the unit that brought it is combined away',
    (marker) => {
      const game = fight('chignectou', 'british', ['rogers', 'gage', 'langis'], {
        [marker]: ['rogers'],
        spent: ['rogers'],
        reduced: ['rogers', 'gage'],
      });
      game.british.combines('gage');
      expect([game.where('rogers'), game.marker('british')]).toEqual(['losses', -1]);
      expect(isIn(game.state.spent, 'gage')).toBe(true);
    },
  );

  it('[13.3.2d] of two like units, one of which has Landed, both may be named', () => {
    const game = fight('halifax', 'british', ['virginia-south-brigade-1', 'virginia-south-brigade-2', 'langis'], {
      landed: ['virginia-south-brigade-1'],
      spent: ['virginia-south-brigade-1', 'virginia-south-brigade-2'],
      reduced: ['virginia-south-brigade-1', 'virginia-south-brigade-2'],
    });
    game.table.offersOnly(['keep virginia-south-brigade-1', 'keep virginia-south-brigade-2']);
  });
});
