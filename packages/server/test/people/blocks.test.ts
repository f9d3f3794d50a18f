import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { administratorAt, type Browser, startServer, type TestServer } from '../testing.ts';

let at: TestServer;
beforeEach(async () => {
  at = await startServer();
});
afterEach(() => at.close());

describe('blocks', () => {
  test('keep two users apart, both ways, until they are lifted', async () => {
    const paul = await at.member('Paul');
    await at.member('Rude');
    expect((await paul.put('/api/account/blocks/rude')).statusCode).toBe(204);
    expect((await paul.put('/api/account/blocks/rude')).statusCode).toBe(204);
    expect((await paul.get('/api/account/blocks')).json().names).toEqual(['Rude']);
    expect((await paul.put('/api/account/blocks/Nobody')).statusCode).toBe(404);
    await paul.delete('/api/account/blocks/Rude');
    expect((await paul.get('/api/account/blocks')).json().names).toEqual([]);
  });
});

describe('a locked account', () => {
  test('is logged out everywhere, and stays so when it is unlocked', async () => {
    const [paul, marie] = [await at.member('Paul'), await at.member('Marie')];
    const keeper = await administratorAt(at);
    const seen = async (browser: Browser) => (await browser.get('/api/account/sessions')).statusCode;
    expect((await keeper.put('/api/admin/people/Paul/lock', { reason: 'rude' })).statusCode).toBe(204);
    expect([await seen(paul), await seen(marie)]).toEqual([401, 200]);
    expect((await keeper.delete('/api/admin/people/Paul/lock', { reason: 'rude' })).statusCode).toBe(204);
    expect(await seen(paul)).toBe(401);
  });
});
