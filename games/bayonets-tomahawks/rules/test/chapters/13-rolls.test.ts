import { describe, expect, it } from 'vitest';
import type { PieceName } from '../../src/names.ts';
import { flow } from '../../src/procedures/contents.ts';
import { Battles } from '../../src/procedures/contents-battle.ts';
import { type Account, fight, type Sparse } from '../builder.ts';

// 13.3.3 The order of rolls, and the effects of Flags and B&Ts

/** The positions of a side's marker, one after each move. */
const scores = (game: Account, of: 'french' | 'british'): number[] =>
  game.logged('score').flatMap(({ side, marker }) => (side === of ? [marker] : []));

describe('13.3.3 the order of the rolls', () => {
  it('[13.3.3a] by side and type: Light, Indian, Highland, Metropolitan, other Brigades, Fleets, Bastions, Artillery', () => {
    const game = fight('quebec', 'french', [
      'royal-artillery-1',
      'fleet-boscawen',
      'new-england-brigade-1',
      '22nd-28th',
      'fraser',
      'mohawk',
      'rogers',
      'canonniers-bombardiers-1',
      'bastion-1',
      'fleet-de-l-isle',
      'canadiens-1',
      'bearn-guyenne',
      'abenaki',
      'langis',
    ]);
    for (let i = 0; i < 14; i++) game.dice.roll('flag');
    expect(game.rolled.map((text) => text.split(' ')[0])).toEqual([
      'rogers',
      'mohawk',
      'fraser',
      '22nd-28th',
      'new-england-brigade-1',
      'fleet-boscawen',
      'royal-artillery-1',
      'langis',
      'abenaki',
      'bearn-guyenne',
      'canadiens-1',
      'fleet-de-l-isle',
      'bastion-1',
      'canonniers-bombardiers-1',
    ]);
    // The Militia of Québec come last.
    game.table.nowChooses('chance', 'battle.militiaRoll');
  });

  it('[13.3.3a] [3.7b] a Commander rolls no die', () => {
    const game = fight('lake-george', 'british', ['commander-howe', '22nd-28th', 'commander-levis', 'bearn-guyenne']);
    game.dice.roll('flag', 'flag');
    expect(game.isDone).toBe(true);
  });

  it('[13.3.3b] [13.4.1] an eliminated defender still rolls, and his Hits count', () => {
    const game = fight('lake-george', 'british', ['rogers', 'langis', 'lacorne'], { reduced: ['rogers', 'langis'] });
    game.dice.roll('hit-tc', 'miss');
    expect(game.where('rogers')).toBe('losses');
    game.dice.roll('hit-tc');
    expect(game.rolled.at(-1)).toBe('rogers hit-tc');
    const still = game.logged('roll').flatMap(({ piece, eliminated }) => (eliminated ? [piece] : []));
    expect(still).toEqual(['rogers']);
    expect(game.where('langis')).toBe('losses');
  });

  it('[13.3.3c] Hits come before Flags: a Hit below zero hurts nobody', () => {
    const game = fight('ticonderoga', 'french', ['22nd-28th', '27th-55th', 'bearn-guyenne'], {
      marshaled: ['22nd-28th'],
    });
    game.dice.roll('flag', 'hit-sc');
    expect(scores(game, 'british')).toEqual([0, 1]);
    expect(game.isReduced('bearn-guyenne')).toBe(false);
  });

  it('[13.3.3c] Hits come before B&Ts, and these before Flags', () => {
    const units: readonly PieceName[] = ['22nd-28th', '27th-55th', '43rd-46th', 'bearn-guyenne'];
    const game = fight('ticonderoga', 'french', units, { marshaled: ['22nd-28th'] });
    game.dice.roll('flag', 'bt', 'hit-sc');
    expect(game.logged('score').map(({ why, marker }) => [why, marker])).toEqual([
      ['hit', 0],
      ['bt', 1],
      ['flag', 2],
    ]);
    expect(game.isReduced('bearn-guyenne')).toBe(true);
  });

  it('[13.3.3c] all of a type before the next type rolls: its Flags make the next Hits count', () => {
    const game = fight('ticonderoga', 'french', ['rogers', '22nd-28th', 'bearn-guyenne'], { marshaled: ['rogers'] });
    game.dice.roll('flag');
    expect(game.marker('british')).toBe(0);
    game.dice.roll('hit-sc');
    expect(game.isReduced('bearn-guyenne')).toBe(true);
  });
});

describe('13.3.3 Flags', () => {
  it('[13.3.3d] move the marker one forward each, of units and Militia of either side', () => {
    const game = fight('albany', 'british', ['rogers', 'gage', 'langis', 'lacorne']);
    game.dice.roll('flag', 'flag').roll('flag', 'miss').roll('flag', 'flag', 'miss');
    expect(scores(game, 'french')).toEqual([2]);
    expect(game.logged('battle-won')).toMatchObject([{ attacker: 2, defender: 3, side: 'british' }]);
  });
});

describe('13.3.3 a B&T', () => {
  const atMontreal = (units: readonly PieceName[], sparse: Sparse = {}): Account =>
    fight('montreal', 'french', [...units, 'langis'], sparse);

  it.each(['new-england-brigade-1', '22nd-28th', 'royal-highland'] as const)(
    '[13.3.3e] of a Brigade of any kind drives off one Militia: %s',
    (name) => {
      const game = atMontreal([name]);
      game.dice.roll('bt');
      if (name === 'royal-highland') game.british.stops();
      expect(game.logged('militia-gone')).toMatchObject([{ side: 'french', left: 1 }]);
      expect(scores(game, 'british')).toEqual([]);
    },
  );

  it('[13.3.3e] each drives off one, and no more than there are', () => {
    const two = atMontreal(['new-england-brigade-1', 'new-england-brigade-2']);
    two.dice.roll('bt', 'bt');
    expect(two.logged('militia-gone')).toMatchObject([{ left: 0 }]);
    // Nobody but Langis rolls for the French.
    two.dice.roll('flag');
    expect(two.logged('battle-won')).toMatchObject([{ attacker: 0, defender: 1 }]);
    const three = atMontreal(['new-england-brigade-1', 'new-england-brigade-2', 'new-england-brigade-3']);
    three.dice.roll('bt', 'bt', 'bt');
    expect(three.logged('militia-gone')).toMatchObject([{ left: 0 }]);
    expect(three.logged('left-out')).toMatchObject([{ side: 'british', what: 'militia', count: 1 }]);
  });

  it('[13.3.3e] of a Colonial Brigade without Militia against it does nothing, and the log says so', () => {
    const game = fight('ticonderoga', 'french', ['new-england-brigade-1', 'new-england-brigade-2', 'langis']);
    game.dice.roll('bt', 'bt');
    expect(game.logged('left-out')).toMatchObject([{ side: 'british', what: 'militia', count: 2 }]);
  });

  it('[13.3.3e] of other units does not, nor against one’s own', () => {
    for (const name of ['rogers', 'royal-artillery-1', 'mohawk'] as const) {
      const game = atMontreal([name]);
      game.dice.roll('bt');
      expect(game.militia('french')).toBe(2);
    }
    const own = fight('montreal', 'french', ['bearn-guyenne', 'rogers']);
    own.dice.roll('miss', 'bt');
    expect(own.militia('french')).toBe(2);
  });

  it('[13.3.3e] it is gone for this Battle only', () => {
    const game = fight('quebec', 'french', ['new-england-brigade-1', 'new-england-brigade-2', 'langis', 'bastion-1']);
    game.dice.roll('bt', 'flag');
    expect(game.militia('french')).toBe(2);
    game.dice.roll('miss', 'miss', 'miss', 'miss');
    // The Bastion holds out, and the siege goes on.
    flow.start(game.state, Battles, {});
    expect(game.militia('french')).toBe(3);
  });

  it.each([
    ['royal-artillery-1', true],
    ['22nd-28th', true],
    ['fraser', true],
    ['fort-edward', true],
    ['new-england-brigade-1', false],
    ['rogers', false],
    ['mohawk', false],
  ] as const)('[13.3.3f] [13.3.3h] of %s strikes a Brigade, Metropolitan ones first: %s', (name, strikes) => {
    const game = fight('ticonderoga', 'french', [name, 'bearn-guyenne', 'canadiens-1']);
    game.dice.roll('bt');
    expect([game.isReduced('bearn-guyenne'), game.isReduced('canadiens-1')]).toEqual([strikes, false]);
    expect(scores(game, 'british')).toEqual(strikes ? [1] : []);
  });

  it('[13.3.3f] of a Bastion strikes, too; one of a Fleet does not', () => {
    const bastion = fight('quebec', 'french', ['bastion-1', '22nd-28th']);
    bastion.dice.roll('miss', 'bt');
    expect(bastion.isReduced('22nd-28th')).toBe(true);
    const fleet = fight('halifax', 'british', ['fleet-de-l-isle', '22nd-28th']);
    fleet.dice.roll('bt');
    expect([fleet.isReduced('22nd-28th'), scores(fleet, 'french')]).toEqual([false, []]);
  });

  it('[13.3.3f] falls on another Brigade where no Metropolitan one is', () => {
    const game = fight('ticonderoga', 'french', ['22nd-28th', 'canadiens-1', 'langis']);
    game.dice.roll('bt');
    expect(game.isReduced('canadiens-1')).toBe(true);
  });

  it('[13.3.3f] does not even move the marker where no Brigade can take a Hit', () => {
    const game = fight('ticonderoga', 'french', ['22nd-28th', 'langis', 'canonniers-bombardiers-1']);
    game.dice.roll('bt');
    expect(scores(game, 'british')).toEqual([]);
    const one = fight('ticonderoga', 'french', ['22nd-28th', '27th-55th', 'canadiens-1'], { reduced: ['canadiens-1'] });
    one.dice.roll('bt', 'bt');
    expect(scores(one, 'british')).toEqual([1]);
  });

  it('[13.3.3f] only moves the marker as long as that is not above zero', () => {
    const game = fight('ticonderoga', 'french', ['22nd-28th', 'bearn-guyenne'], { marshaled: ['22nd-28th'] });
    game.dice.roll('bt');
    expect([scores(game, 'british'), game.isReduced('bearn-guyenne')]).toEqual([[0], false]);
  });

  it('[13.3.3h] of Militia does nothing', () => {
    const game = fight('montreal', 'french', ['rogers', 'bearn-guyenne']);
    game.dice.roll('miss', 'miss', 'bt', 'bt');
    expect(game.logged('battle-won')).toMatchObject([{ attacker: 0, defender: 0 }]);
  });
});

describe('13.3.3 a B&T of a Fleet', () => {
  it('[13.3.3g] may take one to a harbour of its own without enemies or Battle', () => {
    const game = fight('louisbourg', 'french', ['fleet-boscawen', '22nd-28th', 'bastion-1'], {
      pieces: { halifax: ['langis', '27th-55th'], york: ['lery'], miramichy: ['gage'] },
      control: { chignectou: 'british' },
      battles: ['halifax'],
    });
    game.dice.roll('miss', 'bt');
    game.british.isToChoose('volley.escape');
    game.table
      .offers(['escape fleet-boscawen boston', 'escape fleet-boscawen annapolis-royal', 'stay'])
      .offersNot([
        'escape fleet-boscawen halifax',
        'escape fleet-boscawen york',
        'escape fleet-boscawen albany',
        'escape fleet-boscawen port-dauphin',
        'escape fleet-boscawen chignectou',
      ]);
    game.british.escapes('fleet-boscawen', 'boston');
    expect(game.where('fleet-boscawen')).toBe('boston');
  });

  it('[13.3.3g] [13.3.2d] it leaves the Landing marker behind: that is on the space', () => {
    const game = fight('louisbourg', 'french', ['fleet-boscawen', '22nd-28th', 'bastion-1'], {
      landed: ['fleet-boscawen', '22nd-28th'],
      spent: ['fleet-boscawen', '22nd-28th'],
    });
    game.dice.roll('miss', 'bt');
    game.british.escapes('fleet-boscawen', 'boston');
    expect([game.hasLanded('fleet-boscawen'), game.hasLanded('22nd-28th')]).toEqual([false, true]);
  });

  it('[13.3.3g] or none; then it stays for the rest of the Battle', () => {
    const game = fight('louisbourg', 'french', ['fleet-boscawen', '22nd-28th', 'bastion-1']);
    game.dice.roll('miss', 'bt');
    game.british.chooses('stay');
    expect(game.where('fleet-boscawen')).toBe('louisbourg');
    game.table.nowChooses('chance', 'volley.roll');
  });

  it('[13.3.3g] each B&T one Fleet, not necessarily the one that rolled it', () => {
    const names: readonly PieceName[] = ['fleet-boscawen', 'fleet-durell', 'fleet-hardy', 'bastion-1'];
    const one = fight('louisbourg', 'french', names);
    one.british.chooses('keep');
    one.dice.roll('bt', 'miss', 'miss');
    one.british.escapes('fleet-hardy', 'boston');
    expect(one.at('louisbourg')).toEqual(['bastion-1', 'fleet-boscawen', 'fleet-durell']);
    one.table.nowChooses('chance', 'volley.roll');
    const two = fight('louisbourg', 'french', names);
    two.british.chooses('keep');
    two.dice.roll('bt', 'bt', 'miss');
    two.british.escapes('fleet-hardy', 'boston').isToChoose('volley.escape').escapes('fleet-durell', 'york');
    expect(two.at('louisbourg')).toEqual(['bastion-1', 'fleet-boscawen']);
    two.table.nowChooses('chance', 'volley.roll');
  });

  it('[13.3.3g] not one that has been eliminated', () => {
    const game = fight('quebec', 'french', ['fleet-boscawen', 'fleet-de-l-isle', 'langis'], {
      reduced: ['fleet-de-l-isle'],
    });
    game.dice.roll('hit-tc', 'miss').roll('bt');
    expect(game.where('fleet-de-l-isle')).toBe('pool');
    game.table.nowChooses('chance', 'battle.militiaRoll');
  });

  it('[13.3.3g] [13.8g] in harbour it loses its Rout marker among others', () => {
    const game = fight('halifax', 'british', ['fleet-de-la-motte', 'langis', 'rogers'], {
      pieces: { quebec: ['fleet-de-l-isle'] },
      routed: ['fleet-de-la-motte', 'langis'],
    });
    game.dice.roll('miss', 'bt');
    game.french.escapes('fleet-de-la-motte', 'quebec');
    expect([game.isRouted('fleet-de-la-motte'), game.isRouted('langis')]).toEqual([false, true]);
  });

  it.each([
    [['langis'], 'chignectou'],
    [[], 'removed'],
  ] as const)(
    '[3.7a] [13.6b] when the last one leaves the Battle is lost; its Commander retreats to %j: %s',
    (there, where) => {
      const game = fight('halifax', 'british', ['fleet-de-la-motte', 'commander-levis', 'rogers'], {
        pieces: { chignectou: there },
      });
      game.dice.roll('bt');
      game.french.escapes('fleet-de-la-motte', 'quebec');
      expect(game.where('commander-levis')).toBe('halifax');
      game.dice.roll('miss').roll('miss', 'miss');
      expect([game.isDone, game.where('commander-levis')]).toEqual([true, where]);
    },
  );
});
