import { expect, it } from 'vitest';
import { type Ending, endFor, endingOf } from '../../../../src/page/table/play/ending.ts';
import { say } from '../../../../src/page/texts/index.ts';

const shown = (result: Ending['result']): string =>
  endingOf({
    result,
    say: (key, ...args) => say('en', key, ...args),
    seatName: () => 'British',
    outcome: () => 'British 3 VP.',
  });

it('the end names the winner, the rule, and the margin', () => {
  expect(shown({ winner: 'british', rule: '18.2.1' })).toBe('British win (rule 18.2.1). British 3 VP.');
});

it('the end says nothing of points where a player gave up', () => {
  expect(shown({ winner: 'british', rule: 'resigned' })).not.toContain('VP');
  expect(shown(null)).not.toContain('VP');
});

it.each([
  ['british', 'british', 'You win'],
  ['french', 'british', 'You lose'],
  [null, 'british', 'British win'],
  ['french', null, 'A draw'],
])('to a reader at the seat %s the end of a game that %s has won reads: %s', (seat, winner, words) => {
  const ending = { result: { winner, rule: '18.2.1' }, seatName: () => 'British' };
  expect(endFor(seat, { ...ending, say: (key, ...args) => say('en', key, ...args) })).toBe(words);
});
