import { DAY } from '@carillon/kit';
import type { Joined, ServerMessage } from '@carillon/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { strengthAfter } from '../../src/social/strength.ts';
import { write } from '../events/writing.ts';
import { type Browser, PASSWORD, startServer, type TestServer } from '../testing.ts';
import { TABLE } from '../venue.ts';

let at: TestServer;
let paul: Browser;
let rose: Browser;
let game: string;
beforeEach(async () => {
  at = await startServer();
  paul = await at.browserOf(await at.account('Paul'));
  rose = await at.browserOf(await at.account('Rose'));
  game = (await paul.post('/api/tables', { ...TABLE, rated: true })).json().id;
  const joined = await rose.post(`/api/tables/${game}/join`, { seat: null, value: 'red-value' });
  expect(joined.json()).toMatchObject({ status: 'running' });
});
afterEach(() => at.close());

/** A user's open page on the game, and what it receives. */
async function pageOf(browser: Browser): Promise<ServerMessage[]> {
  const { account } = (await browser.get('/api/session')).json();
  const heard: ServerMessage[] = [];
  const who = { account: account.id, name: account.name, guest: false, admin: false };
  await at.server.games.hear({ who, send: (message) => void heard.push(message) }, { type: 'join', game });
  return heard;
}

const soon = (): Promise<void> => at.server.background.settled();
const saidTo = (heard: readonly ServerMessage[]): string[] =>
  heard.flatMap((message) => (message.type === 'chat' ? message.lines.map(({ text }) => text) : []));

describe('chat', () => {
  test('reaches everybody watching the game, and later visitors', async () => {
    const heard = await pageOf(rose);
    await paul.post(`/api/games/${game}/chat`, { text: ' good luck ' });
    await soon();
    expect(saidTo(heard)).toEqual(['good luck']);
    const { lines } = (await rose.get(`/api/games/${game}/chat`)).json();
    expect(lines).toMatchObject([{ by: { name: 'Paul' }, text: 'good luck' }]);
    await paul.post(`/api/games/${game}/chat`, { text: 'and have fun' });
    const later = (await rose.get(`/api/games/${game}/chat?after=${lines[0].id}`)).json().lines;
    expect(later.map(({ text }: { text: string }) => text)).toEqual(['and have fun']);
  });

  test('is hidden between users who have blocked each other', async () => {
    const heard = await pageOf(rose);
    await rose.put('/api/account/blocks/Paul');
    await paul.post(`/api/games/${game}/chat`, { text: 'rude words' });
    await soon();
    expect(saidTo(heard)).toEqual([]);
    expect((await rose.get(`/api/games/${game}/chat`)).json().lines).toEqual([]);
  });

  test('lines can be deleted by their author and by an administrator', async () => {
    await paul.post(`/api/games/${game}/chat`, { text: 'oops' });
    await rose.post(`/api/games/${game}/chat`, { text: 'rude words' });
    const [oops, rude] = (await rose.get(`/api/games/${game}/chat`)).json().lines;
    expect((await paul.delete(`/api/games/${game}/chat/${rude.id}`)).statusCode).toBe(404);
    expect((await paul.delete(`/api/games/${game}/chat/${oops.id}`)).statusCode).toBe(204);
    const id = await at.account('Keeper');
    await at.store.db.updateTable('account').set({ administrator: 1 }).where('id', '=', id).execute();
    const keeper = await at.browserOf(id);
    expect((await keeper.delete(`/api/games/${game}/chat/${rude.id}`)).statusCode).toBe(204);
    expect((await rose.get(`/api/games/${game}/chat`)).json().lines).toEqual([]);
  });

  test('lines that are deleted disappear from all screens at once', async () => {
    const heard = await pageOf(rose);
    await paul.post(`/api/games/${game}/chat`, { text: 'oops' });
    const [oops] = (await rose.get(`/api/games/${game}/chat`)).json().lines;
    await paul.delete(`/api/games/${game}/chat/${oops.id}`);
    await soon();
    expect(heard.at(-1)).toEqual({ type: 'chat', game, lines: [], gone: [oops.id] });
  });

  test('allows a burst of eight lines, then one in two seconds; invisible characters are not text', async () => {
    const say = async (text: string) => (await paul.post(`/api/games/${game}/chat`, { text })).statusCode;
    expect(await say('\u202E\u200B\u0007')).toBe(400);
    for (let i = 0; i < 8; i++) expect(await say(`line ${i}`)).toBe(204);
    expect(await say('one more')).toBe(429);
    at.clock.pass(2000);
    expect(await say('one more')).toBe(204);
    expect((await paul.post(`/api/games/${game}/chat`, { text: 'x'.repeat(1001) })).statusCode).toBe(400);
  });
});

test('a note is private', async () => {
  await paul.put(`/api/games/${game}/note`, { text: 'first' });
  await paul.put(`/api/games/${game}/note`, { text: 'second' });
  expect((await paul.get(`/api/games/${game}/note`)).json().text).toBe('second');
  expect((await rose.get(`/api/games/${game}/note`)).json().text).toBe('');
});

describe('a finished game', () => {
  test('counts once, by title and side', async () => {
    const heard = await pageOf(rose);
    const { seat } = heard.find((message): message is Joined => message.type === 'joined') ?? {};
    const { account } = (await rose.get('/api/session')).json();
    const who = { account: account.id, name: 'Rose', guest: false, admin: false };
    const watcher = { who, send: () => {} };
    await at.server.games.hear(watcher, { type: 'join', game });
    await at.server.games.hear(watcher, { type: 'resign', game, id: '01ARZ3NDEKTSV4RRFFQ69G5FAV' });
    await soon();
    await at.work();
    await write(at.store, game, { kind: 'over' });
    await at.work();
    const lost = (await paul.get('/api/people/Rose')).json();
    expect(lost.record).toEqual([{ title: 'skirmish', side: seat, won: 0, lost: 1, drawn: 0 }]);
    const won = (await rose.get('/api/people/paul')).json();
    expect(won).toMatchObject({ name: 'Paul', guest: false, record: [{ won: 1, lost: 0, drawn: 0 }] });
    expect((await rose.get('/api/people/Nobody Here')).statusCode).toBe(404);
  });
});

describe('a name', () => {
  const namesShown = (heard: readonly ServerMessage[]): string[] => {
    const last = heard.findLast((message) => message.type === 'joined' || message.type === 'changed');
    return last !== undefined && 'players' in last ? Object.values(last.players).map((each) => each?.name ?? '') : [];
  };

  test('that is changed changes in every game at once (S11)', async () => {
    const heard = await pageOf(rose);
    await paul.ask('PATCH', '/api/account', { name: 'Pauline' });
    expect(namesShown(heard).sort()).toEqual(['Pauline', 'Rose']);
  });

  test('that is deleted is gone from every game at once (S11)', async () => {
    const heard = await pageOf(rose);
    expect((await paul.delete('/api/account', { password: PASSWORD })).statusCode).toBe(204);
    expect(namesShown(heard)).not.toContain('Paul');
    expect(JSON.stringify(heard.at(-1))).not.toContain('Paul');
  });
});

describe('a user who leaves for good', () => {
  test('resigns running games and leaves open tables; the other side has won, against a player without a name', async () => {
    const open = (await paul.post('/api/tables', TABLE)).json().id;
    expect((await paul.delete('/api/account', { password: PASSWORD })).statusCode).toBe(204);
    const left = (await rose.get(`/api/tables/${game}`)).json();
    expect(left).toMatchObject({ status: 'over', result: { winner: 'red', rule: 'resigned' } });
    expect(JSON.stringify(left)).not.toContain('Paul');
    // P35: no name made of the account's number.
    expect(left.sitting.map(({ name }: { name: string }) => name)).toEqual(['', 'Rose']);
    expect((await rose.get(`/api/tables/${open}`)).statusCode).toBe(404);
    await at.work();
    expect((await rose.get('/api/people/Rose')).json().record).toMatchObject([{ side: 'red', won: 1 }]);
  });
});

describe('a rating', () => {
  const NEW = { rating: 1500, deviation: 350, volatility: 0.06, games: 0, updated_at: 0 };

  test('follows Glicko-2, each game a period of its own', () => {
    const player = { ...NEW, deviation: 200, games: 1 };
    const other = { ...NEW, rating: 1400, deviation: 30 };
    const after = strengthAfter(player, { other, outcome: 'won', weight: 1 }, 0);
    // By the paper's formulas for this one game: g = 0.9955, E = 0.6395.
    expect(after.rating).toBeCloseTo(1563.56, 0);
    expect(after.deviation).toBeCloseTo(175.4, 0);
  });

  test('of an inactive player becomes less certain, up to that of a newcomer', () => {
    const steady = { ...NEW, deviation: 50, games: 40 };
    const soonAfter = strengthAfter(steady, { other: NEW, outcome: 'drawn', weight: 1 }, DAY);
    const yearsAfter = strengthAfter(steady, { other: NEW, outcome: 'drawn', weight: 1 }, 3650 * DAY);
    expect(yearsAfter.deviation).toBeGreaterThan(soonAfter.deviation);
    expect(yearsAfter.deviation).toBeLessThan(350);
  });
});
