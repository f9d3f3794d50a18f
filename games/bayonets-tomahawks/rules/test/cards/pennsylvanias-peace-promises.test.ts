import { expect, test } from 'vitest';
import { isDone } from '../game.ts';
import { type Sparse, whereIs } from '../position.ts';
import { french } from './events.ts';

test("[#53] Pennsylvania's Peace Promises send two Ohio units home, if the British have left their Villages alone", () => {
  const at: Sparse = {
    pieces: { diiohage: ['mingo'], kithanink: ['delaware'], montreal: ['chaouanon', 'abenaki'] },
    cards: ['pennsylvanias-peace-promises-53'],
  };
  const game = french(at)
    .nowChooses('british', 'pick-event.pick')
    .offersOnly(['pick mingo', 'pick delaware', 'pick chaouanon'])
    .choose('british', 'pick mingo', 'pick chaouanon');
  expect([whereIs(game, 'mingo'), whereIs(game, 'chaouanon')]).toEqual(['losses', 'losses']);
  expect(isDone(french({ ...at, control: { diiohage: 'british' } }))).toBe(true);
  expect(isDone(french({ ...at, raided: { british: ['kithanink'] } }))).toBe(true);
});
