/** Reports and letters, whose limits are shared by all servers on one store (N10, N11). */
import { DAY, MINUTE } from '@carillon/kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { STORES } from '../stores.ts';
import { AGAIN, administratorAt, type Browser, startServer, type TestServer } from '../testing.ts';
import { TABLE } from '../venue.ts';

/** Two letters for each of 169 numbers; no two pairs look alike. */
const lettersOf = (i: number): string =>
  `${'abcdefghkpqst'.charAt(i % 13)}${'abcdefghkpqst'.charAt(Math.floor(i / 13))}`;

describe.each(STORES)('on $name,', ({ open }) => {
  const fresh = open();
  let store: Store;
  let at: TestServer;
  beforeEach(async () => {
    store = await fresh();
    at = await startServer({}, { store });
  }, 60_000);
  afterEach(() => at.close());

  describe('reports', () => {
    test('are one per pair and game, the newest first, with their number (N10)', async () => {
      const keeper = await administratorAt(at);
      const [paul, anna] = [await at.member('Paul'), await at.member('Anna')];
      const rude = await at.member('Rude');
      const { id: game } = (await rude.post('/api/tables', TABLE)).json();
      const say = async (who: Browser, text: string, more: object = {}) => {
        at.clock.pass(MINUTE);
        return (await who.post('/api/reports', { about: 'Rude', text, ...more })).statusCode;
      };
      expect([await say(paul, 'names'), await say(anna, 'cheats'), await say(paul, 'there', { game })]).toEqual([
        204, 204, 204,
      ]);
      expect([await say(paul, 'more names'), await say(paul, 'names')]).toEqual([204, 204]);
      expect(await say(paul, 'made up', { game: '01ARZ3NDEKTSV4RRFFQ69G5FAV' })).toBe(404);
      const { reports } = (await keeper.get('/api/moderation/queue')).json();
      expect(reports).toMatchObject([
        { by: { name: 'Paul' }, text: 'names\n\nmore names', game: null, open: 3, earlier: 2 },
        { by: { name: 'Paul' }, text: 'there', game: { id: game, seq: 0 }, open: 3 },
        { by: { name: 'Anna' }, about: { name: 'Rude' }, text: 'cheats', open: 3 },
      ]);
      for (let i = 0; i < 4; i++) await say(paul, `${i}${'x'.repeat(1000)}`);
      expect(await say(paul, 'y'.repeat(1000))).toBe(429);
    });

    test('are at most ten new ones a day by one player (N10)', async () => {
      const paul = await at.member('Paul');
      const statuses: number[] = [];
      for (const letter of 'abcdefghkmn') {
        await at.account(`Rude ${letter}`);
        statuses.push((await paul.post('/api/reports', { about: `Rude ${letter}`, text: 'names' })).statusCode);
      }
      expect(statuses).toEqual([...Array(10).fill(204), 429]);
    });

    test('sent at the same moment by one player about one game are one report with both texts (N10)', async () => {
      const [paul] = [await at.member('Paul'), await at.account('Rude')];
      const report = (text: string) => paul.post('/api/reports', { about: 'Rude', text });
      const answers = await Promise.all(['names', 'threats', 'spam'].map(report));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
      const rows = await store.db.selectFrom('report').select('text').execute();
      expect(rows).toHaveLength(1);
      expect(rows[0]?.text.split('\n\n').sort()).toEqual(['names', 'spam', 'threats']);
    });

    test('that are closed leave room for one new open one; the store takes no second (N10)', async () => {
      const [paul, keeper] = [await at.member('Paul'), await administratorAt(at)];
      await at.account('Rude');
      for (const text of ['names', 'threats']) {
        expect((await paul.post('/api/reports', { about: 'Rude', text })).statusCode).toBe(204);
        const [open] = (await keeper.get('/api/moderation/queue')).json().reports;
        expect(open.text).toBe(text);
        const settle = { reason: 'read' };
        if (text === 'names') await keeper.post(`/api/moderation/reports/${open.id}/settle`, settle);
      }
      const [last] = await store.db.selectFrom('report').selectAll().where('closed_at', 'is', null).execute();
      const second = { ...last, id: 'another' } as NonNullable<typeof last>;
      await expect(store.db.insertInto('report').values(second).execute()).rejects.toThrow();
    });
  });

  describe('letters', () => {
    test('by members from everywhere are 150, then 150 a day; the metrics show how many are left (N11)', async () => {
      const statuses: number[] = [];
      for (let i = 0; i < 152; i++) {
        const member = await at.browserOf(await at.account(`Member ${lettersOf(i)}x`));
        member.from = `198.51.${i}.1`;
        const body = { again: AGAIN, address: `${i}@example.org` };
        statuses.push((await member.put('/api/account/email', body)).statusCode);
      }
      expect(statuses.filter((status) => status === 204)).toHaveLength(150);
      expect(statuses.slice(150)).toEqual([429, 429]);
      const keeper = await administratorAt(at);
      const left = async () => /^carillon_letters_left (\d+)$/m.exec((await keeper.get('/api/metrics')).body)?.[1];
      expect(await left()).toBe('0');
      at.clock.pass(DAY / 2);
      expect(await left()).toBe('75');
    });
  });
});
