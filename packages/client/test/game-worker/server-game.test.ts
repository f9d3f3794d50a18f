import { type AnyRules, Choices } from '@carillon/flow';
import { describe, expect, it, vi } from 'vitest';
import { skirmish } from '../../../flow/test/skirmish/index.ts';
import { afterBids, pageAt, type Sent, Server } from './on-server.ts';
import { table } from './table.ts';

const homeOf = (side: string): string => (side === 'blue' ? 'camp' : 'keep');

/** The cards in a hand, as an answer shows them. */
function handOf(reply: unknown, side: string): unknown {
  const { value } = reply as { readonly value: Sent };
  return Reflect.get(value.view.state as object, `${side}Hand`);
}

describe('a table that a server holds', () => {
  it('shows a seat its hand and its choices while it is asked', async () => {
    const { server, first } = afterBids();
    const now = await pageAt(server, first).join();
    expect(now).toMatchObject({ looking: first, covered: false, asked: { seat: first }, online: { seat: first } });
    expect(now.options.map(({ text }) => text)).toEqual(server.table.choicesOf(server.table.who));
  });

  it('shows the other its own hand, and nothing to choose', async () => {
    const { server, first, second } = afterBids();
    const now = await pageAt(server, second).join();
    expect(now).toMatchObject({ looking: second, asked: { seat: first }, options: [], routes: [] });
  });

  it('shows a spectator no hand, nothing to choose, and nothing to take back', async () => {
    const { server } = afterBids();
    const now = await pageAt(server, null).join();
    expect(now).toMatchObject({ looking: null, options: [], undo: { bar: 'nothing_to_undo' }, online: { seat: null } });
  });

  it('asks both for their sealed bids, and after its own answer waits for the other', async () => {
    const server = new Server(1);
    const red = pageAt(server, 'red');
    expect(await red.join()).toMatchObject({ asked: { seat: 'red', step: 'bid' } });
    const now = await red.follow(() => server.choose('red', 'bid 1'));
    expect(now).toMatchObject({ asked: { seat: 'blue', step: 'bid' }, options: [] });
  });

  it('takes note of the last of the sealed bids, though it cannot know the other', async () => {
    const server = new Server(1);
    const red = pageAt(server, 'red');
    server.choose('blue', 'bid 1');
    await red.join();
    const now = await red.follow(() => server.choose('red', 'bid 0'));
    expect(now).toMatchObject({ asked: { procedure: 'activation', step: 'order' } });
  });

  it('gives the same as joining again, after everything that happens', async () => {
    const { server, first, second } = afterBids();
    for (const reader of [first, second, null]) {
      const page = pageAt(server, reader);
      await page.join();
      for (let i = 0; i < 12 && server.table.who >= 0; i++) {
        const asked = server.table.rules.seats[server.table.who] ?? '';
        const [choice = ''] = server.table.choicesOf(server.table.who);
        const followed = await page.follow(() => server.choose(asked, choice));
        const joined = await pageAt(server, reader).join();
        expect({ ...followed, log: null, redo: null, online: null }).toEqual({
          ...joined,
          log: null,
          redo: null,
          online: null,
        });
      }
    }
  });

  it('removes undone choices from the log, and can redo them', async () => {
    const { server, first } = afterBids();
    const page = pageAt(server, first);
    const before = await page.join();
    const march = `march ${homeOf(first)}`;
    const marched = await page.follow(() => server.choose(first, march));
    expect(marched).toMatchObject({ undo: { seat: first, choices: 1 }, online: { undo: before.length } });
    const back = await page.follow(() => server.undo(first, marched.online?.undo ?? -1));
    expect(back).toMatchObject({ redo: first, online: { redo: [march] }, asked: before.asked });
    expect(back.log).toEqual({ keep: before.log.add.length, add: [] });
    const again = await page.follow(() => server.choose(first, march));
    expect(again).toMatchObject({ redo: null, length: before.length + 3 });
  });

  it('goes on after only a part of the undone choices was redone', async () => {
    const { server, first } = afterBids();
    const page = pageAt(server, first);
    const before = await page.join();
    const plan = [`march ${homeOf(first)}`, `take ${first}-guard`];
    for (const choice of plan) await page.follow(() => server.choose(first, choice));
    const back = await page.follow(() => server.undo(first, before.length));
    expect(back.online?.redo).toEqual(plan);
    const half = await page.follow(() => server.choose(first, plan[0] ?? ''));
    expect(half.online?.redo).toEqual(plan.slice(1));
    const other = await page.follow(() => server.choose(first, `take ${first}-rangers`));
    expect(other.online?.redo).toBeNull();
  });

  it('knows the first entry of the current action', async () => {
    const { server, first } = afterBids();
    const page = pageAt(server, first);
    const before = await page.join();
    await page.follow(() => server.choose(first, `march ${homeOf(first)}`));
    const now = await page.follow(() => server.choose(first, `take ${first}-guard`));
    expect(now).toMatchObject({ undo: { choices: 2 }, online: { undo: before.length + 1, action: before.length } });
  });

  it('receives the position again without losing the choices offered again', async () => {
    const { server, first } = afterBids();
    const page = pageAt(server, first);
    const before = await page.join();
    await page.follow(() => server.choose(first, `march ${homeOf(first)}`));
    server.undo(first, before.length);
    expect(await page.join()).toMatchObject({ redo: first, log: { add: [] } });
  });

  it('puts a force together by itself', async () => {
    const { server, first } = afterBids();
    const page = pageAt(server, first);
    await page.join();
    await page.follow(() => server.choose(first, `march ${homeOf(first)}`));
    const wish = [`${first}-guard`, `${first}-rangers`];
    expect(await page.ask('gather', { verb: 'take', done: 'done', wish })).toMatchObject({
      value: { taken: wish, complete: true },
    });
  });

  it.each([
    ['starts later than what is known', { from: 99 }],
    ['is not a change of what is seen', { patch: [{ op: 'remove' as const, path: '/nowhere/at/all' }] }],
  ])('refuses news that %s, and stands as before', async (_what, wrong) => {
    const { server, first } = afterBids();
    const page = pageAt(server, first);
    const before = await page.join();
    const news = { ...server.send(first, () => undefined), ...wrong };
    expect(await page.ask('changed', news)).toEqual({ ok: false, code: 'gap' });
    expect(await page.ask('look', { seat: null })).toMatchObject({ value: { view: before.view } });
  });

  it('that is played by other rules than the page’s is shown by the file of those', async () => {
    const { server, first } = afterBids();
    const fetched: string[] = [];
    const page = pageAt(server, first, async (file) => {
      fetched.push(file);
      return { rules: skirmish as unknown as AnyRules, kernel: { Choices } };
    });
    const own = pageAt(server, first);
    const before = await own.join();
    const joined = await page.ask('joined', { ...server.sendAll(first), rules: 'r2' });
    expect(joined).toMatchObject({ ok: true, value: { options: before.options, asked: before.asked } });
    expect(fetched).toEqual(['skirmish.r2.mjs']);
    const marched = await page.follow(() => server.choose(first, `march ${homeOf(first)}`));
    expect(marched.options).toContainEqual(expect.objectContaining({ text: `take ${first}-guard` }));
    const { title, rules, view } = marched;
    const asked = await page.ask('query', { title, rules, view, name: 'forces', args: { side: first } });
    expect([rules, asked.ok, fetched]).toEqual(['r2', true, ['skirmish.r2.mjs', 'skirmish.r2.mjs']]);
  });

  it('that moves to other rules while it is shown is shown by those from then on', async () => {
    const { server, first } = afterBids();
    const fetched: string[] = [];
    const page = pageAt(server, first, async (file) => {
      fetched.push(file);
      return { rules: skirmish as unknown as AnyRules, kernel: { Choices } };
    });
    await page.join();
    await page.ask('joined', { ...server.sendAll(first), rules: 'r2' });
    expect(fetched).toEqual(['skirmish.r2.mjs']);
  });

  it.each([
    ['is gone', 'r2'],
    ['lies elsewhere', '../r2'],
  ])('is not shown where the file of its rules %s', async (_what, rules) => {
    const { server } = afterBids();
    const page = pageAt(server, 'blue', () => Promise.reject(new TypeError('404')));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await page.ask('joined', { ...server.sendAll('blue'), rules })).toEqual({ ok: false, code: 'other_rules' });
    vi.restoreAllMocks();
  });

  it('can be analysed: hidden cards are guessed, differently each time', async () => {
    const { server, first, second } = afterBids();
    const page = pageAt(server, first);
    const { view } = await page.join();
    const held = new Set<string>();
    for (let i = 0; i < 24; i++) {
      const open = (await page.ask('analyse', { number: null })) as { readonly value: Sent };
      expect(open).toMatchObject({ ok: true, value: { analysis: true, view } });
      const next = await page.ask('choose', { seat: first, choices: ['rest'], seen: open.value.length });
      held.add(JSON.stringify(handOf(next, second)));
      await page.ask('leaveAnalysis', {});
    }
    expect(held.size).toBeGreaterThan(1);
  });

  it('asks a seat again for a sealed answer in an analysis, because it cannot know it', async () => {
    const server = new Server(1);
    server.choose('blue', 'bid 1');
    const red = pageAt(server, 'red');
    await red.join();
    const open = (await red.ask('analyse', { number: null })) as { readonly value: Sent };
    const next = await red.ask('choose', { seat: 'red', choices: ['bid 0'], seen: open.value.length });
    expect(next).toMatchObject({ ok: true, value: { asked: { procedure: 'activation' } } });
  });

  it('is not analysed by rules of an earlier version, which cannot guess', async () => {
    const { server, first } = afterBids();
    const page = pageAt(server, first, async () => ({
      rules: { ...skirmish, guess: undefined } as unknown as AnyRules,
      kernel: { Choices },
    }));
    await page.ask('joined', { ...server.sendAll(first), rules: 'r2' });
    expect(await page.ask('analyse', { number: null })).toEqual({ ok: false, code: 'no_analysis' });
  });

  it('takes no choice itself, and is not saved', async () => {
    const { server, first } = afterBids();
    const page = pageAt(server, first);
    const { length, options } = await page.join();
    const choices = [options[0]?.text ?? ''];
    expect(await page.ask('choose', { seat: first, choices, seen: length })).toEqual({ ok: false, code: 'no_game' });
    expect(await page.ask('saved', {})).toEqual({ ok: true, value: [] });
  });

  it('gives way to a game at one screen', async () => {
    const at = table();
    const server = new Server(1);
    await at.ask('joined', server.sendAll('blue'));
    const now = await at.open(1);
    expect(now).toMatchObject({ online: null, looking: null });
    expect(
      await at.ask(
        'changed',
        server.send('blue', () => undefined),
      ),
    ).toEqual({ ok: false, code: 'no_game' });
  });

  it('saves a record of what the seat may know', async () => {
    const { server, first } = afterBids();
    const page = pageAt(server, first);
    await page.join();
    const reply = await page.ask('record', { whole: false });
    expect(reply).toMatchObject({
      ok: true,
      value: { text: expect.stringContaining(first), name: expect.any(String) },
    });
    expect(JSON.stringify(reply)).toContain('draw ?');
  });
});
