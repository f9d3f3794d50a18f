import { ok, refused } from '@carillon/kit';
import type { PersonGame } from '@carillon/protocol';
import { expect, it } from 'vitest';
import { allGames, personGameRows } from '../../../src/page/people/all-games.ts';

const game = (id: string, some: Partial<PersonGame> = {}): PersonGame => ({
  ...{ id, title: 'red-war', scenario: 'short', side: 'red', outcome: 'won', opponent: 'Rose', period: '1757 late' },
  ...{ rated: true, left: false, at: 0 },
  ...some,
});

it('all games of a user are asked for slice by slice', async () => {
  const slices = [
    { games: [game('c'), game('b')], more: true, record: [] },
    { games: [game('a')], more: false, record: [] },
  ];
  const asked: string[] = [];
  const reply = await allGames('Anna', async (_, query = '') => {
    asked.push(query);
    const slice = slices[asked.length - 1];
    return slice === undefined ? refused('not_found') : ok(slice);
  });
  expect(asked).toEqual(['', '?before=b']);
  expect(reply.ok && reply.value.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

it('a slice that fails gives no table', async () => {
  expect(await allGames('Anna', async () => refused('unreachable'))).toMatchObject({ ok: false, code: 'unreachable' });
});

it('a game is a row, with its opponent, period and result', () => {
  const left = game('b', { opponent: null, period: null, outcome: 'lost', rated: false, left: true });
  expect(personGameRows([game('a'), left]).slice(1)).toEqual([
    ['red-war', 'short', 'red', 'Rose', '1757 late', 'won', 'yes', 'no', '1970-01-01T00:00:00.000Z'],
    ['red-war', 'short', 'red', '', '', 'lost', 'no', 'yes', '1970-01-01T00:00:00.000Z'],
  ]);
});
