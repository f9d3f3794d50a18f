/** Messages made by corrupting good ones: no bad one is accepted, and nothing breaks. */
import { at, type Random, seeded } from '@carillon/kit';
import type { ClientMessage, FreeUndo } from '@carillon/protocol';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { readMessage } from '../../src/games/watch/socket.ts';
import { BLUE, GUEST, type Page, RED, somebody, TABLE, Venue } from '../venue.ts';

/** `npm run fuzz:server` asks for 100,000. */
const MESSAGES = Number(process.env.FUZZ ?? 5000);
/** One in this many is good, so that the game goes on. */
const GOOD = 60;

const oneOf = <T>(list: readonly T[], random: Random): T => at(list, random.below(list.length));

const ODD: readonly unknown[] = [
  ...[null, true, -1, 0.5, 1e21, '', ' ', '?', '__proto__', 'constructor', 'x'.repeat(300), [], {}, ['a'], { a: 1 }],
  ...['blue', 'red', 'chance', 'undo', '\u0000', '<script>', '1 OR 1=1', Number.MAX_SAFE_INTEGER],
];

/** A valid message for a player at this moment. */
function good(page: Page, list: readonly string[], other: string, random: Random): Record<string, unknown> {
  const { game, seq: seen } = page.known;
  const id = ulid();
  const choice = list.length > 0 ? oneOf(list, random) : oneOf(['pass', 'rest', 'bid 1', 'march camp'], random);
  return oneOf<Record<string, unknown>>(
    [
      { type: 'choose', game, id, choices: [choice], seen },
      { type: 'choose', game, id, choices: [choice, oneOf([...list, 'done'], random)], seen },
      { type: 'undo', game, id, seen },
      { type: 'undo', game, id, seen, to: random.below(seen + 2) },
      { type: 'stand', game, id, passes: [{ moment: 'battle' }] },
      { type: 'answer', game, id, kind: 'takeback', agree: true },
      { type: 'claim', game, id, how: 'win' },
      { type: 'propose', game, id, kind: 'standin', seen, standIn: { seat: 'blue', level: 'recruit', after: 60_000 } },
      { type: 'standin', game, id, seat: 'blue', how: 'back' },
      { type: 'choose', game: other, id, choices: [choice], seen },
    ],
    random,
  );
}

/** Ways to corrupt a message. */
const SPOILERS: readonly ((message: Record<string, unknown>, random: Random) => unknown)[] = [
  (message, random) => ({ ...message, [oneOf(Object.keys(message), random)]: oneOf(ODD, random) }),
  (message, random) => Object.fromEntries(Object.entries(message).filter(() => random.below(5) > 0)),
  (message, random) => ({ ...message, [oneOf(['seat', 'by', 'admin', 'toString', 'to'], random)]: oneOf(ODD, random) }),
  (message) => ({ ...message, seen: Number(message.seen) - 1 }),
  (message) => ({ ...message, seen: Number(message.seen) + 1 }),
  (message, random) => ({ ...message, choices: [String(oneOf(ODD, random))] }),
  (message, random) => ({
    ...message,
    choices: [message.choices].flat().map((text) => `${text}${oneOf([' ', ' 1', '\n', 'x'], random)}`),
  }),
  (message) => ({ ...message, choices: [message.choices].flat().map((text) => String(text).toUpperCase()) }),
  (message) => [message],
  (message) => JSON.stringify(message).slice(0, -3),
];

test(`${MESSAGES} spoilt messages: 0 taken wrongly, 0 failures`, async () => {
  const here = await Venue.open();
  const random = seeded(2027);
  let taken = 0;
  let wrong = 0;
  let pages: Page[] = [];
  let other = '';
  /** The choices of each page's seat, computed once after each change. */
  const lists = new Map<Page, readonly string[]>();
  function listOf(page: Page): readonly string[] {
    const list = lists.get(page) ?? page.choices();
    lists.set(page, list);
    return list;
  }
  async function anew(): Promise<void> {
    const game = await here.begin();
    const elsewhere = await here.tables.create(somebody('Levis'), { ...TABLE, solo: true });
    other = 'id' in elsewhere ? elsewhere.id : '';
    lists.clear();
    pages = [await here.page(BLUE).join(game), await here.page(RED).join(game), await here.page(GUEST).join(game)];
  }
  await anew();
  for (let i = 0; i < MESSAGES; i++) {
    const page = oneOf(pages, random);
    const message = good(page, listOf(page), other, random);
    const isGood = random.below(GOOD) === 0;
    const spoilt = isGood ? message : oneOf(SPOILERS, random)(message, random);
    const read = readMessage(typeof spoilt === 'string' ? spoilt : JSON.stringify(spoilt));
    if (read === undefined || !('id' in read)) continue;
    const allowed = mayBeTaken(page, listOf(page), read);
    const { length } = page.heard;
    await here.games.hear(page, read);
    const done = page.heard.slice(length).some(({ type }) => type === 'done');
    if (done) {
      taken++;
      lists.clear();
    }
    if (done && !allowed) wrong++;
    page.heard.length = 0;
    if (page.known.status === 'over') await anew();
  }
  expect({ wrong, troubles: here.troubles }).toEqual({ wrong: 0, troubles: [] });
  expect(taken).toBeGreaterThan(MESSAGES / 200);
  await here.close();
}, 600_000);

function isFree(undo: FreeUndo, to: number | undefined): boolean {
  return typeof undo !== 'string' && (to === undefined || undo.includes(to));
}

/** Whether an unchanged message should be accepted, according to its page, which is always up to date here. */
function mayBeTaken(page: Page, list: readonly string[], message: Extract<ClientMessage, { id: string }>): boolean {
  const { seat, seq, game, undo } = page.known;
  if (seat === null) return false;
  const isHere = message.game === game;
  switch (message.type) {
    case 'choose':
      return isHere && message.seen === seq && list.includes(message.choices[0] ?? '');
    case 'undo':
      return isHere && message.seen === seq && isFree(undo, message.to);
    case 'stand':
      return isHere;
    case 'answer':
    case 'claim':
    case 'resign':
    case 'propose':
    case 'standin':
      return false;
  }
}
