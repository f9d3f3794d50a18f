import { expect, test } from 'vitest';
import { type Sparse, whereIs } from '../position.ts';
import { french } from './events.ts';

test('[#51] British Encroachment brings two Indian units back to their Villages', () => {
  const at: Sparse = {
    pieces: { losses: ['mingo', 'delaware', 'langis'], montreal: ['abenaki'] },
    cards: ['british-encroachment-51'],
  };
  const game = french(at)
    .nowChooses('chance', 'pick-event.pick')
    .offersOnly(['pick mingo', 'pick delaware'])
    .chance('pick mingo', 'pick delaware');
  expect([whereIs(game, 'mingo'), whereIs(game, 'delaware')]).toEqual(['diiohage', 'kithanink']);
  const nation_ = french({
    ...at,
    pieces: { losses: ['iroquois-1'], oquaga: ['rogers'] },
    joined: { iroquois: 'french' },
  }).chance('pick iroquois-1');
  nation_.nowChooses('french', 'pick-event.village').offersOnly(['to onontake', 'to kanistioh']);
});

test('[#51] a picked unit whose only Village the British hold stays in the Losses box, and another comes', () => {
  const game = french({
    pieces: { losses: ['mingo', 'delaware'], diiohage: ['rogers'] },
    cards: ['british-encroachment-51'],
  }).chance('pick mingo', 'pick delaware');
  expect([whereIs(game, 'mingo'), whereIs(game, 'delaware')]).toEqual(['losses', 'kithanink']);
});
