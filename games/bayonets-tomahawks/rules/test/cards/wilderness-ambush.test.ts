import { expect, test } from 'vitest';
import type { CardName } from '../../src/names.ts';
import { scores } from '../game.ts';
import { opened } from './events.ts';

test('[#32] Wilderness Ambush: one step with Light units in Outposts and Wilderness, two with three of them', () => {
  const name: CardName = 'wilderness-ambush-32';
  const one = opened('lake-george', ['rogers', 'langis'], name, 'british')
    .nowChooses('french', 'battle.events')
    .offersOnly([`play ${name}`, 'pass']);
  one.choose('french', `play ${name}`).chance('roll flag');
  expect(scores(one, 'french')).toEqual([2]);
  const three = opened('loyalhanna', ['rogers', 'langis', 'lery', 'micmac'], name, 'british')
    .choose('french', `play ${name}`)
    .chance('roll flag', 'roll miss');
  expect(scores(three, 'french')).toEqual([3]);
  opened('albany', ['rogers', 'langis'], name, 'british').nowChooses('chance', 'volley.roll');
  opened('lake-george', ['rogers', 'bearn-guyenne'], name, 'british').nowChooses('chance', 'volley.roll');
});
