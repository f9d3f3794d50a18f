import { describe, expect, it } from 'vitest';
import { wildernessWar } from '../../src/index.ts';
import { view } from '../../src/view.ts';
import { type Account, some } from '../builder.ts';
import { setsOut } from '../marching.ts';

/** Why the force may not march to a space, as the page asks. */
const why = (game: Account, space: string): string =>
  JSON.stringify(
    wildernessWar.query(wildernessWar.fromView(view(game.state, 0)), 'why', { side: 'french', verb: 'move', space }),
  );

describe('why a march does not come to a space (P10)', () => {
  it('[6.2] because it is too far', () => {
    expect(why(setsOut(), 'philadelphia')).toContain('tooFar');
  });

  it('[6.51] because enemies on every way would end it', () => {
    const game = setsOut({
      pieces: {
        'hudson-carry-north': some('northern-provincial', 1),
        'wood-creek': ['ranger-1'],
        'crown-point': ['ranger-2'],
        'adirondacks-central': ['ranger-3'],
      },
    });
    expect(why(game, 'hudson-carry-south')).toContain('enemyBetween');
  });

  it('[6.2] because it would have to stop before', () => {
    expect(why(setsOut(), 'albany')).toContain('stopsBefore');
  });
});
