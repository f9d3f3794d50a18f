import { NONE } from '@carillon/flow';
import { describe, expect, test } from 'vitest';
import { BRITISH, connection, FRENCH, type Side, space } from '../../src/ids.ts';
import { LIGHT_MARCH } from '../../src/kinds.ts';
import type { PieceName, SpaceName } from '../../src/names.ts';
import { flow } from '../../src/procedures/contents.ts';
import { March } from '../../src/procedures/contents-actions.ts';
import { EndOfRound } from '../../src/procedures/contents-year.ts';
import type { Game } from '../game.ts';
import { play, type Sparse } from '../position.ts';
import { french } from './events.ts';

describe('[#39] French Lake Warships', () => {
  const at: Sparse = { pieces: { oswego: ['22nd-28th', 'rogers'] }, cards: ['french-lake-warships-39'] };

  test('close a way over the water to the British', () => {
    const game = french(at).nowChooses('french', 'warships.close');
    game
      .offers(['close baye-de-cataracouy.oswego', 'close isle-aux-noix.ticonderoga'])
      .choose('french', 'close baye-de-cataracouy.oswego');
    expect(game.state.closed).toBe(connection.of('baye-de-cataracouy.oswego'));
    const closed = { type: 'closed', side: 'british', road: 'baye-de-cataracouy.oswego', rule: '7.4' };
    expect(game.log).toContainEqual(closed);
    const setsOut = (of: Side, from: SpaceName, name: PieceName): Game =>
      play({ pieces: { [from]: [name] }, cards: ['french-lake-warships-39'] }, (g) => {
        g.closed = connection.of('baye-de-cataracouy.oswego');
        flow.start(g, March, { side: of, from: space.of(from), kind: LIGHT_MARCH, double: false, extra: 0 });
      });
    setsOut(BRITISH, 'oswego', 'rogers').offers(['move oneida-lake']).offersNot(['move baye-de-cataracouy']);
    setsOut(FRENCH, 'baye-de-cataracouy', 'langis').offers(['move oswego']);
  });

  test('but none of which both ends are British', () => {
    french({ ...at, control: { 'isle-aux-noix': 'british', ticonderoga: 'british' } }).offersNot([
      'close isle-aux-noix.ticonderoga',
    ]);
  });

  test('until the end of the Action Round', () => {
    const game = play(at, (g) => {
      g.closed = connection.of('baye-de-cataracouy.oswego');
      flow.start(g, EndOfRound, {});
    });
    expect(game.state.closed).toBe(NONE);
  });
});
