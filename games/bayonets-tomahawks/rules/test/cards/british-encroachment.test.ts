import { expect, test } from 'vitest';
import { controlledBy, isIn } from '../game.ts';
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
  nation_.choose('french', 'to kanistioh');
  expect(whereIs(nation_, 'iroquois-1')).toBe('kanistioh');
});

test('[#51] [2.1.2b] a unit of a Nation takes back a Village that the British hold without units', () => {
  const game = french({
    pieces: { losses: ['iroquois-1'], onontake: ['iroquois-2'] },
    control: { oquaga: 'british' },
    joined: { iroquois: 'french' },
    cards: ['british-encroachment-51'],
  }).chance('pick iroquois-1');
  game.choose('french', 'to oquaga');
  expect([whereIs(game, 'iroquois-1'), controlledBy(game, 'oquaga')]).toEqual(['oquaga', undefined]);
});

test('[#51] [13.8g] [14.1.1b] it lifts the markers of the stack that it joins', () => {
  const game = french({
    pieces: { losses: ['iroquois-1'], oquaga: ['langis'] },
    routed: ['langis'],
    outOfSupply: ['langis'],
    joined: { iroquois: 'french' },
    cards: ['british-encroachment-51'],
  }).chance('pick iroquois-1');
  game.choose('french', 'to oquaga');
  expect([isIn(game.state.routed, 'langis'), isIn(game.state.outOfSupply, 'langis')]).toEqual([false, false]);
});

test('[#51] [14.1.1b] a unit whose Village is one only lifts the markers there, too', () => {
  const game = french({
    pieces: { losses: ['mingo'], diiohage: ['langis'] },
    routed: ['langis'],
    outOfSupply: ['langis'],
    cards: ['british-encroachment-51'],
  }).chance('pick mingo');
  expect([isIn(game.state.routed, 'langis'), isIn(game.state.outOfSupply, 'langis')]).toEqual([false, false]);
});

test('[#51] a picked unit whose only Village the British hold stays in the Losses box, and another comes', () => {
  const game = french({
    pieces: { losses: ['mingo', 'delaware'], diiohage: ['rogers'] },
    cards: ['british-encroachment-51'],
  }).chance('pick mingo', 'pick delaware');
  expect([whereIs(game, 'mingo'), whereIs(game, 'delaware')]).toEqual(['losses', 'kithanink']);
  const kept = { type: 'left-out', side: 'french', what: 'village', rule: '7.4' } as const;
  expect(game.log.filter(({ type }) => type === 'left-out')).toEqual([{ ...kept, piece: 'mingo' }]);
  const nation = french({
    pieces: { losses: ['iroquois-1', 'mingo'], oquaga: ['rogers'], onontake: ['gage'], kanistioh: ['putnam'] },
    joined: { iroquois: 'french' },
    cards: ['british-encroachment-51'],
  }).chance('pick iroquois-1');
  expect(nation.log).toContainEqual({ ...kept, piece: 'iroquois-1' });
});
