import { describe, expect, it } from 'vitest';
import { BRITISH } from '../../src/ids.ts';
import type { PieceName } from '../../src/names.ts';
import { vpOf } from '../../src/query/victory.ts';
import { battle, fight, fought } from '../builder.ts';

// 13.6 Battle Outcome, 13.7 Post-Battle Procedure

describe('13.6 the winner', () => {
  it('[13.6a] the attacker only with the higher marker, else the defender', () => {
    const even = fight('lake-george', 'british', ['rogers', 'langis']);
    even.dice.roll('flag', 'flag');
    expect(even.logged('battle-won')).toMatchObject([{ side: 'british', attacker: 1, defender: 1, rout: false }]);
    const more = fight('lake-george', 'british', ['rogers', 'langis']);
    more.dice.roll('flag', 'miss');
    expect(more.logged('battle-won')).toMatchObject([{ side: 'french', attacker: 1, defender: 0 }]);
    const less = fight('lake-george', 'british', ['rogers', 'langis']);
    less.dice.roll('miss', 'flag');
    expect(less.logged('battle-won')).toMatchObject([{ side: 'british' }]);
  });

  it('[13.6b] a side without units has lost, whatever the track says', () => {
    const defender = fight('lake-george', 'british', ['rogers', 'langis'], { reduced: ['rogers'] });
    defender.dice.roll('hit-tc', 'flag');
    expect(defender.logged('battle-won')).toMatchObject([{ side: 'french', attacker: 1, defender: 1 }]);
    const attacker = fight('lake-george', 'british', ['rogers', 'langis', 'lery'], { reduced: ['langis', 'lery'] });
    attacker.french.combines('langis');
    attacker.dice.roll('flag', 'hit-tc');
    expect(attacker.logged('battle-won')).toMatchObject([{ side: 'british', attacker: 1, defender: 1 }]);
    const higher = fight('lake-george', 'british', ['rogers', 'gage', 'abenaki'], {});
    higher.dice.roll('flag', 'hit-tc', 'miss');
    expect(higher.logged('battle-won')).toMatchObject([{ side: 'british', attacker: 1, defender: 1 }]);
  });

  it('[13.6b] the defender wins if nobody has', () => {
    const both = fight('lake-george', 'british', ['rogers', 'langis'], { reduced: ['rogers', 'langis'] });
    both.dice.roll('hit-tc', 'hit-tc');
    expect(both.logged('battle-won')).toMatchObject([{ side: 'british' }]);
    expect(both.at('lake-george')).toEqual([]);
  });

  it('[13.6b] Militia are not units: they do not save a side that has lost its last one', () => {
    const game = fight('montreal', 'french', ['rogers', 'langis'], { reduced: ['langis'] });
    game.dice.roll('hit-tc', 'miss', 'flag', 'flag');
    expect(game.logged('battle-won')).toMatchObject([{ side: 'british', attacker: 1, defender: 2 }]);
    expect(game.controller('montreal')).toBe('british');
  });

  it('[13.6a] where Militia defend alone the track decides', () => {
    const held = battle({ pieces: { montreal: ['rogers', 'gage'] }, battles: ['montreal'] });
    held.dice.roll('flag', 'miss', 'flag', 'miss');
    expect(held.logged('battle-won')).toMatchObject([{ side: 'french', attacker: 1, defender: 1 }]);
    const taken = battle({ pieces: { montreal: ['rogers', 'gage'] }, battles: ['montreal'] });
    taken.dice.roll('flag', 'flag', 'flag', 'miss');
    expect(taken.controller('montreal')).toBe('british');
  });
});

describe('13.6 the log says why a side has won', () => {
  const why = (game: ReturnType<typeof fight>): unknown => game.logged('battle-won').map(({ why }) => why);

  it('[13.6a] by the higher marker, or, if both are equal, because it defends', () => {
    const more = fight('lake-george', 'british', ['rogers', 'langis']);
    more.dice.roll('flag', 'miss');
    expect(why(more)).toEqual(['higher']);
    const less = fight('lake-george', 'british', ['rogers', 'langis']);
    less.dice.roll('miss', 'flag');
    expect(why(less)).toEqual(['higher']);
    const even = fight('lake-george', 'british', ['rogers', 'langis']);
    even.dice.roll('flag', 'flag');
    expect(why(even)).toEqual(['tie']);
  });

  it('[13.6b] because the other side has no units left, or neither has', () => {
    const defender = fight('lake-george', 'british', ['rogers', 'langis'], { reduced: ['rogers'] });
    defender.dice.roll('hit-tc', 'flag');
    expect(why(defender)).toEqual(['gone']);
    const both = fight('lake-george', 'british', ['rogers', 'langis'], { reduced: ['rogers', 'langis'] });
    both.dice.roll('hit-tc', 'hit-tc');
    expect(why(both)).toEqual(['bothGone']);
  });

  it('[13.9b] and that a Bastion cancels the victory', () => {
    const held = fight('louisbourg', 'french', ['rogers', 'gage', 'langis', 'bastion-1']);
    held.dice.roll('flag', 'flag', 'miss', 'miss', 'miss', 'miss');
    expect(held.logged('battle-won')).toMatchObject([{ side: 'british', heldOut: true }]);
    const open = fight('lake-george', 'british', ['rogers', 'langis']);
    open.dice.roll('flag', 'miss');
    expect(open.logged('battle-won')).toMatchObject([{ side: 'french', heldOut: false }]);
  });
});

describe('13.7 after the Battle', () => {
  it('[13.7a] [13.7b] the space and its VP go to the victor; the markers go', () => {
    const game = fight('lake-george', 'british', ['rogers', 'langis'], {
      vp: { british: 2 },
      marshaled: ['rogers', 'langis'],
    });
    game.dice.roll('flag', 'miss');
    game.british.retreats('albany');
    expect([game.controller('lake-george'), game.hasBattle('lake-george')]).toEqual(['french', false]);
    expect(game.logged('vp')).toMatchObject([{ side: 'french', points: 1, why: 'victory-space' }]);
    expect(game.state.marshaled.isEmpty).toBe(true);
    const coast = fought('attacker', 'chignectou', 'french', ['rogers', 'gage', 'langis'], {
      landed: ['rogers', 'gage'],
    });
    coast.french.retreats('miramichy');
    expect([coast.where('rogers'), coast.state.landed.isEmpty]).toEqual(['chignectou', true]);
  });

  it('[13.7a] a defender who wins keeps his own space', () => {
    const game = fight('lake-george', 'british', ['rogers', 'langis'], { vp: { british: 2 } });
    game.dice.roll('miss', 'flag');
    expect(game.logged('control')).toEqual([]);
    expect(vpOf(game.state, BRITISH)).toBe(2);
    expect(game.hasBattle('lake-george')).toBe(false);
  });

  it('[13.7a] [10.6.2b] Louisbourg without Bastions opens the seas when it is taken', () => {
    const game = fought('attacker', 'louisbourg', 'french', ['rogers', 'gage', 'langis']);
    game.french.retreats('port-dauphin');
    expect(game.controller('louisbourg')).toBe('british');
    expect(game.state.openSeas).toBe(true);
  });

  it('[13.7b] the Battle marker stays where beaten defenders stay on their Fortress', () => {
    const game = fight('louisbourg', 'french', ['rogers', 'gage', 'langis', 'bastion-1']);
    game.dice.roll('flag', 'flag', 'miss', 'miss', 'miss', 'miss');
    expect(game.logged('battle-won')).toMatchObject([{ side: 'british', rout: false }]);
    expect([game.hasBattle('louisbourg'), game.controller('louisbourg')]).toEqual([true, 'french']);
    expect(game.at('louisbourg')).toEqual(['langis', 'bastion-1', 'gage', 'rogers']);
  });
});

describe('13.7.1 Indian Desertion', () => {
  const deserts = (game: ReturnType<typeof fight>): boolean => game.table.breadcrumb.endsWith('battle.desertion');

  it('[13.7.1] one Indian unit at random after an attack won on a Fort', () => {
    const units: readonly PieceName[] = ['fort-edward', 'abenaki', 'kahnawake', 'langis', 'bearn-guyenne', 'berry'];
    const game = fight('lake-george', 'british', units);
    game.dice.roll('flag', 'flag', 'flag', 'miss', 'miss', 'miss');
    game.table.nowChooses('chance', 'battle.desertion');
    game.table.offersOnly(['desert abenaki', 'desert kahnawake']);
    game.dice.come('desert abenaki');
    expect([game.where('abenaki'), game.where('kahnawake')]).toEqual(['losses', 'lake-george']);
  });

  it('[13.7.1] and on a Settled Space, which Militia alone may defend; not on an Outpost', () => {
    const town = fight('kingston', 'british', ['abenaki', 'mingo', 'lery', 'langis']);
    town.dice.roll('flag', 'flag', 'flag', 'flag', 'miss', 'miss');
    expect(deserts(town)).toBe(true);
    const outpost = fight('lake-george', 'british', ['abenaki', 'mingo', 'rogers']);
    outpost.dice.roll('flag', 'flag', 'miss');
    expect(outpost.where('abenaki')).toBe('lake-george');
  });

  it('[13.7.1] not after a lost attack, nor from victorious defenders', () => {
    const lost = fight('kingston', 'british', ['abenaki', 'mingo', 'lery', 'rogers'], {
      entered: { french: ['minisink>kingston'] },
    });
    lost.dice.roll('miss', 'miss', 'miss', 'flag', 'miss', 'miss');
    expect(deserts(lost)).toBe(false);
    const held = fight('montreal', 'french', ['abenaki', 'mingo', 'lery', 'rogers']);
    held.dice.roll('miss', 'flag', 'flag', 'flag', 'miss', 'miss');
    expect(deserts(held)).toBe(false);
  });

  it('[13.7.1] not while a Bastion remains', () => {
    const game = fight('quebec', 'french', ['mohawk', 'rogers', 'gage', 'bastion-1']);
    game.dice.roll('flag', 'flag', 'flag', 'miss', 'flag', 'miss', 'miss');
    expect(game.logged('battle-won')).toMatchObject([{ side: 'british' }]);
    expect(game.where('mohawk')).toBe('quebec');
  });

  it('[13.7.1] one deserts when the Rout itself takes the last Bastion: the attackers have won the space', () => {
    const game = fight('quebec', 'french', ['mohawk', 'rogers', 'gage', 'bastion-1']);
    game.dice.roll('flag', 'flag', 'flag', 'miss', 'miss', 'miss', 'miss');
    expect(game.where('bastion-1')).toBe('removed');
    expect(deserts(game)).toBe(true);
    game.dice.come('desert mohawk');
    expect([game.where('mohawk'), game.controller('quebec'), game.isDone]).toEqual(['losses', 'british', true]);
  });

  it('[13.7.1] only one, when the last Bastion has fallen before the Rout', () => {
    const game = fight('quebec', 'french', ['mohawk', 'cherokee-1', 'royal-artillery-1', 'bastion-1', 'langis'], {
      joined: { cherokee: 'british' },
      reduced: ['bastion-1'],
    });
    game.dice.roll('flag', 'flag', 'hit-tc').roll('miss', 'miss', 'miss', 'miss', 'miss');
    expect(game.where('bastion-1')).toBe('removed');
    game.dice.come('desert mohawk');
    expect([game.where('langis'), game.where('cherokee-1'), game.isDone]).toEqual(['losses', 'quebec', true]);
  });

  it('[13.7.1] nobody deserts after retaking a Settled Space of their own', () => {
    const game = fight('les-trois-rivieres', 'british', ['abenaki', 'mingo', 'langis', 'rogers'], {
      reduced: ['rogers'],
      control: { 'les-trois-rivieres': 'british' },
    });
    game.dice.roll('hit-tc', 'flag', 'flag', 'miss', 'miss');
    expect([game.where('abenaki'), game.controller('les-trois-rivieres')]).toEqual(['les-trois-rivieres', 'french']);
  });

  it('[13.7.1] [13.4.2c] a Commander whose last unit deserts is removed', () => {
    const game = battle({ pieces: { 'les-illinois': ['mohawk', 'commander-howe'] }, battles: ['les-illinois'] });
    game.dice.roll('flag', 'miss').come('desert mohawk');
    expect([game.where('commander-howe'), game.controller('les-illinois')]).toEqual(['removed', 'french']);
  });

  it('[13.7.1] [13.9.3c] no unit that sat the Battle out deserts', () => {
    const game = fight('kingston', 'british', ['abenaki', 'mingo', 'seneca'], { sittingOut: ['seneca'] });
    game.dice.roll('flag', 'flag', 'miss', 'miss');
    game.table.offersOnly(['desert abenaki', 'desert mingo']);
  });
});
