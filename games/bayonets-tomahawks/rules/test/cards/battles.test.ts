import { expect, test } from 'vitest';
import type { CardName, PieceName, SpaceName } from '../../src/names.ts';
import { battle, type Game, scores } from '../game.ts';
import type { Sparse } from '../position.ts';

// Events in Battles.

test.each([
  ['lucky-cannonball-8', 'royal-artillery-1', 'british'],
  ['lucky-cannonball-27', 'canonniers-bombardiers-1', 'french'],
] as const)(
  '[#8] [#27] Lucky Cannonball (%s): Artillery, Fleets, Forts and Bastions of one Battle reroll, three times at most',
  (name, gun, side) => {
    const guns = [1, 2, 3, 4].map((n) => gun.replace('1', String(n)) as PieceName);
    const enemy: PieceName = side === 'british' ? 'bearn-guyenne' : '22nd-28th';
    const game = battle({
      pieces: { oswego: [...guns, enemy] },
      before: { [side === 'british' ? 'french' : 'british']: ['oswego'] },
      battles: ['oswego'],
      cards: [name],
    });
    game.chance('roll miss', 'roll miss', 'roll miss', 'roll miss');
    for (let i = 0; i < 3; i++) game.choose(side, game.choices()[0] ?? '').chance('roll miss');
    // The fourth gun has no reroll left; nobody is asked.
    game.nowChooses('chance', 'volley.roll');
    expect(game.log.filter((entry) => entry.type === 'roll' && entry.reroll === 'event')).toHaveLength(3);
  },
);

test('[#14] Perfect Volleys: Metropolitan Brigades of one Battle reroll, three times at most', () => {
  const brigades: readonly PieceName[] = ['22nd-28th', '27th-55th', '43rd-46th', '44th-48th'];
  const at: Sparse = {
    pieces: { ticonderoga: [...brigades, 'new-england-brigade-1', 'bearn-guyenne'] },
    before: { french: ['ticonderoga'] },
    battles: ['ticonderoga'],
    cards: ['perfect-volleys-14'],
  };
  const game = battle(at)
    .chance('roll miss', 'roll miss', 'roll miss', 'roll miss')
    .offers(['event 22nd-28th', 'event 44th-48th']);
  for (const each of brigades.slice(0, 3)) game.choose('british', `event ${each}`).chance('roll miss');
  game.nowChooses('chance', 'volley.roll').chance('roll miss');
  // The New Englanders are not Metropolitan: the French roll now.
  game.nowChooses('chance', 'volley.roll');
  expect(game.breadcrumb).toContain('defenderFire');
});

/** A Battle at the start of which the French may play an event. */
const opened = (where: SpaceName, units: readonly PieceName[], name: CardName, defender: 'french' | 'british'): Game =>
  battle({ pieces: { [where]: units }, before: { [defender]: [where] }, battles: [where], cards: [name] });

test('[#32] Wilderness Ambush: one step with Light units in Outposts and Wilderness, two with three of them', () => {
  const name: CardName = 'wilderness-ambush-32';
  const one = opened('lake-george', ['rogers', 'langis'], name, 'british')
    .nowChooses('french', 'battle.events')
    .offersOnly([`play ${name}`, 'pass']);
  one.choose('french', `play ${name}`).chance('roll flag');
  expect(scores(one, 'french')).toEqual([2]);
  const three = opened('loyalhanna', ['rogers', 'langis', 'lery', 'micmac'], name, 'british')
    .choose('french', `play ${name}`)
    .chance('roll flag', 'roll miss');
  expect(scores(three, 'french')).toEqual([3]);
  opened('albany', ['rogers', 'langis'], name, 'british').nowChooses('chance', 'volley.roll');
  opened('lake-george', ['rogers', 'bearn-guyenne'], name, 'british').nowChooses('chance', 'volley.roll');
});

test("[#37] Coup de Main: one step against a Fort, and the Fort's B&T is a Miss", () => {
  const name: CardName = 'coup-de-main-37';
  const game = opened('lake-george', ['fort-edward', 'bearn-guyenne', 'languedoc-la-reine'], name, 'british').choose(
    'french',
    `play ${name}`,
  );
  game.chance('roll miss', 'roll flag').chance('roll bt');
  expect(scores(game, 'french')).toEqual([0]);
  expect(game.log).toContainEqual({ type: 'roll', side: 'british', piece: 'fort-edward', face: 'miss', reroll: null });
  opened('lake-george', ['rogers', 'bearn-guyenne'], name, 'british').nowChooses('chance', 'volley.roll');
});

test('[#41] Indomitable Abbatis: the British attack from two steps back', () => {
  const name: CardName = 'indomitable-abbatis-41';
  const game = opened('ticonderoga', ['22nd-28th', 'bearn-guyenne'], name, 'french')
    .choose('french', `play ${name}`)
    .chance('roll flag');
  expect(scores(game, 'british')).toEqual([-1]);
  opened('lake-george', ['22nd-28th', 'bearn-guyenne'], name, 'british').nowChooses('chance', 'volley.roll');
});
