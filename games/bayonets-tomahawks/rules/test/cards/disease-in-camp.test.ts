import { expect, test } from 'vitest';
import { isDone } from '../game.ts';
import { type Sparse, whereIs } from '../position.ts';
import { british, french } from './events.ts';

test('[#5] Disease in French Camp takes a Metropolitan Brigade while there is one', () => {
  const at: Sparse = {
    pieces: { montreal: ['bearn-guyenne', 'berry', 'canadiens-1', 'langis'] },
    cards: ['disease-in-french-camp-5'],
  };
  const game = british(at)
    .nowChooses('french', 'pick-event.pick')
    .offersOnly(['pick bearn-guyenne', 'pick berry'])
    .choose('french', 'pick berry');
  expect(whereIs(game, 'berry')).toBe('losses');
  game.nowChooses('chance', 'chits.draw');
  const other = british({ ...at, pieces: { montreal: ['canadiens-1', 'langis'] } });
  expect(whereIs(other, 'canadiens-1')).toBe('losses');
  const nobody = british({ ...at, pieces: { montreal: ['langis'] } });
  expect([isDone(nobody), whereIs(nobody, 'langis')]).toEqual([true, 'montreal']);
});

test('[#34] Disease in British Camp takes a Brigade, from 1757 on one of each kind', () => {
  const at: Sparse = {
    pieces: { albany: ['22nd-28th', 'new-england-brigade-1', 'virginia-south-brigade-1', 'rogers'] },
    cards: ['disease-in-british-camp-34'],
  };
  const early = french({ ...at, year: 1755 }).nowChooses('british', 'pick-event.pick');
  early
    .offersOnly(['pick 22nd-28th', 'pick new-england-brigade-1', 'pick virginia-south-brigade-1'])
    .choose('british', 'pick new-england-brigade-1');
  expect(isDone(early)).toBe(true);
  const late = french({ ...at, year: 1757 })
    .offersOnly(['pick new-england-brigade-1', 'pick virginia-south-brigade-1'])
    .choose('british', 'pick virginia-south-brigade-1');
  expect([whereIs(late, '22nd-28th'), whereIs(late, 'virginia-south-brigade-1')]).toEqual(['losses', 'losses']);
});
