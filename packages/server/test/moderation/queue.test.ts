/** What moderators see: the queue of reports, the search for accounts, an account. */
import { DAY, MINUTE } from '@carillon/kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { STORES } from '../stores.ts';
import { type Browser, startServer, type TestServer } from '../testing.ts';
import { TABLE } from '../venue.ts';
import { outcome, Scene } from './scene.ts';

describe.each(STORES)('on $name, moderators', ({ open }) => {
  const fresh = open();
  let at: TestServer;
  let scene: Scene;
  let mary: Browser;
  beforeEach(async () => {
    at = await startServer({}, { store: await fresh() });
    scene = new Scene(at);
    mary = await scene.moderator('Mary');
  }, 60_000);
  afterEach(() => at.close());

  const report = async (by: Browser, text: string, more: object = {}) => {
    at.clock.pass(MINUTE);
    return outcome(await by.post('/api/reports', { about: 'Rude', text, ...more }));
  };

  test('read with a report the game, the chat around the moment and earlier acts', async () => {
    const [paul, rude] = [await scene.comes('Paul'), await scene.comes('Rude')];
    const { id, link } = (await rude.post('/api/tables', { ...TABLE, access: 'link' })).json();
    await paul.post(`/api/tables/${id}/join`, { seat: null, value: 'x', link });
    const say = async (text: string) => {
      at.clock.pass(MINUTE);
      expect(outcome(await rude.post(`/api/games/${id}/chat`, { text }))).toBe('204');
    };
    for (let i = 0; i < 14; i++) await say(`before ${i}`);
    await scene.act(mary, 'Rude', { kind: 'warning', reason: 'Mind your words.' });
    const [line] = (await rude.get(`/api/games/${id}/chat`)).json().lines.slice(-1);
    await rude.delete(`/api/games/${id}/chat/${line.id}`);
    await report(paul, 'names', { game: id });
    for (let i = 0; i < 7; i++) await say(`after ${i}`);
    const [queued] = (await scene.queue(mary)).reports;
    expect(queued).toMatchObject({ game: { id, title: 'skirmish', link, watchable: true }, mayAct: true });
    expect(queued?.lines.map(({ text }) => text)).toEqual([
      ...Array.from({ length: 12 }, (_, i) => `before ${i + 2}`),
      ...Array.from({ length: 5 }, (_, i) => `after ${i}`),
    ]);
    expect(queued?.lines.filter(({ deleted }) => deleted).map(({ text }) => text)).toEqual(['before 13']);
    expect(queued?.acts).toMatchObject([{ kind: 'warning', by: 'Mary' }]);
  });

  test('turn the pages of the queue', async () => {
    await scene.comes('Rude');
    const rows = Array.from({ length: 25 }, (_, i) => ({
      ...{ id: `01ARZ3NDEKTSV4RRFFQ69G5F${10 + i}`, by_id: scene.id('Mary'), about_id: scene.id('Rude') },
      ...{
        game_id: `game ${i}`,
        seq: null,
        text: `report ${i}`,
        created_at: 1000 + Math.floor(i / 2),
        closed_at: null,
      },
    }));
    await at.store.db.insertInto('report').values(rows).execute();
    const first = await scene.queue(mary);
    const last = first.reports.at(-1);
    const query = `before=${last?.created}&id=${last?.id}`;
    const rest = (await mary.get(`/api/moderation/queue?${query}`)).json();
    expect([first.reports.length, first.more, rest.more]).toEqual([20, true, false]);
    const texts = [...first.reports, ...rest.reports].map(({ text }) => text);
    expect(texts).toEqual(Array.from({ length: 25 }, (_, i) => `report ${24 - i}`));
  });

  test('settle a report with an act or without, once', async () => {
    const [paul] = [await scene.comes('Paul'), await scene.comes('Rude'), await scene.comes('Other')];
    await report(paul, 'names');
    const [first] = (await scene.queue(mary)).reports;
    const warn = { kind: 'warning', reason: 'Mind your words.', report: first?.id };
    expect(await scene.act(mary, 'Other', warn)).toBe('not_found');
    expect(await scene.act(mary, 'Rude', warn)).toBe('204');
    expect((await scene.queue(mary)).reports).toEqual([]);
    expect(await scene.act(mary, 'Rude', warn)).toBe('not_found');
    await report(paul, 'again');
    const [second] = (await scene.queue(mary)).reports;
    const settle = async (by: Browser) =>
      outcome(await by.post(`/api/moderation/reports/${second?.id}/settle`, { reason: 'Nothing there.' }));
    expect(await settle(mary)).toBe('204');
    expect(await settle(mary)).toBe('not_found');
    expect((await scene.log(mary)).map(({ kind }) => kind)).toEqual(['settled', 'warning']);
  });

  test('neither see nor settle a report about themselves; those about administrators are the administrators’', async () => {
    const paul = await scene.comes('Paul');
    const mark = await scene.moderator('Mark');
    await scene.administrator('Keeper');
    const second = await scene.administrator('Second');
    await report(paul, 'unfair', { about: 'Mary' });
    expect((await scene.queue(mary)).reports).toEqual([]);
    const [unfair] = (await scene.queue(mark)).reports;
    const settle = async (by: Browser, id: string | undefined) =>
      outcome(await by.post(`/api/moderation/reports/${id}/settle`, { reason: 'Read.' }));
    expect(await settle(mary, unfair?.id)).toBe('forbidden');
    expect(await settle(mark, unfair?.id)).toBe('204');
    await report(paul, 'away', { about: 'Keeper' });
    const [away] = (await scene.queue(mark)).reports;
    expect(away).toMatchObject({ about: { name: 'Keeper' }, mayAct: false });
    expect(await settle(mark, away?.id)).toBe('forbidden');
    expect(await settle(second, away?.id)).toBe('204');
  });

  test('search for accounts by the beginning of the name, the whole address, or the id', async () => {
    await scene.comesWithMail('Rude', 'rude.one@example.org');
    await scene.comes('Rudolf');
    const found = async (search: string) => {
      const answer = await mary.get(`/api/moderation/people?search=${encodeURIComponent(search)}`);
      return answer.json().people.map(({ name }: { name: string }) => name);
    };
    expect(await found('RUD')).toEqual(['Rude', 'Rudolf']);
    expect(await found('udolf')).toEqual([]);
    expect(await found('%')).toEqual([]);
    expect(await found('Rude.One@example.org')).toEqual(['Rude']);
    expect(await found('one@example.org')).toEqual([]);
    expect(await found(scene.id('Rudolf'))).toEqual(['Rudolf']);
    expect(await found('Computer')).toEqual([]);
  });

  test('read an account: its games, reports, acts and the signs of a second one, for a month', async () => {
    await scene.comesWithMail('Rude', 'war.fan+one@example.org');
    at.clock.pass(60 * DAY);
    mary = await at.browserOf(scene.id('Mary'));
    const paul = await scene.comes('Paul');
    const second = await scene.comesWithMail('Second', 'warfan2@example.org');
    await scene.comesWithMail('Third', 'warfare@example.org');
    await scene.comesWithMail('Fourth', 'warfan@example.com');
    await second.post('/api/tables', { ...TABLE, solo: true });
    await report(paul, 'names');
    await scene.act(mary, 'Rude', { kind: 'note', reason: 'Watch this one.' });
    const file = await scene.file(mary, 'Rude');
    expect(file).toMatchObject({
      person: { name: 'Rude', guest: false, moderator: false },
      games: { running: 0, finished: 0, left: 0 },
      reports: [{ by: { name: 'Paul' }, text: 'names', open: true }],
      acts: [{ kind: 'note', by: 'Mary' }],
      signs: [{ kind: 'same-mail', other: { name: 'Second' } }],
      mayAct: true,
    });
    expect(await scene.file(mary, 'Second')).toMatchObject({
      games: { running: 1 },
      signs: [{ account: { name: 'Second' }, other: { name: 'Rude' } }],
    });
    at.clock.pass(31 * DAY);
    mary = await at.browserOf(scene.id('Mary'));
    expect((await scene.file(mary, 'Rude')).signs).toEqual([]);
    expect((await scene.file(mary, 'Second')).signs).toEqual([]);
  });

  test('read the signs that games gave, in a list and with both accounts', async () => {
    await scene.comes('Rude');
    await scene.comes('Second');
    const pair = {
      account_id: scene.id('Rude'),
      other_id: scene.id('Second'),
      newcomer: 0,
      at: at.clock.now(),
    } as const;
    const game = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
    await at.store.db
      .insertInto('sign')
      .values({ kind: 'second-account', game_id: game, ...pair })
      .execute();
    const sign = { kind: 'second-account', account: { name: 'Rude' }, other: { name: 'Second' }, games: [game] };
    expect((await mary.get('/api/moderation/signs')).json().signs).toMatchObject([sign]);
    expect((await scene.file(mary, 'Rude')).signs).toMatchObject([sign]);
    expect((await scene.file(mary, 'Second')).signs).toMatchObject([sign]);
    expect((await scene.file(await scene.moderator('Mark'), 'Mary')).signs).toEqual([]);
  });
});
