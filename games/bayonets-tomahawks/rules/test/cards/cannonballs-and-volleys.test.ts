import { expect, test } from 'vitest';
import type { PieceName } from '../../src/names.ts';
import { battle } from '../game.ts';
import type { Sparse } from '../position.ts';

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
