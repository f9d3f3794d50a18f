import { describe, expect, test } from 'vitest';
import { isDone } from '../game.ts';
import { type Sparse, whereIs } from '../position.ts';
import { british } from './events.ts';

describe('[#18] Wintering Rear Admiral', () => {
  test('brings a British Fleet early, which the draw then lacks', () => {
    const at: Sparse = { cards: ['wintering-rear-admiral-18'], scenario: 'amhersts-juggernaut', year: 1758 };
    const game = british(at)
      .offers(['place fleet-boscawen boston', 'none'])
      .offersNot(['place fleet-boscawen albany', 'place fleet-de-l-isle boston', 'place fleet-boscawen quebec']);
    game.choose('british', 'place fleet-boscawen boston');
    expect([whereIs(game, 'fleet-boscawen'), game.state.earlyFleet]).toEqual(['boston', true]);
  });

  test('or none', () => {
    const game = british({ cards: ['wintering-rear-admiral-18'] }).choose('british', 'none');
    expect([isDone(game), game.state.earlyFleet]).toEqual([true, false]);
    expect(game.log).toContainEqual({ type: 'declined', card: 'wintering-rear-admiral-18', side: 'british' });
  });
});
