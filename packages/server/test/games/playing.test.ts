import { copyInto, type Seat } from '@carillon/flow';
import { seeded } from '@carillon/kit';
import { ulid } from 'ulid';
import { afterEach, describe, expect, test } from 'vitest';
import { skirmish } from '../../../flow/test/skirmish/index.ts';
import type { Loaded } from '../../src/games/keep/loaded.ts';
import { knownAt } from '../../src/games/watch/telling.ts';
import { readEntries, readGame } from '../../src/store/games.ts';
import { STORES } from '../stores.ts';
import { type Asked, BLUE, GUEST, playOn, RED, Venue } from '../venue.ts';

const [BLUE_SEAT, RED_SEAT] = [0, 1] as const satisfies readonly Seat[];

describe.each(STORES)('with $name,', ({ open }) => {
  const fresh = open();
  const venues: Venue[] = [];
  async function venue(options: Parameters<typeof Venue.open>[0] = {}): Promise<Venue> {
    const opened = await Venue.open({ ...options, store: options.store ?? (await fresh()) });
    venues.push(opened);
    return opened;
  }
  afterEach(async () => {
    for (const each of venues.splice(0)) {
      expect(each.troubles).toEqual([]);
      await each.close();
    }
  });

  describe('two players at a table', () => {
    test('play a game to its end, each from what they may see', async () => {
      const here = await venue();
      const id = await here.begin();
      const { blue, red } = await here.seated(id);
      const watcher = await here.page(GUEST).join(id);
      await playOn([blue, red], seeded(5));
      expect(blue.known.status).toBe('over');
      expect(blue.known.result).toEqual(red.known.result);
      expect(blue.known.journal).toEqual(await keptJournal(here, id));
      expect(red.known.dice.secret).toMatch(/^[0-9a-f]{64}$/);
      expect(watcher.known.journal).toEqual(blue.known.journal);
      expect(blue.heard.filter(({ type }) => type === 'joined')).toHaveLength(2);
    });

    test('see what the rules say at every moment, after every change', async () => {
      const here = await venue();
      const id = await here.begin();
      const { blue, red } = await here.seated(id);
      const random = seeded(11);
      for (let i = 0; i < 40; i++) {
        await playOn([blue, red], random, 1);
        const fresh = await here.page(RED).join(id);
        expect(red.known.view).toEqual(fresh.known.view);
        expect(red.known.journal).toEqual(fresh.known.journal);
        expect(red.known.log).toEqual(fresh.known.log);
      }
    });

    test('go on after a restart of the server', async () => {
      const here = await venue();
      const id = await here.begin();
      const { blue, red } = await here.seated(id);
      await playOn([blue, red], seeded(2), 20);
      const again = await venue({ store: here.store });
      const pages = await again.seated(id);
      expect(pages.blue.known.view).toEqual(blue.known.view);
      await playOn([pages.blue, pages.red], seeded(3));
      expect(pages.red.known.status).toBe('over');
      venues.shift();
    });
  });

  describe('a plan', () => {
    test('is made until something intervenes', async () => {
      const here = await venue();
      const id = await here.begin();
      const { blue, red } = await here.seated(id);
      await bidDone([blue, red]);
      const first = blue.choices().length > 0 ? blue : red;
      const march = first.choices().find((text) => text.startsWith('march'));
      const answer = await first.choose(march ?? '', 'nonsense', 'more');
      expect(answer).toMatchObject({ type: 'done', made: 1, seq: first.known.seq });
    });

    test('is refused if not even its first choice can be made', async () => {
      const here = await venue();
      const { blue } = await here.seated(await here.begin());
      expect(await blue.choose('fly', 'march camp')).toMatchObject({ type: 'refused', code: 'malformed' });
    });
  });

  describe('a message that is resent', () => {
    test('gets its first answer, and is performed once', async () => {
      const here = await venue();
      const game = await here.begin();
      const { blue } = await here.seated(game);
      const message: Asked = {
        type: 'choose',
        game,
        id: ulid(),
        choices: [blue.choices()[0] ?? ''],
        seen: blue.known.seq,
      };
      const answer = await blue.ask(message);
      const { length } = await keptJournal(here, game);
      expect(await blue.ask(message)).toEqual(answer);
      expect(await keptJournal(here, game)).toHaveLength(length);
    });

    test('even at the same moment', async () => {
      const here = await venue();
      const game = await here.begin();
      const { blue } = await here.seated(game);
      const message: Asked = {
        type: 'choose',
        game,
        id: ulid(),
        choices: [blue.choices()[0] ?? ''],
        seen: blue.known.seq,
      };
      const [one, two] = await Promise.all([blue.ask(message), blue.ask(message)]);
      expect(one).toEqual(two);
      expect(one.type).toBe('done');
    });

    test('by another player is that player’s own', async () => {
      const here = await venue();
      const game = await here.begin();
      const { blue, red } = await here.seated(game);
      const id = ulid();
      await blue.ask({ type: 'choose', game, id, choices: [blue.choices()[0] ?? ''], seen: blue.known.seq });
      const other = await red.ask({ type: 'choose', game, id, choices: ['fly'], seen: red.known.seq });
      expect(other).toMatchObject({ type: 'refused', code: 'malformed' });
    });
  });

  describe('a page that was away', () => {
    test('receives only what came since, and ends in the same state as the others', async () => {
      const here = await venue();
      const id = await here.begin();
      const { blue, red } = await here.seated(id);
      await playOn([blue, red], seeded(4), 6);
      const away = await here.page(RED).join(id);
      here.games.gone(away);
      await playOn([blue, red], seeded(9), 5);
      await away.join(id, away.known.seq);
      expect(away.heard.filter(({ type }) => type === 'joined')).toHaveLength(1);
      expect(away.known.view).toEqual(red.known.view);
      expect(away.known.journal).toEqual(red.known.journal);
      expect(away.known.log).toEqual(red.known.log);
    });

    test('and whose seats have changed meanwhile receives everything', async () => {
      const here = await venue();
      const id = await here.begin();
      const { blue, red } = await here.seated(id);
      await playOn([blue, red], seeded(4), 6);
      const { memory } = here.games as unknown as { memory: { peek(id: string): Loaded } };
      const loaded = memory.peek(id);
      const { seq } = blue.known;
      expect(knownAt(loaded, BLUE_SEAT, seq)?.seq).toBe(seq);
      expect(knownAt(loaded, undefined, seq)?.seq).toBe(seq);
      const rules = { ...loaded.module.rules, seating: () => [RED_SEAT, BLUE_SEAT] };
      const { game, table, seating } = loaded;
      const exchanged = { game, table, seating, module: { ...loaded.module, rules } } as unknown as Loaded;
      expect(knownAt(exchanged, BLUE_SEAT, seq)).toBeUndefined();
      expect(knownAt(exchanged, undefined, seq)?.seq).toBe(seq);
    });

    test.each([
      ['of more than there is', 9999],
      ['of what was taken back since', 0],
    ])('and knows %s receives everything', async (_what, since) => {
      const here = await venue();
      const id = await here.begin();
      const { blue, red } = await here.seated(id);
      await bidDone([blue, red]);
      const first = blue.choices().length > 0 ? blue : red;
      await first.choose(first.choices()[0] ?? '');
      await first.ask({ type: 'undo', game: id, seen: first.known.seq });
      const away = await here.page(RED).join(id, since);
      expect(away.heard.some(({ type }) => type === 'joined')).toBe(true);
    });
  });

  describe('no secret is revealed:', () => {
    test('whatever the others hold and draw, a seat and a spectator receive the same bytes', async () => {
      const here = await venue();
      const id = await here.begin();
      const { blue, red } = await here.seated(id);
      await playOn([blue, red], seeded(21), 12);
      for (const [who, seat] of [
        [BLUE, 0],
        [RED, 1],
        [GUEST, undefined],
      ] as const) {
        const page = await here.page(who).join(id);
        const text = JSON.stringify({ ...page.known, journal: [], log: [] });
        const other = await here.page(who);
        permute(here, id, seat);
        await other.join(id);
        expect(JSON.stringify({ ...other.known, journal: [], log: [] })).toBe(text);
      }
    });

    test('the other side’s draws and bids are not in the journal it gets, and the secret of the dice is nowhere', async () => {
      const here = await venue();
      const id = await here.begin();
      const { blue, red } = await here.seated(id);
      await playOn([blue, red], seeded(6), 10);
      expect(blue.known.status).toBe('running');
      const whole = await keptJournal(here, id);
      const own = whole.filter((entry) => 'only' in entry && entry.only === 'red');
      expect(own.length).toBeGreaterThan(0);
      const read = blue.known.journal.filter((entry) => 'only' in entry && entry.only === 'red');
      expect(read.map((entry) => 'choice' in entry && entry.choice)).toEqual(
        own.map((entry) => ('choice' in entry && entry.who === 'chance' ? entry.choice.replace(/ \S+/g, ' ?') : '?')),
      );
      const secret = (await readGame(here.store.db, id))?.game.secret ?? '';
      for (const page of [blue, red]) expect(JSON.stringify(page.heard)).not.toContain(secret);
    });
  });
});

/** The stored journal. */
async function keptJournal({ store }: Venue, id: string) {
  const kept = await readGame(store.db, id);
  return kept === undefined ? [] : readEntries(store.db, kept.game, 0);
}

/** Both bid, in secret. */
async function bidDone(pages: readonly { choices(): string[]; choose(text: string): Promise<unknown> }[]) {
  for (const page of pages) await page.choose(page.choices()[0] ?? '');
}

/** Redeals what a seat cannot see, in the server's memory. */
function permute({ games }: Venue, id: string, seat: number | undefined): void {
  const { memory } = games as unknown as { memory: { peek(id: string): { table: { state: never } } } };
  const { below } = seeded(99);
  const { state } = memory.peek(id).table;
  copyInto(state, skirmish.guess(skirmish.view(state, seat), below));
}
