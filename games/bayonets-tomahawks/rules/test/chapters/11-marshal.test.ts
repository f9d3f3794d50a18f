import { describe, expect, test } from 'vitest';
import { BRITISH, FRENCH } from '../../src/ids.ts';
import type { PieceName } from '../../src/names.ts';
import { Account } from '../builder.ts';
import { battle, isIn, marshal, phase } from '../game.ts';
import { type Sparse, whereIs } from '../position.ts';

// 11.0 Marshal Troops

const near: Sparse = {
  pieces: { albany: ['22nd-28th', 'rogers'], kingston: ['27th-55th'], northfield: ['44th-48th'], oquaga: ['gage'] },
  joined: { iroquois: 'british' },
};
/** The points of an Army, and who may use them to marshal. */
const marshaling = (sparse: Sparse, of = BRITISH): string[] =>
  phase({ cards: ['british-2', 'french-42'], first: of === BRITISH ? 'french' : 'british', ...sparse }, of)
    .choices()
    .filter((text) => text.startsWith('marshal'));

test('[11.0a] a unit is activated that is not Light, in a stack that is not Routed', () => {
  expect(marshaling(near)).toContain('marshal british-2 22nd-28th');
  expect(marshaling(near)).not.toContain('marshal british-2 rogers');
  expect(marshaling({ ...near, routed: ['22nd-28th', 'rogers'] })).not.toContain('marshal british-2 22nd-28th');
  expect(marshaling({ ...near, spent: ['22nd-28th'] })).not.toContain('marshal british-2 22nd-28th');
});

test.each(['fort-edward', 'commander-howe', 'royal-artillery-1'] as const)('[11.0a] %s will do', (name) => {
  expect(marshaling({ pieces: { albany: [name, 'rogers'], kingston: ['27th-55th'] } })).toContain(
    `marshal british-2 ${name}`,
  );
});

test.each([
  ['fleet-de-l-isle', 'cote-du-sud'],
  ['bastion-1', 'quebec'],
] as const)('[11.0a] %s, too', (name, at) => {
  const other = at === 'quebec' ? 'cote-du-sud' : 'quebec';
  expect(marshaling({ pieces: { [at]: [name], [other]: ['bearn-guyenne'] } }, FRENCH)).toContain(
    `marshal french-2 ${name}`,
  );
});

describe('the units that come', () => {
  test('[11.0b] units from any spaces next to it, by connections that they may use', () => {
    const game = marshal(near, BRITISH, '22nd-28th').offersOnly(['call gage', 'call 27th-55th', 'call 44th-48th']);
    game.choose('british', 'call gage', 'call 44th-48th');
    expect([whereIs(game, 'gage'), whereIs(game, '44th-48th'), whereIs(game, '27th-55th')]).toEqual([
      'albany',
      'albany',
      'kingston',
    ]);
    const brigade = marshal(
      {
        pieces: { albany: ['22nd-28th'], oquaga: ['27th-55th'], kingston: ['rogers', 'gage'] },
        joined: { iroquois: 'british' },
      },
      BRITISH,
      '22nd-28th',
    );
    brigade.offersNot(['call 27th-55th']);
  });

  test('[11.0b] only up to the limit of the connection', () => {
    const five: readonly PieceName[] = ['gage', 'goreham', 'putnam', 'rogers', 'scott'];
    const game = marshal(
      { pieces: { albany: ['22nd-28th'], oquaga: five }, joined: { iroquois: 'british' } },
      BRITISH,
      '22nd-28th',
    );
    game.choose('british', ...five.slice(0, 4).map((name) => `call ${name}`));
    expect([whereIs(game, 'rogers'), whereIs(game, 'scott')]).toEqual(['albany', 'oquaga']);
  });

  test('[11.0c] all are Spent', () => {
    const game = marshal(near, BRITISH, '22nd-28th').choose('british', 'call gage', 'done');
    for (const name of ['22nd-28th', 'gage'] as const) expect(isIn(game.state.spent, name)).toBe(true);
    expect(isIn(game.state.spent, 'rogers')).toBe(false);
  });

  test('[11.0e] also where enemies are', () => {
    const at: Sparse = { ...near, pieces: { ...near.pieces, albany: ['22nd-28th', 'langis'] }, battles: ['albany'] };
    expect(marshaling(at)).toContain('marshal british-2 22nd-28th');
  });

  test('[11.0d] all there have one Battle Penalty', () => {
    const game = battle({
      pieces: { albany: ['22nd-28th', 'gage', 'rogers', 'langis'] },
      marshaled: ['22nd-28th', 'gage'],
      before: { british: ['albany'] },
      battles: ['albany'],
    });
    expect(game.log).toContainEqual({
      type: 'penalties',
      side: 'british',
      marker: -1,
      penalties: [{ why: 'marshal', rule: '11.0', by: -1 }],
    });
  });

  test('[11.0d] a unit that was there and goes elsewhere leaves it behind', () => {
    const game = marshal(near, BRITISH, '22nd-28th').choose('british', 'call gage', 'done');
    expect(isIn(game.state.marshaled, 'rogers')).toBe(false);
  });
});

test('[11.0f] units that Outnumber the enemy in their space when the Action is taken may come in any number', () => {
  const game = new Account(
    marshal(
      { pieces: { albany: ['22nd-28th'], 'lake-george': ['gage', 'goreham', 'putnam', 'rogers', 'scott', 'langis'] } },
      BRITISH,
      '22nd-28th',
    ),
  );
  game.british.calls('gage', 'goreham', 'putnam', 'rogers', 'scott');
  expect(game.at('albany')).toEqual(expect.arrayContaining(['gage', 'goreham', 'putnam', 'rogers', 'scott']));
  expect(game.at('lake-george')).toEqual(['langis']);
});

test('[11.0f] units that do not Outnumber the enemy in their space do not come', () => {
  const game = marshal(
    {
      pieces: {
        albany: ['22nd-28th'],
        kingston: ['armstrong', '27th-55th'],
        'lake-george': ['gage', 'goreham', 'putnam', 'langis'],
      },
    },
    BRITISH,
    '22nd-28th',
  );
  game.offersOnly(['call armstrong', 'call 27th-55th']);
});

describe('a Commander whose company has left him alone', () => {
  const called = (there: readonly PieceName[], sparse: Sparse = {}): Account => {
    const pieces = { albany: ['commander-howe', ...there], kingston: ['27th-55th', '22nd-28th'] } as const;
    const game = new Account(marshal({ ...sparse, pieces }, BRITISH, 'commander-howe'));
    game.british.calls('27th-55th');
    return game;
  };

  test('[11.0g] among enemies calls up units that attack: there is a Battle again', () => {
    const game = called(['langis'], { control: { albany: 'french' } });
    expect([game.isDone, game.hasBattle('albany'), game.where('langis')]).toEqual([true, true, 'albany']);
    expect(game.logged('battle-marker')).toMatchObject([{ side: 'british', at: 'albany' }]);
  });

  test('[11.0g] [2.1.2] among nobody calls up units that take the space', () => {
    const game = called([], { control: { albany: 'french' } });
    expect([game.hasBattle('albany'), game.controller('albany')]).toEqual([false, 'british']);
  });

  test.each([
    ['british', true],
    ['french', false],
  ] as const)('[11.0g] [10.7] units meet the Militia of a space that was %s: a Battle %s', (held, isFought) => {
    const game = new Account(
      marshal(
        { pieces: { albany: ['commander-levis'], 'lake-george': ['bearn-guyenne'] }, control: { albany: held } },
        FRENCH,
        'commander-levis',
      ),
    );
    expect([game.hasBattle('albany'), game.controller('albany')]).toEqual([isFought, held]);
  });

  test('[11.0g] after a Raid: who joins him fights, and he stays', () => {
    const game = new Account(
      phase(
        {
          pieces: { 'lake-george': ['abenaki', 'commander-levis', 'rogers'], ticonderoga: ['bearn-guyenne'] },
          cards: ['french-42'],
          battles: ['lake-george'],
        },
        FRENCH,
      ),
    );
    game.french.chooses('raid french-1 abenaki');
    game.dice.roll('miss');
    game.french.chooses('to albany', 'to kingston', 'raid');
    game.dice.roll('flag');
    expect([game.where('abenaki'), game.hasBattle('lake-george')]).toEqual(['losses', false]);
    game.french.chooses('marshal french-2 commander-levis');
    expect([game.where('commander-levis'), game.hasBattle('lake-george')]).toEqual(['lake-george', true]);
  });
});
