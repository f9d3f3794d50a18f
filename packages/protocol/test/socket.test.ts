import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { ClientMessage } from '../src/index.ts';

const ID = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const messages = Compile(ClientMessage);

test('a choice is parsed', () => {
  expect(messages.Check({ type: 'choose', game: ID, id: ID, choices: ['move albany'], seen: 4 })).toBe(true);
});

test('a page leaves a game by its id alone', () => {
  expect(messages.Check({ type: 'leave', game: ID })).toBe(true);
});

test.each([
  ['of a kind that there is not', { type: 'cheat', game: ID, id: ID }],
  ['with more than is asked', { type: 'leave', game: ID, admin: true }],
  [
    'with more choices than a plan may have',
    { type: 'choose', game: ID, id: ID, choices: Array(65).fill('a'), seen: 4 },
  ],
  ['with a length that is none', { type: 'choose', game: ID, id: ID, choices: ['a'], seen: -1 }],
  ['of a game that cannot be', { type: 'leave', game: '../etc' }],
])('a message %s is rejected', (_what, message) => {
  expect(messages.Check(message)).toBe(false);
});
