import { expect, test } from 'vitest';
import type { CardName } from '../../src/names.ts';
import { scores } from '../game.ts';
import { opened } from './events.ts';

test("[#37] Coup de Main: one step against a Fort, and the Fort's B&T is a Miss", () => {
  const name: CardName = 'coup-de-main-37';
  const game = opened('lake-george', ['fort-edward', 'bearn-guyenne', 'languedoc-la-reine'], name, 'british').choose(
    'french',
    `play ${name}`,
  );
  const moved = { side: 'french', marker: -1 } as const;
  expect(game.log).toContainEqual({ type: 'event', card: name, side: 'french', moved });
  game.chance('roll miss', 'roll flag').chance('roll bt');
  expect(scores(game, 'french')).toEqual([0]);
  expect(game.log).toContainEqual({ type: 'roll', side: 'british', piece: 'fort-edward', face: 'miss', reroll: null });
  opened('lake-george', ['rogers', 'bearn-guyenne'], name, 'british').nowChooses('chance', 'volley.roll');
});
