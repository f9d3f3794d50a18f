import { seeded } from '@carillon/kit';
import { describe, expect, it } from 'vitest';
import { afterBids, table } from './table.ts';

describe('one screen, two hands', () => {
  it('begins covered if the first answer is secret', async () => {
    const now = await table().open(1);
    expect(now).toMatchObject({ looking: null, covered: true, options: [], asked: { seat: 'blue', step: 'bid' } });
  });

  it('lists the options for the seat that looks', async () => {
    const at = table();
    await at.open(1);
    const now = await at.look('blue');
    expect(now.covered).toBe(false);
    expect(now.options.map(({ text }) => text)).toEqual(['bid 0', 'bid 1', 'bid 2']);
    expect(now.options[1]).toEqual({ text: 'bid 1', verb: 'bid', args: ['1'] });
  });

  it('covers again when the other seat answers in secret', async () => {
    const at = table();
    await at.open(1);
    await at.look('blue');
    const now = await at.choose('blue', 'bid 1');
    expect(now).toMatchObject({ asked: { seat: 'red' }, covered: true, looking: null, options: [] });
  });

  it('never covers a question that needs no hand, and shows no hand then', async () => {
    const { now, first } = await afterBids();
    const { at } = await afterBids();
    const other = first === 'blue' ? 'red' : 'blue';
    const seen = await at.look(other);
    expect(now.covered).toBe(false);
    expect(seen).toMatchObject({ covered: false, looking: null });
    expect(seen.options.length).toBeGreaterThan(1);
  });

  it('P12: is covered again for its owner once the other side has answered, even if that needed no hand', async () => {
    const { at, first } = await afterBids();
    let now = await at.look(first);
    let interrupted = 0;
    const random = seeded(9);
    while (now.result === null && now.asked.seat !== null) {
      const { seat } = now.asked;
      const text = now.options[random.below(now.options.length)]?.text ?? '';
      const next = await at.choose(seat, text);
      const isOther = next.asked.seat !== seat;
      if (isOther) expect(next.looking).toBeNull();
      if (isOther && next.asked.seat !== null && !next.covered) interrupted++;
      now = next.asked.seat === null ? next : await shownTo(at, next);
    }
    expect(interrupted).toBeGreaterThan(0);
  });

  it('never lets the page have the other hand, nor the deck', async () => {
    const { at } = await afterBids();
    const blue = await at.look('blue');
    const drawn = blue.log.add.filter(({ entry }) => entry.type === 'draw');
    const journal = await at.ask('journal', {});
    expect(drawn).toHaveLength(2);
    expect(JSON.stringify({ blue, journal })).not.toMatch(new RegExp(hiddenFrom(blue)));
  });

  it('shows each seat its own draws in the log, from the first line on', async () => {
    const { at, first } = await afterBids();
    await at.look(null);
    const own = await at.look(first);
    const mine = own.log.add.filter(
      ({ entry }) => entry.type === 'draw' && entry.card !== undefined && entry.card !== '?',
    );
    expect(own.log.keep).toBe(0);
    expect(mine).toHaveLength(1);
  });
});

/** Uncovers the hand where the question needs it. */
const shownTo = async (
  at: ReturnType<typeof table>,
  now: Awaited<ReturnType<ReturnType<typeof table>['look']>>,
): Promise<typeof now> => (now.covered ? at.look(now.asked.seat) : now);

/** A pattern of the cards that the page must not contain: all cards not named in its view. */
function hiddenFrom(now: { readonly view: unknown }): string {
  const all = ['ambush-1', 'ambush-2', 'earthworks', 'reserves', 'guides-1', 'guides-2'];
  const text = JSON.stringify(now.view);
  return all.filter((card) => !text.includes(card)).join('|');
}

describe('a question about the position', () => {
  it('is answered by the rules, though the game is at no table here', async () => {
    const { title, rules, view } = await table().open(1);
    const ask = { title, rules, view, name: 'forces', args: { side: 'blue' } };
    expect(await table().ask('query', ask)).toEqual({ ok: true, value: { camp: 7 } });
  });

  it('is answered for a past position as it was then', async () => {
    const { at, now, first } = await afterBids();
    const home = first === 'blue' ? 'camp' : 'keep';
    const out = first === 'blue' ? 'wood' : 'hill';
    const march = [`march ${home}`, `take ${first}-guard`, 'done', `move ${out}`];
    const { title, rules, view } = await at.choose(first, ...march);
    const past = await at.ask('past', { number: now.length - 1 });
    const ask = { title, rules, name: 'forces', args: { side: first } };
    expect(await at.ask('query', { ...ask, view })).toEqual({ ok: true, value: { [home]: 4, [out]: 3 } });
    expect(past).toMatchObject({ ok: true });
    const then = past.ok ? (past.value as { view: unknown }).view : undefined;
    expect(await at.ask('query', { ...ask, view: then })).toEqual({ ok: true, value: { [home]: 7 } });
  });

  it('of a title, or about rules, that the page does not have is refused', async () => {
    const at = table();
    const { title, view } = await at.open(1);
    const ask = { title, rules: null, view, name: 'forces', args: { side: 'blue' } };
    const refused = { ok: false, code: 'other_rules' };
    expect(await at.ask('query', { ...ask, title: 'chess' })).toEqual(refused);
    expect(await at.ask('query', { ...ask, rules: 'r2' })).toEqual(refused);
  });

  it.each([
    ['that the rules do not know', 'weather', {}],
    ['named like what every object has', 'toString', {}],
    ['with bad arguments', 'forces', { side: 'green' }],
  ])('%s is refused', async (_what, name, args) => {
    const at = table();
    const { title, rules, view } = await at.open(1);
    expect(await at.ask('query', { title, rules, view, name, args })).toEqual({ ok: false, code: 'bad_query' });
  });
});

describe('choosing', () => {
  it('takes a plan in one message', async () => {
    const { at, first } = await afterBids();
    const home = first === 'blue' ? 'camp' : 'keep';
    const now = await at.choose(first, `march ${home}`, `take ${first}-guard`, `take ${first}-rangers`, 'done');
    expect(now).toMatchObject({ asked: { seat: first, step: 'next' }, left: [] });
  });

  it('stops a plan when it is no longer legal, and returns the rest', async () => {
    const { at, first } = await afterBids();
    const home = first === 'blue' ? 'camp' : 'keep';
    const now = await at.choose(first, `march ${home}`, 'take nobody', 'done');
    expect(now).toMatchObject({ asked: { step: 'muster' }, left: ['take nobody', 'done'] });
  });

  it('counts a lone answer that was taken for the player as its part of the plan', async () => {
    const { at, first } = await afterBids();
    const pieces = ['guard', 'rangers', 'militia-1', 'militia-2'].map((piece) => `take ${first}-${piece}`);
    const now = await at.choose(first, `march ${first === 'blue' ? 'camp' : 'keep'}`, ...pieces, 'done');
    expect(now).toMatchObject({ asked: { step: 'next' }, left: [] });
  });

  it('stops a plan as soon as another is asked', async () => {
    const { at, first } = await afterBids();
    const now = await at.choose(first, 'rest', 'rest');
    expect(now).toMatchObject({ asked: { seat: first === 'blue' ? 'red' : 'blue' }, left: ['rest'] });
  });

  it('stops a plan at dice or draws', async () => {
    const { at, first } = await afterBids();
    const second = first === 'blue' ? 'red' : 'blue';
    await at.choose(first, 'rest');
    const now = await at.choose(second, 'rest', 'bid 0');
    expect(now).toMatchObject({ asked: { step: 'bid' }, left: ['bid 0'] });
  });

  it.each([
    ['blue', 'bid 3', 0, 'not_in_list'],
    ['blue', 'bid', 0, 'malformed'],
    ['blue', 'bid 1', 1, 'stale'],
    ['green', 'bid 1', 0, 'not_your_turn'],
    ['chance', 'bid 1', 0, 'not_your_turn'],
  ])('refuses %s: %s (%i too late) with %s, and changes nothing', async (seat, text, late, code) => {
    const at = table();
    const before = await at.open(1);
    const reply = await at.ask('choose', { seat, choices: [text], seen: at.seen() - late });
    expect(reply).toEqual({ ok: false, code });
    expect((await at.look(null)).length).toBe(before.length);
  });

  it('refuses to play before a game is open', async () => {
    expect(await table().ask('choose', { seat: 'blue', choices: ['bid 1'], seen: 0 })).toEqual({
      ok: false,
      code: 'no_game',
    });
  });

  it('prepares a title that it has, and opens no game', async () => {
    const at = table();
    expect(await at.ask('prepare', { title: 'skirmish' })).toEqual({ ok: true, value: null });
    expect(await at.ask('prepare', { title: 'chess' })).toEqual({ ok: false, code: 'unknown_title' });
    expect(await at.ask('look', { seat: null })).toEqual({ ok: false, code: 'no_game' });
  });

  it('refuses a title and a scenario that it does not have', async () => {
    expect(await table().ask('open', { title: 'chess', scenario: 'long-day', options: null, seed: 1 })).toEqual({
      ok: false,
      code: 'unknown_title',
    });
    expect(await table().ask('open', { title: 'skirmish', scenario: 'dawn', options: null, seed: 1 })).toEqual({
      ok: false,
      code: 'broken',
    });
  });
});

describe('gathering a force', () => {
  const gather = async (wish: string[], home = 'camp') => {
    const { at, first } = await afterBids();
    await at.choose(first, `march ${first === 'blue' ? home : 'keep'}`);
    const pieces = wish.map((piece) => `${first}-${piece}`);
    const reply = await at.ask('gather', { verb: 'take', done: 'done', wish: pieces });
    return JSON.parse(JSON.stringify(reply).replaceAll(`${first}-`, ''));
  };

  it('plans the choices in the engine’s order, whatever the order of the wish', async () => {
    expect(await gather(['rangers', 'guard'])).toEqual({
      ok: true,
      value: { taken: ['rangers', 'guard'], plan: ['take guard', 'take rangers', 'done'], complete: true },
    });
  });

  it('leaves out what the rules do not allow', async () => {
    expect(await gather(['dragoons', 'guard'])).toMatchObject({ value: { taken: ['guard'] } });
  });

  it('says that an empty force is not a force', async () => {
    expect(await gather([])).toEqual({ ok: true, value: { taken: [], plan: [], complete: false } });
  });
});

describe('taking back', () => {
  it('takes back the last choice, whichever side is to choose now, and makes it again', async () => {
    const { at, first, now } = await afterBids();
    const marching = await at.choose(first, `march ${first === 'blue' ? 'camp' : 'keep'}`);
    expect(marching.undo).toEqual({ seat: first, choices: 1 });
    const back = await at.undo();
    expect(back).toMatchObject({ asked: now.asked, options: now.options, redo: first });
    const again = await at.redo();
    expect(again).toMatchObject({ asked: marching.asked, options: marching.options, redo: null });
  });

  it('takes back a whole action at once, and makes it again at once', async () => {
    const { at, first, now } = await afterBids();
    const home = first === 'blue' ? 'camp' : 'keep';
    const marching = await at.choose(first, `march ${home}`, `take ${first}-guard`, 'done');
    expect(marching.undo).toEqual({ seat: first, choices: 3, action: 3 });
    const back = await at.restart();
    expect(back).toMatchObject({ asked: now.asked, options: now.options, undo: { bar: 'undo_past_reveal' } });
    const again = await at.redo();
    expect(again).toMatchObject({ asked: marching.asked, options: marching.options, redo: null });
  });

  it('takes back only what the side that chose last has chosen, though the other is asked', async () => {
    const { at, first, now } = await afterBids();
    const second = first === 'blue' ? 'red' : 'blue';
    const passed = await at.choose(first, 'rest');
    expect(passed).toMatchObject({ asked: { seat: second }, undo: { seat: first, choices: 1 } });
    expect(await at.undo()).toMatchObject({ asked: now.asked, options: now.options });
    await at.choose(first, 'rest');
    const both = await at.choose(second, `march ${second === 'blue' ? 'camp' : 'keep'}`);
    expect(both.undo).toEqual({ seat: second, choices: 1 });
    expect((await at.restart()).undo).toEqual({ seat: first, choices: 1 });
  });

  it('says why nothing can be taken back', async () => {
    const at = table();
    const now = await at.open(1);
    expect(now.undo).toEqual({ bar: 'nothing_to_undo' });
    expect(await at.ask('undo', { seen: now.length, action: false })).toEqual({ ok: false, code: 'nothing_to_undo' });
    expect(await at.ask('redo', { seen: now.length })).toEqual({ ok: false, code: 'nothing_to_redo' });
  });

  it('forgets choices taken back as soon as another is made', async () => {
    const { at, first } = await afterBids();
    await at.choose(first, `march ${first === 'blue' ? 'camp' : 'keep'}`);
    await at.undo();
    const now = await at.choose(first, 'rest');
    expect(now.redo).toBeNull();
  });

  it('cuts the page’s log back to the line in force', async () => {
    const { at, first } = await afterBids();
    const home = first === 'blue' ? 'camp' : 'keep';
    const to = first === 'blue' ? 'wood' : 'hill';
    const before = await at.choose(first, `march ${home}`, `take ${first}-guard`, 'done');
    const moved = await at.choose(first, `move ${to}`);
    expect(moved.log.add.map(({ entry }) => entry.type)).toContain('move');
    const back = await at.undo();
    expect(back.log.add).toEqual([]);
    expect(back.log.keep).toBe(before.log.keep + before.log.add.length);
  });
});
