import { expect, it } from 'vitest';
import { play, some } from '../builder.ts';

const UPRISING = {
  hands: { french: ['cherokee-uprising-31', 'campaign-1'], british: ['cherokees-30', 'campaign-2'] },
} as const;

it('[#31a] [5.51] the British lose two Regulars, a Southern Provincial and all Cherokees, of their choice, none besieged', () => {
  const game = play({
    ...UPRISING,
    inEffect: ['cherokees'],
    pieces: {
      albany: ['british-regular-1', 'royal-american-1', 'highland-1', 'light-infantry-1', 'northern-provincial-1'],
      winchester: ['southern-provincial-1', 'southern-provincial-2', 'cherokee-1'],
      'wills-creek': [
        'british-regular-2',
        'southern-provincial-3',
        'cherokee-2',
        'dumas',
        ...some('french-regular', 3),
      ],
    },
    inside: ['british-regular-2', 'southern-provincial-3', 'cherokee-2'],
    works: { 'wills-creek': 'british-fort' },
    siege: { 'wills-creek': 0 },
    reduced: ['southern-provincial-2'],
  });
  game.french.playsEvent('cherokee-uprising-31');
  game.british.isToChoose('removing.remove');
  game.table.offersOnly(['remove british-regular-1', 'remove royal-american-1', 'remove highland-1']);
  game.british.chooses('remove royal-american-1', 'remove highland-1');
  game.table.offersOnly(['remove southern-provincial-1', 'remove southern-provincial-2']);
  game.british.chooses('remove southern-provincial-2');
  expect(game.at('albany')).toEqual(['british-regular-1', 'light-infantry-1', 'northern-provincial-1']);
  expect(game.at('winchester')).toEqual(['southern-provincial-1']);
  expect(game.where('cherokee-1')).toBe('reserve');
  expect(game.where('cherokee-2')).toBe('wills-creek');
  expect(game.position.inEffect).toEqual(['cherokee-uprising']);
  expect(game.logged('marker')).toEqual([
    { type: 'marker', marker: 'cherokees', placed: false },
    { type: 'marker', marker: 'cherokee-uprising', placed: true },
  ]);
  expect(game.card('cherokee-uprising-31')).toBe('removed');
  game.british.isToChoose('phase.card');
  game.table.offersNot(['event cherokees-30']);
});

it('[7.61b] the Regulars are gone for good, the Provincial and the Cherokees may come back', () => {
  const game = play({
    ...UPRISING,
    inEffect: ['cherokees'],
    pieces: { winchester: ['highland-1', 'southern-provincial-1'] },
  });
  game.french.playsEvent('cherokee-uprising-31');
  expect(game.where('highland-1')).toBe('removed');
  expect(game.where('southern-provincial-1')).toBe('reserve');
});

it('[6.53b] a leader who loses his besieging Regulars must retreat', () => {
  const game = play({
    ...UPRISING,
    inEffect: ['cherokees'],
    works: { 'ohio-forks': 'french-fort' },
    pieces: { 'ohio-forks': ['forbes', ...some('british-regular', 2), 'coureurs-1'] },
    inside: ['coureurs-1'],
    siege: { 'ohio-forks': 1 },
  });
  game.french.playsEvent('cherokee-uprising-31');
  expect(game.position.besieged).toEqual([]);
  expect(game.isInside('coureurs-1')).toBe(false);
  game.british.isToChoose('retreat.to');
  game.british.retreats('upper-monongahela');
  expect(game.where('forbes')).toBe('upper-monongahela');
});

it('[#31b] [5.51] only after Cherokees has been played as an event', () => {
  play(UPRISING).table.offersNot(['event cherokee-uprising-31']);
});
