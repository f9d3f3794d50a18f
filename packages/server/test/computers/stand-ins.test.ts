/** A computer player stands in for a player who is away, as both agreed. */
import { DAY, HOUR } from '@carillon/kit';
import type { NewTable, StandInTerms } from '@carillon/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { computerOf } from '../../src/computers/accounts.ts';
import { takesOver } from '../../src/games/absent/stand-ins.ts';
import { readComputers } from '../../src/store/computers.ts';
import { readGame } from '../../src/store/games.ts';
import type { Store } from '../../src/store/store.ts';
import { STORES } from '../stores.ts';
import { BLUE, GUEST, LIVE, type Page, RED, SLOW, type Venue } from '../venue.ts';
import { openHall, thinkersOf } from './hall.ts';

const TERMS: StandInTerms = { seat: 'red', level: 'lieutenant', after: 12 * HOUR };
const COMPUTER = computerOf('lieutenant')?.account;

const open: Venue[] = [];
afterEach(async () => {
  for (const venue of open.splice(0)) {
    expect(venue.troubles).toEqual([]);
    await venue.games.close();
  }
});

/** A game of two whose computer players act when `pass` lets time go by. */
async function table(changes: Partial<NewTable> = {}, store?: Store) {
  const hall = await openHall(thinkersOf(), store);
  const { venue, computers } = hall;
  open.push(venue);
  await venue.heart.beat();
  const game = await venue.begin({ pace: SLOW, rated: true, ...changes });
  const pages = await venue.seated(game);
  const propose = (page: Page, standIn?: StandInTerms) =>
    page.ask({ type: 'propose', game, kind: 'standin', seen: page.known.seq, ...(standIn && { standIn }) });
  const agree = async (terms = TERMS, by = pages.blue, other = pages.red): Promise<void> => {
    expect(await propose(by, terms)).toMatchObject({ type: 'done' });
    expect(await other.ask({ type: 'answer', game, kind: 'standin', agree: true })).toMatchObject({ type: 'done' });
  };
  /** Lets time go by while another server is there, a step at a time. */
  const pass = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= HOUR / 2) {
      venue.clock.pass(Math.min(left, HOUR / 2));
      await venue.store.db.updateTable('pulse').set({ at: venue.clock.now() }).execute();
      await venue.sweep.round();
      await computers.look(game);
    }
  };
  return { ...hall, ...pages, game, propose, agree, pass };
}

/** Blue chooses until only Red is asked. */
async function untilRed({ blue }: { readonly blue: Page }): Promise<void> {
  while (blue.known.awaited.includes('blue')) await blue.choose(blue.choices().at(-1) ?? '');
  expect(blue.known.awaited).toEqual(['red']);
}

const seatOf = (page: Page) => page.known.standIns?.find(({ seat }) => seat === 'red');
const chosenBy = async ({ store }: Venue, account: string | undefined): Promise<number> =>
  (
    await store.db
      .selectFrom('entry')
      .select('seq')
      .where('by_account', '=', account ?? '')
      .execute()
  ).length;

describe('an agreement', () => {
  test('is proposed by either side, with its terms, and makes the game unrated once the other agrees', async () => {
    const at = await table();
    expect(await at.propose(at.red, TERMS)).toMatchObject({ type: 'done' });
    expect(at.blue.known.proposals).toEqual([{ kind: 'standin', by: 'red', to: null, standIn: TERMS }]);
    expect(await at.red.ask({ type: 'answer', game: at.game, kind: 'standin', agree: true })).toMatchObject({
      code: 'own_proposal',
    });
    expect((await at.venue.tables.read(at.game, BLUE)) as unknown).toMatchObject({ rated: true });
    await at.blue.ask({ type: 'answer', game: at.game, kind: 'standin', agree: true });
    for (const page of [at.blue, at.red]) {
      expect(page.known.proposals).toEqual([]);
      expect(page.known.standIns).toEqual([{ ...TERMS, agreed: true, playing: false, spans: [] }]);
    }
    expect((await at.venue.tables.read(at.game, BLUE)) as unknown).toMatchObject({ rated: false });
    expect(await readComputers(at.venue.store.db, at.game)).toMatchObject([
      { account: RED.account, level: 'lieutenant', brain: 'feed' },
    ]);
  });

  test('can be declined, and nothing happens', async () => {
    const at = await table();
    await at.propose(at.blue, TERMS);
    await at.red.ask({ type: 'answer', game: at.game, kind: 'standin', agree: false });
    expect(at.blue.known.standIns).toBeUndefined();
    expect((await at.venue.tables.read(at.game, BLUE)) as unknown).toMatchObject({ rated: true });
    expect(await readComputers(at.venue.store.db, at.game)).toEqual([]);
  });

  test.each([
    ['without terms', undefined],
    ['with a level that there is not', { ...TERMS, level: 'marshal' }],
    ['with a level that this title has not', { ...TERMS, level: 'general' }],
    ['for a seat that there is not', { ...TERMS, seat: 'green' }],
  ])('%s is refused, and nothing is proposed', async (_what, terms) => {
    const at = await table();
    expect(await at.propose(at.blue, terms)).toMatchObject({ type: 'refused', code: 'bad_options' });
    expect(at.red.known.proposals).toEqual([]);
  });

  test('is not for games alone or against a computer, and not for onlookers', async () => {
    const at = await table();
    const guest = await at.venue.page(GUEST).join(at.game);
    expect(await at.propose(guest, TERMS)).toMatchObject({ code: 'not_seated' });
    for (const changes of [{ solo: true }, { computer: 'recruit' }] as const) {
      const { id } = await at.venue.opened(changes);
      const page = await at.venue.page(BLUE).join(id);
      const ask = { type: 'propose', game: id, kind: 'standin', seen: page.known.seq, standIn: TERMS } as const;
      expect(await page.ask(ask)).toMatchObject({ code: 'bad_options' });
    }
  });

  test('is ended by either side, but not by a stranger, and only if it exists', async () => {
    const at = await table();
    const end = { type: 'standin', game: at.game, seat: 'red', how: 'end' } as const;
    expect(await at.blue.ask(end)).toMatchObject({ code: 'no_stand_in' });
    await at.agree();
    expect(await (await at.venue.page(GUEST).join(at.game)).ask(end)).toMatchObject({ code: 'not_seated' });
    expect(await at.blue.ask({ ...end, how: 'back' })).toMatchObject({ code: 'not_seated' });
    expect(await at.blue.ask(end)).toMatchObject({ type: 'done' });
    expect(seatOf(at.red)).toMatchObject({ agreed: false, playing: false });
    await untilRed(at);
    await at.pass(20 * HOUR);
    expect(at.asked).toEqual([]);
    expect(at.red.known.awaited).toEqual(['red']);
  });
});

describe('a computer that stands in', () => {
  test('waits for the agreed absence, then plays from the view of the seat alone, until the player comes', async () => {
    const at = await table();
    await at.agree();
    await untilRed(at);
    await at.pass(11 * HOUR);
    expect(at.asked).toEqual([]);
    const { seq } = at.blue.known;
    await at.pass(2 * HOUR);
    expect(at.asked.length).toBeGreaterThan(0);
    expect(new Set(at.asked.map(({ seat, level }) => `${seat} ${level}`))).toEqual(new Set(['1 lieutenant']));
    for (const { view } of at.asked.slice(0, 1)) expect(view).toMatchObject({ seat: 'red' });
    expect(at.blue.known.seq).toBeGreaterThan(seq);
    expect(seatOf(at.blue)).toMatchObject({ playing: true, spans: [[seq, null]] });
    expect(await chosenBy(at.venue, COMPUTER)).toBe(at.asked.length);
    // It goes on at once when the seat is asked again.
    await untilRed(at);
    const before = at.asked.length;
    await at.computers.look(at.game);
    expect(at.asked.length).toBeGreaterThan(before);
  });

  test('gives the seat back when its player chooses, and takes it again after another absence', async () => {
    const at = await table();
    await at.agree();
    await untilRed(at);
    await at.venue.games.standIn(at.game, 1, true);
    await at.red.choose(at.red.choices().at(-1) ?? '');
    expect(seatOf(at.blue)).toMatchObject({ agreed: true, playing: false, spans: [] });
    await untilRed(at);
    await at.computers.look(at.game);
    expect(at.asked).toEqual([]);
    await at.pass(13 * HOUR);
    expect(seatOf(at.blue)).toMatchObject({ playing: true });
  });

  test.each([
    ['presses the button', { type: 'standin', seat: 'red', how: 'back' } as const],
    ['uses the page', { type: 'used', ago: 0 } as const],
  ])('gives the seat back when its player %s', async (_how, message) => {
    const at = await table();
    await at.agree();
    await untilRed(at);
    await at.pass(13 * HOUR);
    await untilRed(at);
    at.venue.clock.pass(1);
    await at.venue.games.hear(at.red, { ...message, game: at.game, id: '01ARZ3NDEKTSV4RRFFQ69G5FAV' } as never);
    await at.computers.look(at.game);
    expect(seatOf(at.blue)).toMatchObject({ agreed: true, playing: false });
    expect(at.red.known.awaited).toEqual(['red']);
  });

  test('is ended while it plays: its next choice is left to the player', async () => {
    const at = await table();
    await at.agree();
    await untilRed(at);
    await at.venue.games.standIn(at.game, 1, true);
    await at.blue.ask({ type: 'standin', game: at.game, seat: 'red', how: 'end' });
    await at.pass(20 * HOUR);
    expect(at.asked).toEqual([]);
    expect(seatOf(at.blue)).toMatchObject({ agreed: false, playing: false, spans: [] });
  });

  test('of a seat that was given to somebody else is void', async () => {
    const at = await table();
    await at.agree();
    await untilRed(at);
    await at.pass(73 * HOUR);
    expect(seatOf(at.blue)).toMatchObject({ agreed: true });
    const seats = (await readGame(at.venue.store.db, at.game))?.seats ?? [];
    await at.venue.games.seat(
      at.game,
      seats.filter(({ place }) => place === 1).map((seat) => ({ ...seat, account: GUEST.account })),
    );
    expect(seatOf(at.blue)).toMatchObject({ agreed: false, playing: false });
    const before = at.asked.length;
    await at.pass(20 * HOUR);
    expect(at.asked.length).toBe(before);
  });

  test('saves a live game from its clock, and the increment is the player’s', async () => {
    const at = await table({ pace: LIVE });
    await at.agree({ ...TERMS, after: HOUR });
    await untilRed(at);
    await at.pass(LIVE.kind === 'live' ? LIVE.initial - 20_000 : 0);
    await at.computers.look(at.game);
    await at.venue.sweep.round();
    expect(at.blue.known.status).toBe('running');
    expect(seatOf(at.blue)).toMatchObject({ playing: true });
    expect(at.blue.known.clocks.left.red).toBeGreaterThanOrEqual(20_000);
  });

  test('may not choose for a player who has the seat back', async () => {
    const at = await table();
    await at.agree();
    await untilRed(at);
    const who = { account: COMPUTER ?? '', name: '', guest: true, admin: false, inPlaceOf: RED.account };
    const computer = await at.venue.page(who).join(at.game);
    const choices = [at.red.choices()[0] ?? ''];
    expect(await computer.ask({ type: 'choose', game: at.game, choices, seen: at.red.known.seq })).toMatchObject({
      code: 'no_stand_in',
    });
  });
});

describe('the moment to take over', () => {
  const agreed = {
    place: 1,
    account: 'a',
    level: 'recruit',
    after: 12 * HOUR,
    since: 0,
    ended: false,
    playing: false,
    spans: [],
  };
  const rest = { zone: 'UTC', sleepFrom: 0, sleepTo: 0, away: [{ first: '1970-01-02', last: '1970-01-03' }] };
  const slow = { since: DAY, due: 4 * DAY, pace: SLOW };
  test.each([
    ['a day away, ten minutes after the player has gone', slow, DAY + 600_000, DAY, true],
    ['a day away, while the player is still at the page', slow, DAY + 600_000, DAY + 1, false],
    ['another day, after eleven hours', { ...slow, since: 4 * DAY, due: 7 * DAY }, 4 * DAY + 11 * HOUR, 0, false],
    [
      'another day, twelve hours after the question',
      { ...slow, since: 4 * DAY, due: 7 * DAY },
      4 * DAY + 12 * HOUR,
      0,
      true,
    ],
    [
      'another day, twelve hours after the last use',
      { ...slow, since: 4 * DAY, due: 7 * DAY },
      5 * DAY,
      4 * DAY + 12 * HOUR,
      true,
    ],
    [
      'another day, less after the last use',
      { ...slow, since: 4 * DAY, due: 7 * DAY },
      5 * DAY,
      4 * DAY + 13 * HOUR,
      false,
    ],
    [
      'shortly before the time is up',
      { ...slow, since: 4 * DAY, due: 4 * DAY + HOUR },
      4 * DAY + HOUR - 300_000,
      0,
      true,
    ],
    [
      'the same, with the player at the page',
      { ...slow, since: 4 * DAY, due: 4 * DAY + HOUR },
      4 * DAY + HOUR - 300_000,
      4 * DAY + HOUR - 300_001,
      false,
    ],
    ['a day away in a live game', { since: DAY, due: 2 * DAY, pace: LIVE }, DAY + 600_000, 0, false],
  ])('%s', (_when, game, now, used, expected) => {
    expect(takesOver(agreed, game, { now, used, rest })).toBe(expected);
  });
});

describe.each(STORES)('in $name', ({ open: prepare }) => {
  const fresh = prepare();

  test('a stand-in keeps its agreement, seed and thoughts over a restart', async () => {
    const store = await fresh();
    const at = await table({}, store);
    await at.agree();
    await untilRed(at);
    await at.pass(13 * HOUR);
    const [kept] = await readComputers(store.db, at.game);
    expect(kept?.thoughts.length).toBeGreaterThan(0);
    const again = await openHall(thinkersOf(), store);
    open.push(again.venue);
    again.venue.clock.pass(14 * HOUR);
    const blue = await again.venue.page(BLUE).join(at.game);
    expect(seatOf(blue)).toEqual(seatOf(at.blue));
    await untilRed({ blue });
    await again.computers.look(at.game);
    expect(again.asked[0]?.seed).toBe(Number(kept?.seed));
    await store.close();
  });
});
