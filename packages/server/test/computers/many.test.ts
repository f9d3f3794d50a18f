/** Many games against computers: how many one account may open, and what waiting players are sent. */
import { HOUR, range } from '@carillon/kit';
import { afterEach, describe, expect, test } from 'vitest';
import type { Asker } from '../../src/computers/think.ts';
import { Refusal } from '../../src/refusals.ts';
import { BLUE, RED, SLOW, TABLE, type Venue } from '../venue.ts';
import { openHall, thinkersOf } from './hall.ts';

const AGAINST = { computer: 'recruit' } as const;

const open: Venue[] = [];
afterEach(async () => {
  for (const venue of open.splice(0)) await venue.games.close();
});

/** A hall whose thoughts hang until `think` is called, with the askers. */
async function hall(waits: Readonly<Record<string, number>> = {}) {
  const made = thinkersOf();
  const askers: Asker[] = [];
  const { think } = made.thinkers;
  let begin: (() => void) | undefined;
  const thinkers = {
    ...made.thinkers,
    think: async (...[task, asker]: Parameters<typeof think>) => {
      askers.push(asker);
      await new Promise<void>((done) => {
        begin = done;
      });
      return asker.isWanted?.() === false ? undefined : think(task, asker);
    },
    waitFor: (_level: string, account: string) => waits[account] ?? 0,
  };
  const opened = await openHall({ ...made, thinkers });
  open.push(opened.venue);
  return { ...opened, askers, begin: () => begin?.() };
}

const codeOf = async (made: Promise<unknown>): Promise<string> => {
  const outcome = await made;
  return outcome instanceof Refusal ? outcome.code : 'done';
};

describe('games against computers (N3)', () => {
  test('are at most thirty at once per account that opens them; one that is over makes room', async () => {
    const { venue } = await hall();
    const more = () => codeOf(venue.tables.create(BLUE, { ...TABLE, ...AGAINST }));
    const { id } = await venue.opened(AGAINST);
    expect(await Promise.all(range(28).map(more))).toEqual(range(28).map(() => 'done'));
    expect([await codeOf(venue.tables.create(BLUE, TABLE)), await more()]).toEqual(['done', 'too_many']);
    expect(await codeOf(venue.tables.create(RED, { ...TABLE, ...AGAINST, seat: 'red' }))).toBe('done');
    await venue.page(BLUE).ask({ type: 'resign', game: id });
    expect(await more()).toBe('done');
  });

  test('are refused in words, and nothing is stored, while the computer would have to wait for a minute', async () => {
    const { venue } = await hall({ [BLUE.account]: 60_000, [RED.account]: 59_000 });
    expect(await codeOf(venue.tables.create(BLUE, { ...TABLE, ...AGAINST }))).toBe('computers_busy');
    expect(await venue.store.db.selectFrom('game').select('id').execute()).toEqual([]);
    expect(await codeOf(venue.tables.create(RED, { ...TABLE, ...AGAINST, seat: 'red' }))).toBe('done');
    const { id } = await venue.opened();
    expect(await codeOf(venue.tables.seatComputer(BLUE, id, 'recruit'))).toBe('computers_busy');
    expect(await venue.tables.read(id, BLUE)).toMatchObject({ status: 'open' });
  });
});

describe('a computer that waits for its turn to think (N3)', () => {
  /** A game in which the computer is asked, and waits. */
  async function waiting() {
    const at = await hall();
    const { id } = await at.venue.opened(AGAINST);
    const page = await at.venue.page(BLUE).join(id);
    while (!page.known.awaited.includes('red')) await page.choose(page.choices().at(-1) ?? '');
    const looked = at.computers.look(id);
    await expect.poll(() => at.askers.length).toBe(1);
    return { ...at, id, page, looked };
  }

  test('waits at the expense of the person whose game it is, and everybody at the table sees how long', async () => {
    const { askers, page, begin, looked, id, venue } = await waiting();
    expect(askers[0]?.account).toBe(BLUE.account);
    const other = await venue.page(RED).join(id);
    askers[0]?.onWait?.(42_000);
    for (const each of [page, other]) expect(each.heard.at(-1)).toEqual({ type: 'queued', game: id, wait: 42_000 });
    await venue.page(BLUE).ask({ type: 'resign', game: id });
    begin();
    await looked;
  });

  test('does not think once the game has changed: it looks again', async () => {
    const { askers, page, begin, looked, computers, id, venue, asked } = await waiting();
    expect(askers[0]?.isWanted?.()).toBe(true);
    await page.ask({ type: 'resign', game: id });
    computers.note(id);
    expect(askers[0]?.isWanted?.()).toBe(false);
    begin();
    await looked;
    expect([asked.length, askers.length, venue.troubles.length]).toEqual([0, 1, 0]);
  });

  test('for a player who is away waits at the expense of that player', async () => {
    const { askers, venue, computers, begin } = await hall();
    const id = await venue.begin({ pace: SLOW });
    const { blue, red } = await venue.seated(id);
    const standIn = { seat: 'red', level: 'lieutenant', after: HOUR };
    await blue.ask({ type: 'propose', game: id, kind: 'standin', seen: blue.known.seq, standIn });
    await red.ask({ type: 'answer', game: id, kind: 'standin', agree: true });
    while (blue.known.awaited.includes('blue')) await blue.choose(blue.choices().at(-1) ?? '');
    await venue.games.standIn(id, 1, true);
    const looked = computers.look(id);
    await expect.poll(() => askers.length).toBe(1);
    expect(askers[0]?.account).toBe(RED.account);
    await blue.ask({ type: 'resign', game: id });
    computers.note(id);
    begin();
    await looked;
  });
});
