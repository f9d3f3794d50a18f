/** The effects of time on a server's games: clocks run out, players are away, servers are down. */
import { DAY, MINUTE, seeded } from '@carillon/kit';
import type { Pace } from '@carillon/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { REST } from '../../src/store/columns.ts';
import { TestClock } from '../clock.ts';
import { BLUE, GUEST, LIVE, type Page, playOn, RED, SLOW, Venue } from '../venue.ts';

let here: Venue;
beforeEach(async () => {
  here = await Venue.open();
});
afterEach(async () => {
  expect(here.troubles).toEqual([]);
  await here.close();
});

/** Lets time pass while another server is running. */
async function goBy(ms: number): Promise<void> {
  here.clock.pass(ms);
  await here.store.db.updateTable('pulse').set({ at: here.clock.now() }).execute();
}

/** Lets time pass in steps, doing what is due after each. */
async function pass(ms: number, step = 15_000): Promise<void> {
  for (let left = ms; left > 0; left -= step) {
    await goBy(Math.min(left, step));
    await here.sweep.round();
  }
}

async function begun(changes: Parameters<Venue['begin']>[0]): Promise<{ id: string; blue: Page; red: Page }> {
  await here.heart.beat();
  const id = await here.begin(changes);
  const pages = await here.seated(id);
  // Both have bid: from here on one side is asked.
  await playOn([pages.blue, pages.red], seeded(1), 2);
  return { id, ...pages };
}

const BLITZ: Pace = { kind: 'live', initial: MINUTE, increment: 0 };

/** The time left to the side of a page. */
const leftOf = (page: Page): number => (page.known.clocks.due ?? 0) - here.clock.now();

/** Makes the store unavailable until the returned function is called. */
function away({ store }: Venue): () => void {
  const { transact } = store;
  const gone = (): never => {
    throw new Error('the store is away');
  };
  Object.assign(store, { transact: gone });
  return () => void Object.assign(store, { transact });
}

const asked = ({ blue, red }: { blue: Page; red: Page }): { slow: Page; other: Page } =>
  blue.known.awaited.includes('blue') ? { slow: blue, other: red } : { slow: red, other: blue };

describe('in live play', () => {
  test('a player whose clock runs out loses within a minute, without anybody’s action', async () => {
    const play = await begun({ pace: LIVE });
    const { slow, other } = asked(play);
    const { due } = slow.known.clocks;
    await pass((due ?? 0) - here.clock.now() - 1000);
    expect(other.known.status).toBe('running');
    await pass(MINUTE);
    expect(other.known.result).toEqual({ winner: other.known.seat, rule: 'time' });
  });

  test('a choice that comes too late is refused', async () => {
    const play = await begun({ pace: LIVE });
    const { slow } = asked(play);
    await goBy((slow.known.clocks.due ?? 0) - here.clock.now() + 1);
    expect(await slow.choose(slow.choices()[0] ?? '')).toMatchObject({ code: 'game_over' });
  });

  test('each side has what it had, minus what it used, on all screens', async () => {
    const play = await begun({ pace: LIVE });
    const { slow, other } = asked(play);
    const before = slow.known.clocks.left[slow.known.seat ?? ''] ?? 0;
    await goBy(90_000);
    await slow.choose(slow.choices()[0] ?? '');
    const increment = slow.known.awaited.includes(slow.known.seat ?? '') ? 0 : 30_000;
    expect(slow.known.clocks.left[slow.known.seat ?? '']).toBe(before - 90_000 + increment);
    expect(other.known.clocks.left).toEqual(slow.known.clocks.left);
  });
});

describe('in correspondence play', () => {
  test('the first question also has its days', async () => {
    const { blue, red } = await here.seated(await here.begin({ pace: SLOW }));
    const due = here.clock.now() + 3 * DAY;
    expect([blue.known.clocks.due, red.known.clocks.due]).toEqual([due, due]);
    await pass(3 * DAY + MINUTE, 6 * 3600_000);
    expect(blue.known.clocks.overdue).toBe(true);
  });

  test('a player whose days are up has not lost yet: the other may claim the win', async () => {
    const play = await begun({ pace: SLOW });
    const { slow, other } = asked(play);
    await pass(3 * DAY - MINUTE, 6 * 3600_000);
    expect(other.known.clocks.overdue).toBe(false);
    await pass(2 * MINUTE);
    expect(other.known.clocks.overdue).toBe(true);
    expect(await slow.ask({ type: 'claim', game: play.id, how: 'win' })).toMatchObject({ code: 'not_overdue' });
    await other.ask({ type: 'claim', game: play.id, how: 'win' });
    expect(slow.known.result).toEqual({ winner: other.known.seat, rule: 'abandoned' });
  });

  test('the end of its days is recorded once, whichever of two servers notices it', async () => {
    const { id, red } = await begun({ pace: SLOW });
    const other = await Venue.open({ store: here.store, clock: here.clock });
    const row = () => here.store.db.selectFrom('game').select(['overdue', 'updated']).where('id', '=', id).execute();
    await other.page(BLUE).join(id);
    await goBy(3 * DAY + MINUTE);
    await Promise.all([here.games.tick(id), other.games.tick(id)]);
    expect(await row()).toEqual([{ overdue: 1, updated: here.clock.now() }]);
    await goBy(MINUTE);
    await Promise.all([here.games.tick(id), other.games.tick(id)]);
    expect(await row()).toEqual([{ overdue: 1, updated: here.clock.now() - MINUTE }]);
    await here.games.refresh(id);
    expect(red.known.clocks.overdue).toBe(true);
    expect(other.troubles).toEqual([]);
    await other.games.close();
  });

  test('and it is a later version of the game, though the clock of another server was ahead', async () => {
    const { id } = await begun({ pace: SLOW });
    const ahead = here.clock.now() + 30 * DAY;
    await here.store.db.updateTable('game').set({ updated: ahead }).where('id', '=', id).execute();
    await goBy(3 * DAY + MINUTE);
    await here.games.tick(id);
    const row = here.store.db.selectFrom('game').select(['overdue', 'updated']).where('id', '=', id);
    expect(await row.execute()).toEqual([{ overdue: 1, updated: ahead + 1 }]);
  });

  test('or another player takes the seat, and the game goes on', async () => {
    const play = await begun({ pace: SLOW });
    const { slow, other } = asked(play);
    await pass(3 * DAY + MINUTE, 6 * 3600_000);
    const left = slow.known.seat ?? '';
    await other.ask({ type: 'claim', game: play.id, how: 'replace' });
    expect(other.known.players[left]).toBeNull();
    expect(slow.known.seat).toBeNull();
    expect(await slow.choose(slow.choices()[0] ?? '')).toMatchObject({ code: 'not_seated' });
    expect(await here.tables.join(GUEST, play.id, { seat: null, value: '' })).toMatchObject({ status: 'running' });
    const fresh = await here.page(GUEST).join(play.id);
    expect(fresh.known.clocks.due).toBe(here.clock.now() + 3 * DAY);
    await playOn([other, fresh], seeded(4));
    expect(other.known.status).toBe('over');
  });

  test('a late answer counts', async () => {
    const play = await begun({ pace: SLOW });
    const { slow, other } = asked(play);
    await pass(3 * DAY + MINUTE, 6 * 3600_000);
    await slow.choose(slow.choices()[0] ?? '');
    expect(slow.known.clocks.overdue).toBe(false);
    expect(await other.ask({ type: 'claim', game: play.id, how: 'win' })).toMatchObject({ code: 'not_overdue' });
  });

  test('the days run on through several choices in one turn', async () => {
    const play = await begun({ pace: SLOW });
    const { slow } = asked(play);
    const { due } = slow.known.clocks;
    await goBy(DAY);
    const march = slow.choices().find((text) => text.startsWith('march')) ?? '';
    await slow.choose(march);
    if (slow.known.awaited.includes(slow.known.seat ?? '')) expect(slow.known.clocks.due).toBe(due);
  });

  test('hours of sleep and days away are those of the player asked', async () => {
    const away = [{ first: '2027-01-01', last: '2027-01-05' }];
    const rest_json = REST.write({ zone: 'UTC', sleepFrom: 0, sleepTo: 0, away });
    await here.store.db.insertInto('rest').values({ account_id: RED.account, rest_json }).execute();
    await here.store.db.insertInto('rest').values({ account_id: BLUE.account, rest_json }).execute();
    const { blue } = await begun({ pace: SLOW });
    expect(blue.known.clocks.due).toBe(Date.UTC(2027, 0, 9));
  });
});

describe('while no server ran', () => {
  test('no clock ran', async () => {
    const play = await begun({ pace: LIVE });
    const { slow } = asked(play);
    const left = slow.known.clocks.left[slow.known.seat ?? ''] ?? 0;
    await pass(30_000);
    here.clock.pass(5 * DAY);
    const again = await Venue.open({ store: here.store, clock: here.clock });
    expect(await again.heart.beat()).toBe(5 * DAY);
    await again.sweep.round();
    const page = await again.page(slow.who).join(play.id);
    expect(page.known.status).toBe('running');
    expect(page.known.clocks.left[slow.known.seat ?? '']).toBe(left - 30_000);
    expect(again.troubles).toEqual([]);
    await again.games.close();
  });

  test('and the time is given back once, however many servers start', async () => {
    await begun({ pace: LIVE });
    here.clock.pass(DAY);
    expect(await here.heart.beat()).toBe(DAY);
    expect(await here.heart.beat()).toBe(0);
  });

  test('a short pause does not count as time without a server', async () => {
    await begun({ pace: LIVE });
    here.clock.pass(15_000);
    expect(await here.heart.beat()).toBe(0);
  });
});

/** Two minutes without news of the server. */
const GAP = 120_000;

describe('a live clock is not charged', () => {
  test('while the process was suspended: the first choice after it is accepted (S3)', async () => {
    const play = await begun({ pace: BLITZ });
    const { slow } = asked(play);
    const left = leftOf(slow);
    const seat = slow.known.seat ?? '';
    here.clock.pass(GAP);
    expect(await slow.choose(slow.choices()[0] ?? '')).toMatchObject({ type: 'done' });
    expect(slow.known.status).toBe('running');
    expect(slow.known.clocks.left[seat]).toBe(left);
  });

  test('nor if the server itself is the first to look afterwards', async () => {
    const play = await begun({ pace: BLITZ });
    const { slow } = asked(play);
    here.clock.pass(GAP);
    await here.sweep.round();
    expect(slow.known.status).toBe('running');
    expect(leftOf(slow)).toBe(MINUTE);
  });

  test('while the store was away and choices were refused (S2)', async () => {
    const play = await begun({ pace: BLITZ });
    const { slow } = asked(play);
    const back = away(here);
    for (let at = 0; at < GAP; at += 5000) {
      here.clock.pass(5000);
      await expect(here.sweep.round()).rejects.toThrow('the store is away');
    }
    expect(await slow.choose(slow.choices()[0] ?? '')).toMatchObject({ code: 'broken' });
    back();
    (here.troubles as unknown[]).length = 0;
    await here.sweep.round();
    expect(slow.known.status).toBe('running');
    expect(leftOf(slow)).toBe(MINUTE);
  });

  test('if the clock is put forward', async () => {
    const play = await begun({ pace: LIVE });
    const { slow } = asked(play);
    const left = leftOf(slow);
    here.clock.pass(10_000);
    here.clock.jump(DAY);
    await here.sweep.round();
    expect(slow.known.status).toBe('running');
    expect(leftOf(slow)).toBe(left);
  });

  test('but it is charged if another server was running all the while', async () => {
    const play = await begun({ pace: LIVE });
    const { slow } = asked(play);
    const left = leftOf(slow);
    const other = await Venue.open({ store: here.store, clock: here.clock });
    for (let at = 0; at < GAP; at += 5000) {
      here.clock.pass(5000);
      await other.heart.beat();
    }
    await here.sweep.round();
    await slow.join(play.id);
    expect(slow.known.clocks.left[slow.known.seat ?? '']).toBe(left - GAP);
    await other.games.close();
  });

  test('and the gap is given back once, whichever of two servers wakes first', async () => {
    await begun({ pace: LIVE });
    const other = await Venue.open({ store: here.store, clock: here.clock });
    await other.heart.beat();
    here.clock.pass(GAP);
    expect([await here.heart.beat(), await other.heart.beat()]).toEqual([GAP, 0]);
    await other.games.close();
  });

  test('and a server gives nothing back if only its own clock has jumped', async () => {
    const ahead = new TestClock();
    await begun({ pace: LIVE });
    const other = await Venue.open({ store: here.store, clock: ahead });
    await other.heart.beat();
    for (const clock of [here.clock, ahead]) clock.pass(5000);
    await here.heart.beat();
    ahead.jump(DAY);
    expect(await other.heart.beat()).toBe(0);
    await other.games.close();
  });
});
