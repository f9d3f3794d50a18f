import { describe, expect, it } from 'vitest';
import { wildernessWar } from '../../src/index.ts';
import { view } from '../../src/view.ts';
import { type Account, some } from '../builder.ts';
import { french, ONE, setsOut } from '../marching.ts';

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

  it('[6.6] because a lone Auxiliary must infiltrate on the way', () => {
    const place = {
      pieces: {
        'allegheny-south': ['shawnee-1'],
        woodstock: ['southern-provincial-1'],
        augusta: ['southern-provincial-2'],
      },
    } as const;
    const alone = french(place);
    alone.french.activatesAlone(ONE, 'shawnee-1');
    expect(why(alone, 'culpeper')).toContain('pastEnemies');
    const drilled = french({ pieces: { ...place.pieces, 'allegheny-south': ['french-regular-1'] } });
    drilled.french.activatesAlone(ONE, 'french-regular-1');
    expect(why(drilled, 'culpeper')).not.toContain('pastEnemies');
  });

  it('[6.2] because it would have to stop before', () => {
    expect(why(setsOut(), 'albany')).toContain('stopsBefore');
  });
});
