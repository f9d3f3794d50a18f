/** What players do besides choosing: undo, agree, resign, set standing answers. */

import { verifyDice } from '@carillon/dice';
import { isUndo, readRecord } from '@carillon/flow';
import { seeded } from '@carillon/kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { skirmish } from '../../../flow/test/skirmish/index.ts';
import { BLUE, GUEST, LIVE, type Page, playOn, RED, Venue } from '../venue.ts';

let here: Venue;
let game: string;
let blue: Page;
let red: Page;

beforeEach(async () => {
  here = await Venue.open();
  game = await here.begin();
  ({ blue, red } = await here.seated(game));
});
afterEach(async () => {
  expect(here.troubles).toEqual([]);
  await here.close();
});

/** Plays on until a choice of the returned player is followed by a roll. */
async function untilRolled(): Promise<Page> {
  const random = seeded(31);
  for (;;) {
    const before = blue.known.seq;
    const page = blue.known.awaited.includes('blue') ? blue : red;
    await playOn([blue, red], random, 1);
    const entries = blue.known.journal.slice(before);
    if (blue.known.status === 'over') throw new Error('the game ended too early');
    if (entries.some(({ who }) => who === 'chance') && blue.known.awaited.length === 1) return page;
  }
}

const other = (page: Page): Page => (page === blue ? red : blue);

describe('a choice', () => {
  test('can be undone freely before it has consequences, on all screens', async () => {
    await playOn([blue, red], seeded(1), 2);
    const page = blue.known.awaited.includes('blue') ? blue : red;
    const { view } = page.known;
    await page.choose(page.choices().find((text) => text.startsWith('march')) ?? '');
    expect(await page.ask({ type: 'undo', game, seen: page.known.seq })).toMatchObject({ type: 'done' });
    expect(page.known.view).toEqual(view);
    expect(other(page).known.journal).toHaveLength(page.known.seq);
  });

  test('cannot be undone freely past a roll', async () => {
    const page = await untilRolled();
    expect(await page.ask({ type: 'undo', game, seen: page.known.seq })).toMatchObject({ type: 'refused' });
  });

  test.each([
    ['of the other side', () => other(playing())],
    ['by somebody who only looks on', () => here.page(GUEST)],
    ['by nobody', () => here.page()],
  ])('%s is refused', async (_what, who) => {
    await playOn([blue, red], seeded(1), 2);
    const page = playing();
    const [choice = ''] = page.choices();
    const seen = page.known.seq;
    const codes = ['not_your_turn', 'not_seated', 'signed_out'];
    const answer = await who().ask({ type: 'choose', game, choices: [choice], seen });
    expect(answer).toMatchObject({ type: 'refused', code: expect.toBeOneOf(codes) });
    expect(page.known.seq).toBe(seen);
  });

  test('by a player who has not seen the last entry is refused', async () => {
    await playOn([blue, red], seeded(1), 2);
    const page = playing();
    const choices = page.choices().slice(0, 1);
    const answer = await page.ask({ type: 'choose', game, choices, seen: page.known.seq - 1 });
    expect(answer).toMatchObject({ code: 'stale' });
  });
});

describe('P2: a takeback is shown', () => {
  test('to both sides, with the log of what was taken back, now and when they come again', async () => {
    const page = await untilRolled();
    const { seq, log } = page.known;
    await page.ask({ type: 'propose', game, kind: 'takeback', seen: seq });
    await other(page).ask({ type: 'answer', game, kind: 'takeback', agree: true });
    const gone = log.filter(({ number }) => !page.known.log.some((line) => line.number === number));
    expect(gone.length).toBeGreaterThan(0);
    for (const each of [blue, red, here.page(GUEST)]) {
      await each.join(game);
      expect(each.known.takenBack.map(({ number }) => number)).toEqual([seq]);
    }
    expect(page.known.takenBack[0]?.log).toEqual(gone);
    const reported = page.heard.find((message) => message.type === 'changed' && message.takenBack.length > 0);
    expect(reported).toMatchObject({ takenBack: [{ number: seq, log: gone }] });
  });

  test('even if it was free', async () => {
    await playOn([blue, red], seeded(1), 2);
    const page = playing();
    await page.choose(page.choices().find((text) => text.startsWith('march')) ?? '');
    const { seq } = page.known;
    await page.ask({ type: 'undo', game, seen: seq });
    await other(page).join(game);
    expect(other(page).known.takenBack).toMatchObject([{ number: seq }]);
    expect(other(page).known.journal[seq]).not.toHaveProperty('agreed');
  });
});

const playing = (): Page => (blue.known.awaited.includes('blue') ? blue : red);

describe('a takeback past a roll', () => {
  test('needs the other side’s consent, and shows what was rolled; then the dice differ', async () => {
    const page = await untilRolled();
    const { seq } = page.known;
    expect(await page.ask({ type: 'propose', game, kind: 'takeback', seen: seq })).toMatchObject({ type: 'done' });
    expect(other(page).known.proposals).toMatchObject([{ kind: 'takeback', by: page.known.seat }]);
    expect(await page.ask({ type: 'answer', game, kind: 'takeback', agree: true })).toMatchObject({
      code: 'own_proposal',
    });
    await other(page).ask({ type: 'answer', game, kind: 'takeback', agree: true });
    expect(page.known.journal.slice(0, seq)).toHaveLength(seq);
    expect(page.known.journal[seq]).toMatchObject({ who: page.known.seat, agreed: other(page).known.seat });
    expect(page.known.journal.slice(seq).some(isUndo)).toBe(true);
    expect(page.known.proposals).toEqual([]);
    await playOn([blue, red], seeded(2));
    expect(page.known.status).toBe('over');
    const record = readRecord(skirmish, (await here.games.reading.record(game, GUEST, undefined)) ?? '');
    expect(record.dice).toEqual(page.known.dice);
    expect(record.dice && verifyDice(skirmish, record, record.dice)).toMatchObject({ ok: true });
  });

  test('lapses when the game goes on', async () => {
    const page = await untilRolled();
    await page.ask({ type: 'propose', game, kind: 'takeback', seen: page.known.seq });
    await playOn([blue, red], seeded(3), 1);
    expect(page.known.proposals).toEqual([]);
    const late = await other(page).ask({ type: 'answer', game, kind: 'takeback', agree: true });
    expect(late).toMatchObject({ code: 'no_proposal' });
  });

  test('can be declined, and nothing happens', async () => {
    const page = await untilRolled();
    const { seq } = page.known;
    await page.ask({ type: 'propose', game, kind: 'takeback', seen: seq });
    await other(page).ask({ type: 'answer', game, kind: 'takeback', agree: false });
    expect(page.known.proposals).toEqual([]);
    expect(page.known.seq).toBe(seq);
  });

  test('of the other side’s choice cannot be proposed', async () => {
    const page = await untilRolled();
    const theirs = page.known.journal.findIndex(({ who }) => who === other(page).known.seat);
    const ask = { type: 'propose', game, kind: 'takeback', seen: page.known.seq, to: theirs } as const;
    expect(await page.ask(ask)).toMatchObject({ code: 'nothing_to_undo' });
  });

  test('is not possible at a table without takebacks', async () => {
    const strict = await here.begin({ takebacks: false });
    const pages = await here.seated(strict);
    const ask = { type: 'propose', game: strict, kind: 'takeback', seen: pages.blue.known.seq } as const;
    expect(await pages.blue.ask(ask)).toMatchObject({ code: 'no_takeback' });
  });
});

describe('a game ends', () => {
  test('when one side resigns: the other wins, and the secret of the dice is published', async () => {
    await red.ask({ type: 'resign', game });
    expect(blue.known).toMatchObject({ status: 'over', result: { winner: 'blue', rule: 'resigned' } });
    expect(blue.known.dice.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await blue.choose('anything')).toMatchObject({ code: 'game_over' });
  });

  test('as a draw when both agree', async () => {
    await red.ask({ type: 'propose', game, kind: 'draw', seen: red.known.seq });
    expect(blue.known.status).toBe('running');
    await blue.ask({ type: 'answer', game, kind: 'draw', agree: true });
    expect(red.known.result).toEqual({ winner: null, rule: 'agreed' });
  });

  test('not by a claim while the other side has time', async () => {
    expect(await blue.ask({ type: 'claim', game, how: 'win' })).toMatchObject({ code: 'not_overdue' });
  });
});

describe('the record of a game', () => {
  test('in a running game shows what its reader may know, and nothing of the dice', async () => {
    const record = readRecord(skirmish, (await here.games.reading.record(game, RED, undefined)) ?? '');
    expect(record).toMatchObject({ seenBy: 'red', end: null, journal: red.known.journal });
    expect(record.dice).toBeUndefined();
    const looked = readRecord(skirmish, (await here.games.reading.record(game, undefined, undefined)) ?? '');
    expect(looked.seenBy).toBe('spectator');
  });

  test('shows that a game was resigned', async () => {
    await red.ask({ type: 'resign', game });
    const record = readRecord(skirmish, (await here.games.reading.record(game, undefined, undefined)) ?? '');
    expect(record.end).toEqual({ winner: 'blue', rule: 'resigned' });
    expect(record.journal).toEqual(blue.known.journal);
  });

  test('of a private game is not shown to others', async () => {
    const hidden = await here.begin({ access: 'private' });
    expect(await here.games.reading.record(hidden, GUEST, undefined)).toBeUndefined();
    expect(await here.games.reading.record(hidden, RED, undefined)).toContain('seen-by red');
  });
});

describe('standing answers', () => {
  test('are shown only to their own seat, and survive a restart of the server', async () => {
    const answer = await red.ask({ type: 'stand', game, passes: [{ moment: 'battle' }] });
    expect(answer).toMatchObject({ type: 'done', made: 1 });
    expect(red.known.standing).toEqual([{ moment: 'battle' }]);
    expect(JSON.stringify(blue.heard)).not.toContain('"moment":"battle"');
    const again = await Venue.open({ store: here.store });
    const pages = await again.seated(game);
    expect(pages.red.known.standing).toEqual([{ moment: 'battle' }]);
    expect(pages.blue.known.standing).toEqual([]);
    await again.games.close();
  });
});

describe('the wish to be asked before the turn ends', () => {
  test('is shown only to its own seat, stays until it is withdrawn, and survives a restart of the server', async () => {
    await red.ask({ type: 'stand', game, passes: [], asksLast: true });
    expect([red.known.asksLast, blue.known.asksLast]).toEqual([true, false]);
    await red.ask({ type: 'stand', game, passes: [{ moment: 'battle' }] });
    expect(red.known.asksLast).toBe(true);
    const again = await Venue.open({ store: here.store });
    const pages = await again.seated(game);
    expect([pages.red.known.asksLast, pages.blue.known.asksLast]).toEqual([true, false]);
    await pages.red.ask({ type: 'stand', game, passes: [], asksLast: false });
    expect(pages.red.known.asksLast).toBe(false);
    await again.games.close();
  });
});

describe('in live play a window that passes by itself', () => {
  test('stays open for an unpredictable time, then is passed', async () => {
    const live = await here.begin({ pace: LIVE });
    const pages = await here.seated(live);
    const both = [pages.blue, pages.red];
    for (const page of both) {
      await page.ask({ type: 'stand', game: live, passes: [{ moment: 'battle' }, { moment: 'interception' }] });
    }
    const held = await untilHeld(live, both);
    const { seq } = held.known;
    here.clock.pass(1400);
    await here.games.refresh(live);
    expect(held.known.seq).toBe(seq);
    here.clock.pass(5000);
    await here.games.refresh(live);
    expect(held.known.seq).toBeGreaterThan(seq);
    expect(theOther(held, both).known.journal[seq]).not.toHaveProperty('auto');
  });
});

const theOther = (page: Page, pages: readonly Page[]): Page => pages.find((each) => each !== page) ?? page;

/** Plays until a window is open that will pass automatically; returns its seat's page. */
async function untilHeld(id: string, pages: readonly Page[]): Promise<Page> {
  const random = seeded(77);
  for (let i = 0; i < 200; i++) {
    const row = await here.store.db.selectFrom('game').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const page = pages.find(({ known }) => known.awaited.includes(known.seat ?? ''));
    if (page === undefined) throw new Error('the game ended too early');
    if (row.passes_at !== null) return page;
    const marches = page.choices().filter((text) => /march|onward|enter|attack/.test(text));
    const list = marches.length > 0 ? marches : page.choices();
    await page.choose(list[random.below(list.length)] ?? '');
  }
  throw new Error('no window was held');
}

describe('alone', () => {
  test('one player plays both sides, and sees what the side to choose sees', async () => {
    const made = await here.opened({ solo: true });
    expect(made.status).toBe('running');
    const page = await here.page(BLUE).join(made.id);
    const random = seeded(5);
    for (let i = 0; i < 200 && page.known.status === 'running'; i++) {
      const list = page.choices();
      expect(await page.choose(list[random.below(list.length)] ?? '')).toMatchObject({ type: 'done' });
    }
    expect(page.known.status).toBe('over');
    expect((await here.page(RED).join(made.id)).heard.at(-1)).toMatchObject({ code: 'no_game' });
  });
});
