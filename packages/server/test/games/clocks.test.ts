/** Nobody can stop a live clock: its time left and its time charged add up to the time its side was asked (N2). */
import { HOUR, MINUTE, type Random, SECOND, seeded } from '@carillon/kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LIVE, type Page, Venue } from '../venue.ts';
import { isAsked, Sides, seatOf } from './sides.ts';

let here: Venue;
beforeEach(async () => {
  here = await Venue.open();
});
afterEach(async () => {
  expect(here.troubles).toEqual([]);
  await here.close();
});

const leftOf = (page: Page): number => page.known.clocks.left[seatOf(page)] ?? 0;
const isWindow = (page: Page): boolean => page.choices().includes('pass');

/** Two pages of a game that has come to a window in which a player can play something. */
async function atWindow(): Promise<{ readonly asked: Page; readonly other: Page }> {
  const random = seeded(77);
  for (let games = 0; games < 30; games++) {
    const game = await here.begin({ pace: LIVE });
    const { blue, red } = await here.seated(game);
    for (;;) {
      const asked = [blue, red].find(isAsked);
      if (asked === undefined) break;
      if (isWindow(asked) && asked.choices().length > 1) return { asked, other: asked === blue ? red : blue };
      const choices = asked.choices();
      const bold = choices.filter((text) => /march|onward|enter|attack/.test(text));
      const list = bold.length > 0 ? bold : choices;
      await asked.choose(list[random.below(list.length)] ?? '');
    }
  }
  throw new Error('no window was open');
}

/** A window in which an answer can be given and taken back. */
async function atUndoable(): Promise<{ readonly asked: Page; readonly answer: string }> {
  for (let tries = 0; tries < 30; tries++) {
    const { asked } = await atWindow();
    const answer = asked.choices().find((text) => text !== 'pass') ?? '';
    await asked.choose(answer);
    if ((await undo(asked)).type === 'done') return { asked, answer };
  }
  throw new Error('no answer could be taken back');
}

const stand = (page: Page) => page.ask({ type: 'stand', game: page.known.game, passes: [] });
const propose = (page: Page) =>
  page.ask({ type: 'propose', game: page.known.game, kind: 'draw', seen: page.known.seq });
const withdraw = (page: Page) => page.ask({ type: 'answer', game: page.known.game, kind: 'draw', agree: false });
const undo = (page: Page) => page.ask({ type: 'undo', game: page.known.game, seen: page.known.seq });

describe('a player in a window', () => {
  test.each([
    ['says again and again what to pass ahead', stand],
    ['proposes a draw and withdraws it', async (page: Page) => [await propose(page), await withdraw(page)]],
  ])('who %s loses the time all the same', async (_, act) => {
    const { asked } = await atWindow();
    const before = leftOf(asked);
    for (let i = 0; i < 5; i++) {
      here.clock.pass(45 * SECOND);
      await act(asked);
    }
    await asked.choose('pass');
    expect(leftOf(asked)).toBeLessThanOrEqual(before - 225 * SECOND + 30 * SECOND);
  });

  test('who does so all the time loses on time', async () => {
    const { asked, other } = await atWindow();
    for (let i = 0; i < 400 && asked.known.status === 'running'; i++) {
      here.clock.pass(5 * SECOND);
      await here.sweep.round();
      if (i % 9 === 0 && asked.known.status === 'running') await stand(asked);
    }
    expect(asked.known.result).toMatchObject({ winner: seatOf(other), rule: 'time' });
  });

  test('has a minute free for the window, however often the answer is taken back', async () => {
    const { asked, answer } = await atUndoable();
    const before = leftOf(asked);
    for (let i = 0; i < 4; i++) {
      here.clock.pass(40 * SECOND);
      await asked.choose(answer);
      expect(await undo(asked)).toMatchObject({ type: 'done' });
    }
    here.clock.pass(SECOND);
    await asked.choose('pass');
    expect(leftOf(asked)).toBeLessThanOrEqual(before - 160 * SECOND + 30 * SECOND);
  });
});

/** A period in which a side was asked, at this length of the journal. */
interface Asked {
  readonly place: number;
  readonly seq: number;
  readonly ms: number;
}

/**
 * The time for which each side was asked, measured from outside: time that an undo makes pointless is not counted for
 * the other side.
 */
class AskedTime {
  private all: Asked[] = [];

  pass(places: readonly number[], seq: number, ms: number): void {
    for (const place of places) this.all.push({ place, seq, ms });
  }

  /**
   * A side has taken back all entries from one on; `asked`: the places asked then, `length`: the length of the journal
   * before.
   */
  undo(by: number, from: number, asked: readonly number[], length: number): void {
    const isFor = ({ place, seq }: Asked): boolean =>
      place === by || seq < from || (seq === length && asked.includes(place));
    this.all = this.all.filter(isFor);
  }

  of(place: number): number {
    return this.all.filter((each) => each.place === place).reduce((sum, { ms }) => sum + ms, 0);
  }
}

const NIGHT = {
  zone: 'Asia/Kolkata',
  sleepFrom: 0,
  sleepTo: 12 * 60,
  away: [{ first: '2027-01-01', last: '2027-01-20' }],
};

/** Sends a message of any kind, or seats another player; refused messages are part of the test. */
async function anything(sides: Sides, random: Random): Promise<void> {
  const place = random.below(2);
  const page = sides.at(place);
  switch (random.below(11)) {
    case 0:
      return void (await stand(page));
    case 1:
      return void (await propose(page));
    case 2:
      return void (await withdraw(page));
    case 3:
      return void (await undo(page));
    case 4:
      await page.ask({ type: 'propose', game: sides.id, kind: 'takeback', seen: page.known.seq });
      return void (await sides.answer(1 - place, 'takeback', random.below(2) === 0));
    case 5:
      return sides.standIn(place);
    case 6:
      return random.below(4) === 0 ? sides.takeOver(place) : sides.rest(place, NIGHT);
    default:
      return sides.choose(place);
  }
}

/**
 * The time that each place of a game has lost, gained and been given free, according to the store, compared with the
 * time it was asked.
 */
async function account(sides: Sides, asked: AskedTime): Promise<void> {
  const { db } = sides.here.store;
  const { since } = await sides.row();
  const seats = await db.selectFrom('seat').selectAll().orderBy('place').execute();
  const charges = await db.selectFrom('charge').selectAll().execute();
  for (const place of [0, 1]) {
    const own = charges.filter((row) => row.place === place);
    const sum = (of: (row: (typeof own)[number]) => number): number => own.reduce((all, row) => all + of(row), 0);
    const running = sides.asked.includes(place) ? sides.here.clock.now() - (since ?? 0) : 0;
    expect(sum((row) => row.spent + (row.free ?? 0)) + running).toBe(asked.of(place));
    expect(seats[place]?.clock_left).toBe(HOUR - sum((row) => row.spent) + sum((row) => row.gained));
    for (const row of own) expect(row.free).toBeLessThanOrEqual(MINUTE);
  }
}

test.each([1, 2, 3, 4, 5, 6])(
  'whatever is sent and whoever sits there, the time charged, left free and running is the time asked (%i)',
  async (seed) => {
    const random = seeded(seed);
    const pace = { kind: 'live', initial: HOUR, increment: 10 * SECOND } as const;
    const sides = await Sides.open({ pace }, random);
    const asked = new AskedTime();
    for (let i = 0; i < 200 && sides.known.status === 'running'; i++) {
      if (random.below(10) === 0) await sides.stop(random.below(3) * HOUR + MINUTE);
      const ms = random.below(80) * SECOND;
      asked.pass(sides.asked, sides.known.seq, ms);
      await sides.goBy(ms);
      const length = sides.known.seq;
      await anything(sides, random);
      for (const entry of sides.known.journal.slice(length)) {
        if ('undo' in entry) asked.undo(entry.who === seatOf(sides.at(0)) ? 0 : 1, entry.undo, sides.asked, length);
      }
      if (sides.known.status === 'running') await account(sides, asked);
    }
    expect(sides.known.seq).toBeGreaterThan(10);
    expect(await sides.close()).toEqual([]);
  },
);
