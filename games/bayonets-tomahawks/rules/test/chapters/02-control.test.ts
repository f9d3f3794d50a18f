import { describe, expect, test } from 'vitest';
import { BRITISH, FRENCH, space } from '../../src/ids.ts';
import { LIGHT_MARCH } from '../../src/kinds.ts';
import type { SpaceName } from '../../src/names.ts';
import { flow } from '../../src/procedures/contents.ts';
import { StartEvents } from '../../src/procedures/contents-events.ts';
import { defenderAt } from '../../src/query/battle.ts';
import { vpOf } from '../../src/query/victory.ts';
import { Account } from '../builder.ts';
import { battle, controlledBy, type Game, hasBattle, march, winter } from '../game.ts';
import { play, type Sparse, whereIs } from '../position.ts';

// 2.1.2 Who holds a space, 13.1 who defends it.

const defends = (game: Game, at: SpaceName): string =>
  defenderAt(game.state, space.of(at)) === FRENCH ? 'french' : 'british';

describe('a side left alone in a space', () => {
  test('[2.1.2b] [10.2.1d] the French who have come to Oswego hold it when the British march away from the Battle', () => {
    const game = march(
      {
        pieces: { oswego: ['gage', 'putnam', 'rogers', 'scott', 'langis'] },
        battles: ['oswego'],
        before: { british: ['oswego'] },
        vp: { british: 3 },
      },
      BRITISH,
      'oswego',
      LIGHT_MARCH,
    );
    game.choose('british', 'take gage', 'take putnam', 'take rogers', 'take scott', 'move oneida-lake');
    expect(hasBattle(game, 'oswego')).toBe(false);
    expect(controlledBy(game, 'oswego')).toBe('french');
    expect(vpOf(game.state, BRITISH)).toBe(2);
  });

  test('[2.1.2c] [10.2d] a captured fortress falls back when all go home by sea in winter, at its value in VP', () => {
    const game = new Account(
      winter({
        scenario: 'amhersts-juggernaut',
        year: 1758,
        vp: { british: 0, french: 1 },
        pieces: { louisbourg: ['fleet-boscawen', '22nd-28th', '27th-55th'] },
        control: { louisbourg: 'british' },
      }),
    );
    game.british.isToChoose('voyage-home.garrison').chooses('done', 'to halifax');
    expect(controlledBy(game.table, 'louisbourg')).toBe('french');
    expect(game.logged('vp')).toMatchObject([{ side: 'french', points: 3, rule: '2.1.9' }]);
  });

  test('[2.1.2c] a captured Settled Space falls back when its garrison dies, though no enemy is left either', () => {
    const game = battle({
      pieces: { 'les-trois-rivieres': ['rogers', 'langis'] },
      reduced: ['rogers', 'langis'],
      control: { 'les-trois-rivieres': 'british' },
      before: { british: ['les-trois-rivieres'] },
      battles: ['les-trois-rivieres'],
    });
    game.chance('roll hit-tc', 'roll hit-tc', 'roll miss');
    expect([whereIs(game, 'rogers'), whereIs(game, 'langis')]).toEqual(['losses', 'losses']);
    expect(controlledBy(game, 'les-trois-rivieres')).toBe('french');
  });
});

describe('the Militia of those who come home', () => {
  const home: Sparse = { pieces: { montreal: ['langis', 'lacorne', 'lery'], 'les-trois-rivieres': ['rogers'] } };

  test('[10.3.1b] counts as a unit for them: three and one Militia Overwhelm one', () => {
    const game = march({ ...home, control: { 'les-trois-rivieres': 'british' } }, FRENCH, 'montreal', LIGHT_MARCH);
    game.choose('french', 'take lacorne', 'take langis', 'take lery', 'move les-trois-rivieres');
    expect(hasBattle(game, 'les-trois-rivieres')).toBe(false);
    expect(controlledBy(game, 'les-trois-rivieres')).toBe('french');
  });

  test('[10.2.1a] [10.3.1b] counts when they would leave: two and two Militia are not held by one', () => {
    const game = march(
      { pieces: { 'les-trois-rivieres': ['langis', 'lacorne', 'rogers'] } },
      FRENCH,
      'les-trois-rivieres',
      LIGHT_MARCH,
    );
    game.choose('french', 'take lacorne', 'done').offers(['move montreal']);
  });
});

describe('who defends', () => {
  test('[8.0b] [13.1c] the Iroquois defend the Village that the British have entered', () => {
    const game = march({ pieces: { albany: ['rogers'] } }, BRITISH, 'albany', LIGHT_MARCH);
    game.choose('british', 'move oquaga');
    expect(hasBattle(game, 'oquaga')).toBe(true);
    expect(defends(game, 'oquaga')).toBe('french');
  });

  test('[13.1c] a unit brought by an event was there before units that march in', () => {
    const game = play({ pieces: { losses: ['mingo'] }, cards: ['british-encroachment-51'] }, (g) =>
      flow.start(g, StartEvents, { side: FRENCH }),
    );
    game.chance('pick mingo');
    expect(whereIs(game, 'mingo')).toBe('diiohage');
    expect(game.state.firstIn.get(space.of('diiohage'))).toBe(FRENCH);
  });
});

describe('British Encroachment', () => {
  test('[#51] a Village that the British hold comes back with the unit, and its VP with it', () => {
    const game = play(
      {
        pieces: { losses: ['chaouanon'] },
        control: { 'forks-of-the-ohio': 'british' },
        cards: ['british-encroachment-51'],
        vp: { british: 2 },
      },
      (g) => flow.start(g, StartEvents, { side: FRENCH }),
    );
    game.chance('pick chaouanon');
    expect(whereIs(game, 'chaouanon')).toBe('forks-of-the-ohio');
    expect(controlledBy(game, 'forks-of-the-ohio')).toBe('french');
    expect(vpOf(game.state, BRITISH)).toBe(1);
  });

  test('[#51] a unit that cannot come is not drawn twice', () => {
    const game = play(
      {
        pieces: { losses: ['mingo', 'delaware', 'chaouanon'], diiohage: ['rogers'] },
        cards: ['british-encroachment-51'],
      },
      (g) => flow.start(g, StartEvents, { side: FRENCH }),
    );
    game.chance('pick mingo').nowChooses('chance', 'pick-event.pick').offersOnly(['pick delaware', 'pick chaouanon']);
    expect(whereIs(game, 'mingo')).toBe('losses');
  });
});

test('[2.1.2b] units that come home alone remove the captors’ marker and regain the VP', () => {
  const game = new Account(
    march(
      { pieces: { albany: ['rogers'] }, control: { 'lake-george': 'french' }, vp: { french: 4 } },
      BRITISH,
      'albany',
    ),
  );
  game.british.chooses('move lake-george');
  expect(game.controller('lake-george')).toBe('british');
  expect(game.logged('vp')).toMatchObject([{ side: 'british', points: 1 }]);
});
