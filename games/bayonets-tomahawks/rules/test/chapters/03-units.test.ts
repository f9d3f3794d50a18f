import { describe, expect, test } from 'vitest';
import { isArtillery, isBastion, isBrigade, isCommander, isFleet, isFort, isLight } from '../../src/counters.ts';
import { BRITISH, FRENCH, piece, point } from '../../src/ids.ts';
import { INDIAN_POINTS, REACTION_POINT } from '../../src/kinds.ts';
import { flow } from '../../src/procedures/contents.ts';
import { ActionPhase } from '../../src/procedures/contents-sequence.ts';
import { Enlistment, FleetsArrive } from '../../src/procedures/contents-year.ts';
import { Account } from '../builder.ts';
import { battle, construction, isDone, isIn, march, phase, startEvents, takes } from '../game.ts';
import { play, whereIs } from '../position.ts';

// 3.0 Units

test('[3.0.1] each unit is of one type', () => {
  const types = [isLight, isBrigade, isArtillery, isBastion, isFort, isFleet, isCommander];
  for (const each of piece.all) {
    expect(types.filter((is) => is(each)).length, piece.nameOf(each)).toBe(1);
  }
});

describe('Hits', () => {
  const at = {
    pieces: { 'lake-george': ['22nd-28th', 'mohawk', 'bearn-guyenne', 'langis', 'lacorne'] },
    before: { british: ['lake-george'] },
    battles: ['lake-george'],
  } as const;

  test('[3.0.2] reduce a Full unit, and eliminate a Reduced one', () => {
    const full = battle(at).chance('roll flag', 'roll flag', 'roll hit-sc');
    expect(isIn(full.state.reduced, '22nd-28th')).toBe(true);
    const reduced = battle({ ...at, reduced: ['22nd-28th'] }).chance('roll flag', 'roll flag', 'roll hit-sc');
    expect(whereIs(reduced, '22nd-28th')).toBe('losses');
    reduced.nowChooses('chance', 'chits.draw');
  });

  test('[3.1.1] eliminate an Indian unit at once', () => {
    const game = battle(at).chance('roll flag', 'roll hit-tc');
    expect(whereIs(game, 'mohawk')).toBe('losses');
    game.nowChooses('chance', 'volley.roll');
  });

  test('[3.0.2] units from the Disbanded box return Full', () => {
    const game = play({ pieces: { disbanded: ['new-england-brigade-1'] }, reduced: ['new-england-brigade-1'] }, (g) =>
      flow.start(g, Enlistment, {}),
    );
    game.choose('british', 'place new-england-brigade-1 boston');
    expect(isIn(game.state.reduced, 'new-england-brigade-1')).toBe(false);
  });
});

test('[3.0.3] a stack is all units of one faction in a space, and none of the other', () => {
  const at = { pieces: { albany: ['rogers', '22nd-28th', 'gage', 'langis'], kingston: ['scott'] } } as const;
  const game = march({ ...at, battles: ['albany'] }, BRITISH, 'albany');
  game.offers(['take rogers', 'take 22nd-28th', 'take gage']).offersNot(['take langis', 'take scott']);
});

test('[3.1.2] units of an Indian Nation fight for the faction it has joined', () => {
  const of = (joined: 'british' | 'french') =>
    phase(
      { pieces: { oquaga: ['iroquois-1'] }, joined: { iroquois: joined }, cards: ['indian-43'] },
      FRENCH,
      INDIAN_POINTS,
    );
  of('french').offers(['raid indian-1 iroquois-1']);
  expect(isDone(of('british'))).toBe(true);
});

test('[3.2.1] Highland Brigades count as Metropolitan', () => {
  const game = startEvents(
    {
      pieces: { albany: ['royal-highland', '22nd-28th'], boston: ['new-england-brigade-1'] },
      cards: ['disease-in-british-camp-34'],
      year: 1757,
    },
    FRENCH,
  );
  game.offersOnly(['pick 22nd-28th', 'pick royal-highland']);
});

test('[3.5] no Fort is begun where there is one', () => {
  const at = { pieces: { albany: ['22nd-28th', 'fort-edward'] } } as const;
  construction(at, BRITISH, '22nd-28th').offers(['remove', 'road albany.oquaga']).offersNot(['begin', 'build']);
});

describe('a Commander', () => {
  test('[3.7a] left alone is removed when his faction has done with its Action Phase', () => {
    const game = phase(
      {
        pieces: { albany: ['commander-howe', '22nd-28th'], kingston: ['27th-55th'] },
        cards: ['british-2'],
        first: 'french',
      },
      BRITISH,
    );
    takes(game.choose('british', 'army british-2 albany'), 'british', ['22nd-28th']);
    game.choose('british', 'move northfield', 'stop');
    expect(whereIs(game, 'commander-howe')).toBe('albany');
    game.choose('british', 'done');
    expect(whereIs(game, 'commander-howe')).toBe('removed');
  });

  test('[3.7b] does not roll, and is not a target', () => {
    const game = battle({
      pieces: { 'lake-george': ['commander-howe', '22nd-28th', 'commander-levis', 'bearn-guyenne'] },
      before: { british: ['lake-george'] },
      battles: ['lake-george'],
    });
    // One die for each Brigade.
    game.chance('roll hit-sc').chance('roll flag');
    expect(isDone(game)).toBe(true);
    expect(isIn(game.state.reduced, '22nd-28th')).toBe(true);
  });

  test('[3.7b] does not count when a stack Outnumbers another', () => {
    const game = march(
      { pieces: { 'lake-george': ['commander-howe', 'gage', 'rogers', 'scott'], ticonderoga: ['langis'] } },
      BRITISH,
      'lake-george',
    );
    for (const each of ['commander-howe', 'gage', 'rogers', 'scott']) game.choose('british', `take ${each}`);
    game.choose('british', 'move ticonderoga');
    // Three against one are not more than three to one.
    expect(game.state.place.get(piece.of('langis'))).toBe(game.state.place.get(piece.of('rogers')));
    expect(game.log).not.toContainEqual(expect.objectContaining({ type: 'overwhelm', side: 'british' }));
  });
});

test('[3.7c] a Commander left alone by an event is removed when the Fleets have arrived', () => {
  const game = new Account(
    play(
      { pieces: { oswego: ['commander-howe'], albany: ['commander-wolfe', '22nd-28th'], quebec: ['commander-levis'] } },
      (g) => flow.start(g, FleetsArrive, {}),
    ),
  );
  while (!game.isDone) {
    const [first = ''] = game.table.choices();
    if (first.startsWith('place'))
      game[game.table.breadcrumb.includes('British') ? 'british' : 'french'].chooses(first);
    else game.dice.come(first);
  }
  expect([game.where('commander-howe'), game.where('commander-levis'), game.where('commander-wolfe')]).toEqual([
    'removed',
    'removed',
    'albany',
  ]);
});

test('[3.7a] a Commander who is alone after the Reaction is removed', () => {
  const game = new Account(
    play(
      {
        pieces: { albany: ['commander-howe', '22nd-28th'], kingston: ['27th-55th'] },
        cards: ['british-2'],
        first: 'british',
      },
      (g) => {
        g.reaction = point.of('british-2');
        flow.start(g, ActionPhase, { side: BRITISH, stage: REACTION_POINT });
      },
    ),
  );
  game.british.chooses('army british-2 albany').takes('22nd-28th').marches('northfield').chooses('stop');
  expect([game.where('22nd-28th'), game.where('commander-howe')]).toEqual(['northfield', 'removed']);
});
