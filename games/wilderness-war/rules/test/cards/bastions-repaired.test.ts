import { expect, it } from 'vitest';
import { wildernessWar } from '../../src/index.ts';
import { play, some } from '../builder.ts';

const HANDS = { french: ['bastions-repaired-5', 'campaign-1'], british: ['campaign-2'] } as const;

it('[#5a] [5.51] Bastions Repaired takes one siege of the player’s own post back to level 0 without lifting it', () => {
  const game = play({
    hands: HANDS,
    pieces: {
      louisbourg: ['wolfe', ...some('british-regular', 3), 'drucour', 'french-regular-1'],
      'crown-point': [...some('northern-provincial', 2), 'coureurs-1'],
      niagara: [...some('northern-provincial', 2, 3), 'coureurs-2'],
      'hudson-carry-north': ['levis', ...some('french-regular', 2, 5), 'ranger-1'],
    },
    inside: ['drucour', 'french-regular-1', 'coureurs-1', 'coureurs-2', 'ranger-1'],
    works: { 'crown-point': 'french-fort', niagara: 'french-fort', 'hudson-carry-north': 'british-fort' },
    // Niagara is not breached yet, and Hudson Carry North is not French.
    siege: { louisbourg: 2, 'crown-point': 1, niagara: 0, 'hudson-carry-north': 1 },
  });
  game.french.playsEvent('bastions-repaired-5');
  game.table.offersOnly(['repair louisbourg', 'repair crown-point']);
  const why = wildernessWar.query(game.state, 'why', { side: 'french', verb: 'repair', space: 'niagara' });
  expect(why).toMatchObject([{ clause: 'breachedHere', rule: '5.51' }]);
  game.french.chooses('repair louisbourg');
  expect(game.position).toMatchObject({
    besieged: ['crown-point', 'hudson-carry-north', 'niagara', 'louisbourg'],
    siegeOne: ['crown-point', 'hudson-carry-north'],
    siegeTwo: [],
  });
  expect(game.isInside('drucour')).toBe(true);
  expect(game.card('bastions-repaired-5')).toBe('discard');
  game.british.isToChoose('phase.card');
});

it('[#5b] [5.51] Bastions Repaired needs a siege of one’s own post at level 1 or 2', () => {
  const game = play({
    hands: HANDS,
    pieces: {
      niagara: [...some('northern-provincial', 2), 'coureurs-2'],
      'hudson-carry-north': ['levis', ...some('french-regular', 2), 'ranger-1'],
    },
    inside: ['coureurs-2', 'ranger-1'],
    works: { niagara: 'french-fort', 'hudson-carry-north': 'british-fort' },
    siege: { niagara: 0, 'hudson-carry-north': 1 },
  });
  game.table.offersNot(['event bastions-repaired-5']).offers(['activate bastions-repaired-5']);
});
