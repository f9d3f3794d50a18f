import { describe, expect, test } from 'vitest';
import { isDone, isIn } from '../game.ts';
import { type Sparse, whereIs } from '../position.ts';
import { british, french } from './events.ts';

describe.each([
  'round-up-men-and-equipment-4',
  'round-up-men-and-equipment-12',
  'round-up-men-and-equipment-17',
] as const)('[#4] [#12] [#17] Round up Men & Equipment (%s)', (name) => {
  test('flips up to two units, but no Fort', () => {
    const at: Sparse = {
      pieces: { albany: ['22nd-28th', 'rogers', 'gage', 'fort-edward'] },
      reduced: ['22nd-28th', 'rogers', 'gage', 'fort-edward'],
      cards: [name],
    };
    const game = british(at).offers(['flip 22nd-28th', 'flip rogers', 'done']).offersNot(['flip fort-edward']);
    game.choose('british', 'flip 22nd-28th', 'flip gage');
    expect([isDone(game), isIn(game.state.reduced, 'rogers'), isIn(game.state.reduced, 'gage')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('or is declined, but not after a flip', () => {
    const at: Sparse = { pieces: { albany: ['22nd-28th', 'rogers'] }, reduced: ['22nd-28th', 'rogers'], cards: [name] };
    const declined = { type: 'declined', card: name, side: 'british' };
    expect(british(at).choose('british', 'done').log).toContainEqual(declined);
    expect(british(at).choose('british', 'flip rogers', 'done').log).not.toContainEqual(declined);
  });

  test('or brings one back: a Brigade to its Colony, others to any Home Space', () => {
    const at: Sparse = { pieces: { losses: ['virginia-south-brigade-1', '22nd-28th', 'mohawk'] }, cards: [name] };
    const game = british(at).offers([
      'place virginia-south-brigade-1 winchester',
      'place 22nd-28th oswego',
      'place mohawk albany',
    ]);
    game
      .offersNot(['place virginia-south-brigade-1 albany', 'place mohawk boston', 'place 22nd-28th loyalhanna'])
      .choose('british', 'place 22nd-28th oswego');
    expect([whereIs(game, '22nd-28th'), isDone(game)]).toEqual(['oswego', true]);
  });
});

test('[#31] Round up Men & Equipment: the French take Canadiens while there are any', () => {
  const at: Sparse = { pieces: { losses: ['canadiens-1', 'langis'] }, cards: ['round-up-men-and-equipment-31'] };
  french(at).offers(['place canadiens-1 quebec']).offersNot(['place langis quebec']);
  french({ ...at, pieces: { losses: ['langis'] } }).offers(['place langis quebec']);
});
