import type { Json } from '@carillon/kit';
import { describe, expect, it } from 'vitest';
import type { LogEntry, View } from '../../../../../flow/test/skirmish/index.ts';
import type { GameLine } from '../../../../src/page/line.ts';
import { Session } from '../../../../src/page/table/play/session.ts';
import type { Asks, GameAskType, Now, Reply } from '../../../../src/shared/messages.ts';
import { afterBids } from '../../../game-worker/table.ts';

type Played = Now<View, LogEntry>;

/**
 * A page at a game on one screen after the bids, with the hand open and a line that the test can delay and listen to.
 */
async function seated() {
  const { at, first } = await afterBids();
  // A seat that looks after the other receives the whole log.
  await at.look(first === 'blue' ? 'red' : 'blue');
  const now = await at.look(first);
  const asked: { readonly type: GameAskType; readonly body: unknown }[] = [];
  const other = { stale: false, follows: (_now: Played): void => undefined };
  let held: Promise<void> = Promise.resolve();
  const line = {
    ask: async <T extends GameAskType>(type: T, body: Asks[T]): Promise<Reply<unknown>> => {
      asked.push({ type, body });
      const reply = await at.ask(type, body);
      await held;
      return reply;
    },
    follow: (listener: (now: Played) => void) => {
      other.follows = listener;
      return () => undefined;
    },
    isStale: () => other.stale,
  };
  const session = new Session<View, LogEntry>(line as unknown as GameLine, now as unknown as Played);
  /** Answers wait until the returned function is called. */
  const hold = (): (() => void) => {
    let go = (): void => undefined;
    held = new Promise((resolve) => {
      go = resolve;
    });
    return go;
  };
  const home = first === 'blue' ? 'camp' : 'keep';
  const options = () => session.now().options.map(({ text }) => text);
  return { session, asked, first, home, hold, other, options };
}

/** Marches with the guard; the force is still being assembled. */
async function mustered() {
  const table = await seated();
  await table.session.choose([`march ${table.home}`, `take ${table.first}-guard`]);
  return table;
}

describe('what a player chooses', () => {
  it('is sent for the asked seat, with what the page has seen', async () => {
    const { session, asked, first, home } = await seated();
    const seen = session.now().length;
    await session.choose([`march ${home}`]);
    expect(asked).toEqual([{ type: 'choose', body: { seat: first, choices: [`march ${home}`], seen } }]);
    expect(session.now().length).toBe(seen + 1);
  });

  it('is not sent if it is empty', async () => {
    const { session, asked } = await seated();
    await session.choose([]);
    expect(asked).toEqual([]);
  });

  it('is not sent while an earlier choice has no answer', async () => {
    const { session, asked, home, first, hold } = await seated();
    const go = hold();
    const marching = session.choose([`march ${home}`]);
    await session.choose([`take ${first}-guard`]);
    go();
    await marching;
    expect(asked.map(({ type }) => type)).toEqual(['choose']);
    await session.choose([`take ${first}-guard`]);
    expect(asked).toHaveLength(2);
  });

  it('is not sent while the page may be out of date', async () => {
    const { session, asked, home, other } = await seated();
    other.stale = true;
    await session.choose([`march ${home}`]);
    expect(asked).toEqual([]);
  });

  it('is refused with its reason, and nothing changes', async () => {
    const { session } = await seated();
    const before = session.now();
    await session.choose(['march wood']);
    expect(session.now()).toBe(before);
    expect(session.notice()).toBe('refused_not_in_list');
  });

  it('as a plan stops when it no longer fits, with a notice', async () => {
    const { session, home, first } = await seated();
    await session.choose([`march ${home}`, `take ${first}-guard`, 'move moon']);
    expect(session.now().left).toEqual(['move moon']);
    expect(session.notice()).toBe('halted');
    await session.choose(['done']);
    expect(session.notice()).toBeUndefined();
  });

  it('that the browser could not store is announced', async () => {
    const { session, other } = await seated();
    other.follows({ ...session.now(), kept: false });
    expect(session.notice()).toBe('notKept');
    other.follows({ ...session.now(), kept: true });
    expect(session.notice()).toBeUndefined();
  });
});

describe('undo', () => {
  it('takes back a plan that was sent at once, as a whole', async () => {
    const { session, options, home } = await mustered();
    await session.undo();
    expect(options()).toContain(`march ${home}`);
  });

  it('takes back single choices one by one', async () => {
    const { session, options, home, first } = await mustered();
    const more = options().find((text) => text.startsWith('take')) ?? '';
    await session.choose([more]);
    await session.undo();
    expect(options()).toContain(more);
    expect(options()).not.toContain(`take ${first}-guard`);
    await session.undo();
    expect(options()).toContain(`march ${home}`);
  });

  it('takes back a plan again after it was redone', async () => {
    const { session, options, home, first } = await mustered();
    await session.undo();
    await session.redo();
    expect(options()).toContain('done');
    expect(options()).not.toContain(`take ${first}-guard`);
    await session.undo();
    expect(options()).toContain(`march ${home}`);
  });

  it('goes back to just after a line of the log in one step, as far as it is free', async () => {
    const { session, asked, home, first } = await seated();
    const before = session.now().length;
    for (const choice of [`march ${home}`, `take ${first}-guard`]) await session.choose([choice]);
    const seen = session.now().length;
    expect(session.undoable(seen - 1)).toBeUndefined();
    expect(session.undoable(before)).toBe(seen - 1);
    await session.undoTo(before - 1);
    expect(asked.at(-1)).toEqual({ type: 'undo', body: { seen, action: false, to: before } });
    expect(session.now()).toMatchObject({ asked: { step: 'order' }, undos: [] });
  });

  it('keeps the lines of the log that it took back until the game goes on', async () => {
    const { session, home, first } = await mustered();
    const to = home === 'camp' ? 'wood' : 'hill';
    await session.choose(['done', `move ${to}`]);
    await session.undo();
    expect(session.undone()).toEqual({ log: [{ type: 'move', side: first, to }], anew: false });
    await session.choose(['done']);
    expect(session.undone()).toBeUndefined();
    await session.undo();
    expect(session.undone()).toEqual({ log: [], anew: false });
  });

  it('of the whole action takes back all its choices', async () => {
    const { session, options, home } = await mustered();
    const more = options().find((text) => text.startsWith('take')) ?? '';
    await session.choose([more]);
    await session.restart();
    expect(options()).not.toContain('done');
    expect(options()).not.toContain(more);
    await session.undo();
    expect(options()).toContain(`march ${home}`);
  });
});

describe('a past position', () => {
  it('is shown until the player comes back; nothing can be chosen meanwhile', async () => {
    const { session, asked } = await mustered();
    await session.showPast(0);
    expect(session.past()?.number).toBe(0);
    await session.choose(['done']);
    expect(session.notice()).toBe('pastNothing');
    expect(asked.at(-1)?.type).toBe('past');
    session.leavePast();
    expect([session.past(), session.notice()]).toEqual([undefined, undefined]);
    await session.choose(['done']);
    expect(asked.at(-1)?.type).toBe('choose');
  });

  it('stays, with its notice, when the game goes on elsewhere', async () => {
    const { session, other } = await mustered();
    await session.showPast(0);
    other.follows({ ...session.now() });
    expect(session.past()?.number).toBe(0);
  });

  it('is the one asked for last, whichever answer comes last', async () => {
    const { session, hold } = await mustered();
    const go = hold();
    const [one, two] = [session.showPast(0), session.showPast(3)];
    go();
    await Promise.all([two, one]);
    expect(session.past()?.number).toBe(3);
  });

  it('is not shown if the player has come back before it arrived', async () => {
    const { session, hold } = await mustered();
    const go = hold();
    const asking = session.showPast(0);
    session.leavePast();
    go();
    await asking;
    expect(session.past()).toBeUndefined();
  });

  it('is what the rules are asked about', async () => {
    const { session, home, first, asked } = await mustered();
    await session.choose(['done', `move ${home === 'camp' ? 'wood' : 'hill'}`]);
    const forces = async (): Promise<Json | undefined> => session.query('forces', { side: first });
    const now = await forces();
    await session.showPast(3);
    expect(await forces()).toEqual({ [home]: 7 });
    expect(now).not.toEqual({ [home]: 7 });
    expect(await session.query('nothing', {})).toBeUndefined();
    expect(asked.at(-1)?.body).toMatchObject({ title: 'skirmish', name: 'nothing' });
  });

  it('can be the start of an analysis, which is left for the present game', async () => {
    const { session, options, home } = await mustered();
    await session.showPast(3);
    await session.analyse();
    expect([session.now().analysis, session.past()]).toEqual([true, undefined]);
    expect(options()).toContain(`march ${home}`);
    await session.showPast(2);
    await session.leaveAnalysis();
    expect([session.now().analysis, session.past()]).toEqual([false, undefined]);
    expect(options()).toContain('done');
  });
});

describe('what is news to a player', () => {
  it('is nothing before the first choice, unless an entry is named', async () => {
    const { session } = await seated();
    expect(session.since(undefined)).toEqual([]);
    expect(session.since(3)).toEqual([{ type: 'bids', blue: 0, red: 0, first: 'red' }]);
    expect(session.since(4)).toEqual([]);
  });

  it('follows the last choice, and does not repeat it', async () => {
    const { session, other, first } = await seated();
    await session.choose(['rest']);
    const own = { number: 4, entry: { type: 'rests', side: first } };
    const later = { number: 5, entry: { type: 'rests', side: 'other' } };
    const { now } = session;
    other.follows({
      ...now(),
      asked: { ...now().asked, seat: first },
      log: { keep: 0, add: [own, later] as never },
    });
    expect(session.since(undefined)).toEqual([later.entry]);
  });

  it('does not include entries already read, whose lines stay the same objects', async () => {
    const { session, other } = await seated();
    const [line] = session.log();
    other.follows({ ...session.now(), log: structuredClone({ keep: 0, add: session.log() }) as Played['log'] });
    expect(session.log()[0]).toBe(line);
  });
});

describe('the seat of the user', () => {
  it('is whichever is asked at one screen, the human’s beside a computer, and the own one on a server', async () => {
    const { session, other, first } = await seated();
    expect([session.own, session.isOnline]).toEqual([first, false]);
    other.follows({ ...session.now(), computer: first, looking: 'me' });
    expect(session.own).toBe('me');
    const online = { seat: 'away', undo: null, action: null, redo: null, last: null };
    other.follows({ ...session.now(), computer: null, online });
    expect([session.own, session.isOnline]).toEqual(['away', true]);
  });
});

describe('a player who looks at the own hand', () => {
  it('may want to be asked before each turn ends; nobody else can', async () => {
    const { session, asked, first } = await seated();
    await session.look(null);
    await session.askLast(true);
    expect(asked.map(({ type }) => type)).toEqual(['look']);
    await session.look(first);
    const seen = session.now().length;
    await session.askLast(true);
    await session.askLast(false);
    const body = { seat: first, add: [], drop: [], seen };
    expect(asked.slice(2)).toEqual([
      { type: 'stand', body: { ...body, asksLast: true } },
      { type: 'stand', body: { ...body, asksLast: false } },
    ]);
  });

  it('may set and drop standing answers', async () => {
    const { session } = await seated();
    await session.stand([{ moment: 'battle' }]);
    expect(session.now().standing).toEqual([{ moment: 'battle' }]);
    await session.stand([], [{ moment: 'battle' }]);
    expect(session.now().standing).toEqual([]);
  });
});

describe('questions that change nothing', () => {
  it('gather a force, find its way, and read the record and the journal', async () => {
    const { session, home, first } = await seated();
    await session.choose([`march ${home}`]);
    const wish = [`${first}-guard`, `${first}-rangers`];
    const gathered = await session.gather({ verb: 'take', done: 'done', wish });
    expect(gathered?.taken).toEqual(wish);
    expect(await session.way(['nowhere'])).toBeUndefined();
    expect((await session.record(true))?.text).toContain('skirmish');
    expect(await session.journal()).toHaveLength(session.now().length);
    expect(session.now().options.map(({ text }) => text)).toContain(`take ${first}-guard`);
  });
});
