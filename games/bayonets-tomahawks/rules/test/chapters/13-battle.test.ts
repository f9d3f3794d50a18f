import { describe, expect, it } from 'vitest';
import type { PieceName, SpaceName } from '../../src/names.ts';
import { type Account, battle, fight, type Sparse } from '../builder.ts';

// 13.0–13.2 The order of Battles, the defender, Militia and preparation

/** The space of the present Battle, and its defender. */
const now = (game: Account): readonly [SpaceName, string] | undefined => {
  const entry = game.logged('battle').at(-1);
  return entry && [entry.at, entry.side];
};

describe('13.0 the order of Battles', () => {
  const two: Sparse = {
    pieces: { oswego: ['rogers', 'langis', 'lacorne'], 'lake-george': ['gage', 'lery'] },
    before: { british: ['oswego', 'lake-george'] },
    battles: ['oswego', 'lake-george'],
  };

  it('[13.0a] is that of the board', () => {
    expect(now(battle(two))).toEqual(['lake-george', 'british']);
    const more = battle({ ...two, pieces: { ...two.pieces, 'lake-george': ['gage', 'lery', 'lignery', 'villiers'] } });
    expect(now(more)).toEqual(['lake-george', 'british']);
  });

  it('[13.0a] one after another, until all have been fought', () => {
    const game = battle(two);
    game.dice.roll('miss', 'miss');
    expect(now(game)).toEqual(['oswego', 'british']);
    game.dice.roll('miss', 'miss', 'miss');
    expect(game.isDone).toBe(true);
    expect(game.logged('battle')).toHaveLength(2);
  });

  it('[13.0b] or, if the table wants it, that of the number of attackers', () => {
    const at: Sparse = {
      ...two,
      pieces: { oswego: ['rogers', 'langis'], 'lake-george': ['gage', 'lery', 'lignery'] },
      options: ['battleOrder'],
    };
    expect(now(battle(at))).toEqual(['oswego', 'british']);
    // Attackers count, not defenders.
    const defenders = battle({
      ...at,
      pieces: { oswego: ['rogers', 'gage', 'langis'], 'lake-george': ['scott', 'lery', 'lignery'] },
    });
    expect(now(defenders)).toEqual(['oswego', 'british']);
    const even = battle({ ...at, pieces: { oswego: ['rogers', 'langis'], 'lake-george': ['gage', 'lery'] } });
    even.french.isToChoose('battles.choose');
    even.table.offersOnly(['fight oswego', 'fight lake-george']);
    expect(now(even)).toBeUndefined();
    even.french.fights('oswego');
    expect(now(even)).toEqual(['oswego', 'british']);
  });

  it('[13.0b] the First Player chooses among equals', () => {
    const even = battle({
      ...two,
      pieces: { oswego: ['rogers', 'langis'], 'lake-george': ['gage', 'lery'] },
      options: ['battleOrder'],
      first: 'british',
    });
    even.british.isToChoose('battles.choose');
  });
});

describe('13.1 the defender', () => {
  const defender = (at: SpaceName, sparse: Sparse): string | undefined =>
    now(battle({ pieces: { [at]: ['rogers', 'langis'] }, battles: [at], ...sparse }))?.[1];

  it('[13.1a] is the side there when the Action Round began, even if the other has Militia or came first', () => {
    expect(defender('oswego', { before: { british: ['oswego'] }, firstIn: { oswego: 'french' } })).toBe('british');
    expect(defender('oswego', { before: { french: ['oswego'] }, firstIn: { oswego: 'british' } })).toBe('french');
    expect(defender('montreal', { before: { british: ['montreal'] }, control: { montreal: 'british' } })).toBe(
      'british',
    );
  });

  it('[13.1b] else the side with Militia there: if both were there, or neither', () => {
    expect(defender('montreal', { firstIn: { montreal: 'british' } })).toBe('french');
    expect(defender('albany', { firstIn: { albany: 'french' } })).toBe('british');
    expect(
      defender('quebec', {
        pieces: { quebec: ['rogers', 'langis', 'bastion-1'] },
        before: { french: ['quebec'], british: ['quebec'] },
        firstIn: { quebec: 'british' },
      }),
    ).toBe('french');
  });

  it('[13.1c] else the side that came first', () => {
    expect(defender('loyalhanna', { firstIn: { loyalhanna: 'british' } })).toBe('british');
    expect(defender('loyalhanna', { firstIn: { loyalhanna: 'french' } })).toBe('french');
    // The only Militia of Port la Joye is gone under the marker.
    expect(
      defender('port-la-joye', { control: { 'port-la-joye': 'british' }, firstIn: { 'port-la-joye': 'british' } }),
    ).toBe('british');
  });
});

describe('13.2.1 Militia', () => {
  it('[13.2.1a] are those printed, one fewer in a captured space', () => {
    const game = battle({ pieces: { montreal: ['rogers'] }, battles: ['montreal'] });
    expect(game.logged('battle')).toMatchObject([{ militia: 2, side: 'french' }]);
    const captured = fight('montreal', 'british', ['rogers', 'langis'], { control: { montreal: 'british' } });
    expect(captured.logged('battle')).toMatchObject([{ militia: 1, side: 'british' }]);
    const outpost = fight('lake-george', 'british', ['rogers', 'langis']);
    expect(outpost.logged('battle')).toMatchObject([{ militia: 0 }]);
  });

  it('[13.2.1b] [13.2.1c] fight alone, roll last, and only their Flags count', () => {
    const game = battle({ pieces: { montreal: ['rogers'] }, battles: ['montreal'] });
    game.dice.roll('hit-tc');
    game.table.nowChooses('chance', 'battle.militiaRoll');
    game.dice.roll('hit-tc', 'flag');
    expect(game.rolled).toEqual(['rogers hit-tc', 'militia hit-tc', 'militia flag']);
    expect(game.isReduced('rogers')).toBe(false);
    expect(game.logged('battle-won')).toMatchObject([{ side: 'french', attacker: 0, defender: 1 }]);
  });

  it('[13.2.1b] of a captured space attack beside friendly units, as attackers', () => {
    const game = fight('montreal', 'british', ['rogers', 'langis'], { control: { montreal: 'british' } });
    game.dice.roll('miss', 'miss', 'flag');
    expect(game.rolled).toEqual(['langis miss', 'rogers miss', 'militia flag']);
    expect(game.logged('battle-won')).toMatchObject([{ side: 'french', attacker: 1, defender: 0 }]);
  });

  it('[13.2.1c] never reroll, whatever Commander is there', () => {
    const game = fight('montreal', 'french', ['commander-levis', 'langis', 'rogers']);
    game.dice.roll('flag', 'flag', 'miss', 'miss');
    expect(game.logged('battle-won')).toMatchObject([{ attacker: 1, defender: 1 }]);
  });
});

describe('13.2.2 Emergency Artillery', () => {
  const guns: readonly PieceName[] = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `royal-artillery-${n}` as PieceName);
  const siege = (units: readonly PieceName[], sparse: Sparse = {}): Account =>
    fight('louisbourg', 'french', [...units, 'bastion-1'], sparse);

  it('[13.2.2] one of at least two Fleets may be given up for Artillery of the pool', () => {
    const game = siege(['fleet-boscawen', 'fleet-durell', '22nd-28th']);
    game.british.isToChoose('emergency-artillery.trade');
    game.table.offersOnly(['trade fleet-boscawen', 'trade fleet-durell', 'keep']);
    game.british.trades('fleet-durell');
    expect([game.where('fleet-durell'), game.where('royal-artillery-1')]).toEqual(['pool', 'louisbourg']);
    // One only, however many Fleets there are.
    const three = siege(['fleet-boscawen', 'fleet-durell', 'fleet-hardy']);
    three.british.trades('fleet-hardy');
    three.table.nowChooses('chance', 'volley.roll');
    siege(['fleet-boscawen', '22nd-28th']).table.nowChooses('chance', 'volley.roll');
  });

  it('[13.2.2] or both are kept', () => {
    const game = siege(['fleet-boscawen', 'fleet-durell']);
    game.british.chooses('keep');
    expect(game.at('louisbourg')).toEqual(['bastion-1', 'fleet-boscawen', 'fleet-durell']);
  });

  it('[13.2.2] of the Losses box only if the pool has none; it comes Full', () => {
    const lost = siege(['fleet-boscawen', 'fleet-durell'], {
      pieces: { out: guns.slice(1), losses: guns.slice(0, 1) },
    });
    lost.british.trades('fleet-durell');
    expect([lost.where('royal-artillery-1'), lost.isReduced('royal-artillery-1')]).toEqual(['louisbourg', false]);
    const both = siege(['fleet-boscawen', 'fleet-durell'], { pieces: { losses: guns.slice(0, 1) } });
    both.british.trades('fleet-durell');
    expect([both.where('royal-artillery-1'), both.where('royal-artillery-2')]).toEqual(['losses', 'louisbourg']);
    siege(['fleet-boscawen', 'fleet-durell'], { pieces: { out: guns } }).table.nowChooses('chance', 'volley.roll');
  });

  it('[13.2.2] the attacker says first; the defender may, too', () => {
    const game = fight('quebec', 'french', ['fleet-boscawen', 'fleet-durell', 'fleet-de-l-isle', 'fleet-de-la-motte']);
    game.british.isToChoose('emergency-artillery.trade').chooses('keep');
    game.french.isToChoose('emergency-artillery.trade');
    game.table.offersOnly(['trade fleet-de-l-isle', 'trade fleet-de-la-motte', 'keep']);
    game.french.trades('fleet-de-l-isle');
    expect(game.where('canonniers-bombardiers-1')).toBe('quebec');
  });

  it('[13.2.2] [13.9.3c] a Fleet that sits the Battle out does not count as one of the two', () => {
    const game = siege(['fleet-boscawen', 'fleet-durell'], { sittingOut: ['fleet-durell'] });
    game.table.nowChooses('chance', 'volley.roll');
  });

  it('[13.2.2] [13.3.2c] the gun is there in time to spare the attackers the second penalty of a Fort', () => {
    const game = fight('port-dauphin', 'french', ['fleet-boscawen', 'fleet-durell', '22nd-28th', 'fort-niagara']);
    game.british.trades('fleet-durell');
    expect(game.marker('british')).toBe(-1);
  });

  it('[13.2.2] the gun shares the Rout of its stack', () => {
    const fleets: readonly PieceName[] = ['fleet-boscawen', 'fleet-durell'];
    const game = fight('quebec', 'french', [...fleets, 'bastion-1'], { routed: fleets });
    game.british.trades('fleet-boscawen');
    expect(game.isRouted('royal-artillery-1')).toBe(true);
  });
});

describe('13.2.3 combining Reduced units', () => {
  const reduced = (units: readonly PieceName[], others: readonly PieceName[] = ['langis']): Account =>
    fight('lake-george', 'british', [...units, ...others], { reduced: units });

  it('[13.2.3] of two the owner keeps one; a Metropolitan Brigade that goes brings the enemy a chit', () => {
    const game = reduced(['22nd-28th', '44th-48th', 'rogers', 'new-england-brigade-1']);
    game.british.isToChoose('combine.keep');
    game.table.offersOnly(['keep 22nd-28th', 'keep 44th-48th']);
    game.british.combines('44th-48th');
    expect(game.where('22nd-28th')).toBe('losses');
    game.dice.come('draw french-1-1');
    game.table.nowChooses('chance', 'volley.roll');
    expect([game.isReduced('44th-48th'), game.isReduced('rogers')]).toEqual([false, true]);
  });

  it.each([
    ['rogers', 'new-england-brigade-1', false],
    ['rogers', 'gage', true],
    ['22nd-28th', 'royal-highland', true],
    ['new-england-brigade-1', 'virginia-south-brigade-1', true],
    ['22nd-28th', 'new-england-brigade-1', false],
    ['royal-artillery-1', 'royal-artillery-2', true],
    ['royal-artillery-1', 'fort-edward', false],
  ] as const)('[13.2.3] %s and %s are of one type: %s', (one, other, combine) => {
    const game = reduced([one, other]);
    expect(game.table.breadcrumb.includes('combine') || game.logged('restored').length > 0).toBe(combine);
  });

  it('[13.2.3] Fleets combine, Bastions do not: they are never repaired', () => {
    const fleets = fight('quebec', 'french', ['fleet-boscawen', 'fleet-durell', 'langis'], {
      reduced: ['fleet-boscawen', 'fleet-durell'],
    });
    fleets.british.chooses('keep').combines('fleet-durell');
    expect([fleets.where('fleet-boscawen'), fleets.isReduced('fleet-durell')]).toEqual(['pool', false]);
    const bastions = fight('quebec', 'french', ['bastion-1', 'bastion-2', 'rogers'], {
      reduced: ['bastion-1', 'bastion-2'],
    });
    bastions.table.nowChooses('chance', 'volley.roll');
  });

  it('[13.2.3] as far as possible: of three one is left Reduced, of four none', () => {
    const three = reduced(['gage', 'goreham', 'rogers']);
    three.british.combines('gage', 'goreham');
    three.table.nowChooses('chance', 'volley.roll');
    expect([three.where('goreham'), three.isReduced('gage'), three.isReduced('rogers')]).toEqual([
      'losses',
      false,
      true,
    ]);
    const four = reduced(['gage', 'goreham', 'rogers', 'scott']);
    four.british.combines('gage', 'goreham').combines('rogers');
    expect(four.at('lake-george')).toEqual(['langis', 'gage', 'rogers']);
    expect([four.isReduced('gage'), four.isReduced('rogers')]).toEqual([false, false]);
  });

  it('[13.2.3] Full ones stay out of it', () => {
    const game = fight('lake-george', 'british', ['gage', 'rogers', 'langis'], { reduced: ['gage'] });
    game.table.nowChooses('chance', 'volley.roll');
  });

  it('[13.2.3] both sides do, the attacker first', () => {
    const game = fight('lake-george', 'british', ['gage', 'rogers', 'langis', 'lery'], {
      reduced: ['gage', 'rogers', 'langis', 'lery'],
    });
    game.french.isToChoose('combine.keep').combines('lery');
    game.british.isToChoose('combine.keep').combines('rogers');
    expect(game.at('lake-george')).toEqual(['lery', 'rogers']);
  });
});
