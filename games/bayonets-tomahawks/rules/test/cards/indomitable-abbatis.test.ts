import { expect, test } from 'vitest';
import type { CardName } from '../../src/names.ts';
import { scores } from '../game.ts';
import { opened } from './events.ts';

test('[#41] Indomitable Abbatis: the British attack from two steps back', () => {
  const name: CardName = 'indomitable-abbatis-41';
  const game = opened('ticonderoga', ['22nd-28th', 'bearn-guyenne'], name, 'french')
    .choose('french', `play ${name}`)
    .chance('roll flag');
  const moved = { side: 'british', marker: -2 } as const;
  expect(game.log).toContainEqual({ type: 'event', card: name, side: 'french', moved });
  expect(scores(game, 'british')).toEqual([-1]);
  opened('lake-george', ['22nd-28th', 'bearn-guyenne'], name, 'british').nowChooses('chance', 'volley.roll');
});
