import { describe, expect, it } from 'vitest';
import { BRITISH } from '../src/ids.ts';
import type { PieceName } from '../src/names.ts';
import { Account, battle } from './builder.ts';
import { british, french } from './cards/events.ts';
import { construction, phase, winter } from './game.ts';
import type { Sparse } from './position.ts';

// Where the rulebook is silent: the readings of docs/rulings.md

describe('7.4 Round up Men & Equipment', () => {
  it('brings a Brigade to any Home Space of its own, even to one reached only by Paths', () => {
    french({ pieces: { losses: ['bearn-guyenne'] }, cards: ['round-up-men-and-equipment-31'] }).offers([
      'place bearn-guyenne diiohage',
      'place bearn-guyenne gennisheyo',
    ]);
  });

  it('brings no unit of a Nation, though its Villages are friendly: they are no Home Spaces', () => {
    const at: Sparse = { pieces: { losses: ['langis', 'iroquois-1'] } };
    const choices = [
      ...french({ ...at, joined: { iroquois: 'french' }, cards: ['round-up-men-and-equipment-31'] }).choices(),
      ...british({
        pieces: { losses: ['rogers', 'iroquois-1'] },
        joined: { iroquois: 'british' },
        cards: ['round-up-men-and-equipment-4'],
      }).choices(),
    ];
    expect(choices).toEqual(expect.arrayContaining(['place langis quebec', 'place rogers boston']));
    expect(choices.filter((text) => text.includes('iroquois'))).toEqual([]);
  });
});

describe('12.0 a Road', () => {
  const road = 'mekekasink.wills-creek';
  const four: readonly PieceName[] = ['22nd-28th', '27th-55th', '43rd-46th', '44th-48th'];
  const finishing = (sparse: Sparse): string[] =>
    construction(
      {
        pieces: { 'wills-creek': [...four, 'langis'] },
        roadsBegun: [road],
        fortsBegun: ['wills-creek'],
        battles: ['wills-creek'],
        ...sparse,
      },
      BRITISH,
      '22nd-28th',
    )
      .choices()
      .filter((text) => text.startsWith('finish'));

  it('[10.2.1c] [12.0g] is not finished along the Path by which enemies in the space have come', () => {
    expect(finishing({ entered: { french: ['mekekasink>wills-creek'] } })).toEqual([]);
    expect(finishing({ entered: { french: ['winchester>wills-creek'] } })).toEqual([`finish ${road}`]);
    // The enemies that came that way have gone on.
    expect(
      finishing({ pieces: { 'wills-creek': four }, entered: { french: ['mekekasink>wills-creek'] }, battles: [] }),
    ).toEqual([`finish ${road}`]);
  });
});

describe('13.9.3 a Village captured from a Nation of the enemy', () => {
  const village: Sparse = {
    pieces: { 'oneida-lake': ['langis', 'lery', 'rogers'] },
    before: { british: ['oneida-lake'] },
    battles: ['oneida-lake'],
  };
  const lost = { albany: 'french', 'lake-george': 'french', oswego: 'french' } as const;

  const beaten = (sparse: Sparse): Account => {
    const game = battle({ ...village, ...sparse });
    game.dice.roll('flag', 'flag', 'miss');
    return game;
  };

  it('[13.9.3a] is friendly by control, and comes before the Wilderness', () => {
    const captured = beaten({ control: { ...lost, oquaga: 'british' }, joined: { iroquois: 'french' } });
    expect(captured.where('rogers')).toBe('oquaga');
  });

  it('[13.9.3a] a Village of a friendly Nation, without a marker, is no better than the Wilderness', () => {
    const own = beaten({ control: lost, joined: { iroquois: 'british' } });
    own.british.isToChoose('retreat.to');
    own.table.offersOnly(['to kahuahgo', 'to oquaga']);
  });

  it('[13.9.3a] and comes after a Home Space', () => {
    const home = beaten({
      control: { albany: 'french', 'lake-george': 'french', oquaga: 'british' },
      joined: { iroquois: 'french' },
    });
    expect(home.where('rogers')).toBe('oswego');
  });
});

describe('17.2 a Commander whose only company is a Fleet', () => {
  const middle: Sparse = { scenario: 'amhersts-juggernaut', year: 1758, vp: { french: 3 } };

  it('[3.7a] stays in play when it goes home: he was not alone at the end of the Return to Colonies', () => {
    const game = new Account(winter({ ...middle, pieces: { boston: ['fleet-boscawen', 'commander-howe'] } }));
    expect(game.isDone).toBe(true);
    expect([game.where('fleet-boscawen'), game.where('commander-howe')]).toEqual(['pool', 'boston']);
  });

  it('[3.7a] has until the end of his Action Phase to find company', () => {
    const alone: Sparse = {
      pieces: { northfield: ['commander-howe'], albany: ['22nd-28th'] },
      cards: ['british-2'],
      first: 'french',
    };
    const moved = new Account(phase(alone, BRITISH));
    moved.british.chooses('army british-2 northfield', 'move albany');
    expect(moved.where('commander-howe')).toBe('albany');
    const left = new Account(phase(alone, BRITISH));
    left.british.chooses('done');
    expect(left.where('commander-howe')).toBe('removed');
  });
});

describe('17.3 a stack with a Fleet on the coast of its own Outpost outside the Colonies', () => {
  const middle: Sparse = { scenario: 'amhersts-juggernaut', year: 1758, vp: { french: 3 } };

  it('[17.3b] winters there: it waits with its Fleet, and is on no foreign coast', () => {
    const game = new Account(
      winter({
        ...middle,
        pieces: {
          'st-george': ['fleet-boscawen', '22nd-28th'],
          'riviere-du-loup': ['fleet-de-l-isle', 'bearn-guyenne'],
        },
      }),
    );
    expect([game.where('22nd-28th'), game.where('bearn-guyenne')]).toEqual(['st-george', 'riviere-du-loup']);
    expect([game.where('fleet-boscawen'), game.where('fleet-de-l-isle')]).toEqual(['pool', 'pool']);
  });

  it('[17.3a] and so does a stack to which that Fleet was nearest', () => {
    const game = new Account(winter({ ...middle, pieces: { kadesquit: ['rogers'], 'st-george': ['fleet-boscawen'] } }));
    expect(game.where('rogers')).toBe('st-george');
    // Without the Fleet the way leads on into a Colony.
    const on = new Account(winter({ ...middle, pieces: { 'st-george': ['rogers'] } }));
    expect(on.where('rogers')).toBe('york');
  });
});
