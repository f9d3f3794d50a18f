import { afterEach, describe, expect, it, vi } from 'vitest';
import { afterBids } from '../../game-worker/on-server.ts';
import { atTable, Guest } from './guest.ts';

describe('a choice over the network', () => {
  it('is made when the server says so, and not before', async () => {
    const { guest, session, march } = await atTable();
    const before = session.now().length;
    const choosing = session.choose([march]);
    expect(guest.line.of('choose')).toMatchObject([{ game: 'g1', choices: [march], seen: before }]);
    expect(session.now().length).toBe(before);
    await guest.obey();
    await choosing;
    expect(session.now()).toMatchObject({ length: before + 1, asked: { step: 'muster' }, left: [] });
  });

  it('is answered with the rest of a plan that was interrupted', async () => {
    const { guest, session, first, march, server } = await atTable();
    const choosing = session.choose([march, 'take nobody', 'done']);
    await guest.pass(() => server.choose(first, march));
    await guest.done(guest.line.of('choose')[0]?.id ?? '', 1);
    await choosing;
    expect(session.notice()).toBe('halted');
    expect(session.now().left).toEqual(['take nobody', 'done']);
  });

  it('reports that one choice of a plan is left, and nothing if none is', async () => {
    const { guest, session, first, march, server } = await atTable();
    const choosing = session.choose([march, `take ${first}-guard`]);
    await guest.pass(() => server.choose(first, march));
    await guest.done(guest.line.of('choose')[0]?.id ?? '', 1);
    await choosing;
    expect([session.notice(), session.now().left]).toEqual(['halted', [`take ${first}-guard`]]);
    const rest = session.choose([`take ${first}-guard`]);
    await guest.obey();
    await rest;
    expect([session.notice(), session.now().left]).toEqual([undefined, []]);
  });

  it('that is refused changes nothing, and the reason is shown', async () => {
    const { guest, session, march } = await atTable();
    const before = session.now();
    const choosing = session.choose([march]);
    await guest.hear({ type: 'refused', game: 'g1', id: guest.line.of('choose')[0]?.id ?? '', code: 'stale' });
    await choosing;
    expect([session.now(), session.notice()]).toEqual([before, 'refused_stale']);
  });

  it('is sent again under the same id after an interruption, and is not made twice', async () => {
    const { guest, session, march, server, first } = await atTable();
    const before = session.now().length;
    const choosing = session.choose([march]);
    const [asked] = guest.line.of('choose');
    guest.line.cut();
    server.choose(first, march);
    await guest.line.pass(1000);
    guest.line.welcome();
    expect(guest.line.of('join')).toMatchObject([{ game: 'g1', since: before }]);
    await guest.sendAll();
    expect(guest.line.of('choose')).toEqual([asked]);
    await guest.done(asked?.id ?? '', 1);
    await choosing;
    expect(session.now()).toMatchObject({ length: before + 1, asked: { step: 'muster' } });
  });

  it('waits for the news that belong to its answer, whichever comes first', async () => {
    const { guest, session, march, server, first } = await atTable();
    const choosing = session.choose([march]);
    const id = guest.line.of('choose')[0]?.id ?? '';
    const seq = session.now().length + 1;
    await guest.hear({ type: 'done', game: 'g1', id, made: 1, seq });
    await guest.pass(() => server.choose(first, march));
    await choosing;
    expect(session.now().length).toBe(seq);
  });

  it('takes back and chooses again by what the worker names', async () => {
    const { guest, session, march, server, first } = await atTable();
    const before = session.now().length;
    const choosing = session.choose([march]);
    await guest.obey();
    await choosing;
    const undoing = session.undo();
    const [undo] = guest.line.of('undo');
    expect(undo).toMatchObject({ seen: before + 1, to: before });
    await guest.pass(() => server.undo(first, undo?.to ?? -1));
    await guest.done(undo?.id ?? '');
    await undoing;
    expect(session.now().redo).toBe(first);
    void session.redo();
    expect(guest.line.of('choose').at(-1)).toMatchObject({ choices: [march], seen: before + 2 });
  });
});

describe('a choice that the server dropped because there were too many', () => {
  afterEach(() => void vi.useRealTimers());

  it('is sent again after a second under the same id, and no other refusal does that', async () => {
    const { guest, session, march } = await atTable();
    const choosing = session.choose([march]);
    const [asked] = guest.line.of('choose');
    vi.useFakeTimers();
    guest.line.say({ type: 'refused', game: null, id: null, code: 'bad_request' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(guest.line.of('choose')).toEqual([asked]);
    guest.line.say({ type: 'refused', game: null, id: null, code: 'too_fast' });
    await vi.advanceTimersByTimeAsync(999);
    expect(guest.line.of('choose')).toEqual([asked]);
    await vi.advanceTimersByTimeAsync(1);
    expect(guest.line.of('choose')).toEqual([asked, asked]);
    vi.useRealTimers();
    await guest.obey();
    await choosing;
    expect(session.now()).toMatchObject({ asked: { step: 'muster' }, left: [] });
  });

  it('is not sent again for a too frequent message that has an id: that one is answered', async () => {
    const { guest, session, march } = await atTable();
    void session.choose([march]);
    vi.useFakeTimers();
    guest.line.say({ type: 'refused', game: 'g1', id: 'another', code: 'too_fast' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(guest.line.of('choose')).toHaveLength(1);
  });
});

describe('a force chosen over the network', () => {
  it('is chosen in any order, a message for each piece', async () => {
    const { guest, session, march, first } = await atTable();
    for (const choice of [march, `take ${first}-rangers`, `take ${first}-guard`]) {
      const choosing = session.choose([choice]);
      await guest.obey();
      await choosing;
    }
    expect(guest.line.of('undo')).toEqual([]);
    expect(session.now()).toMatchObject({ asked: { step: 'muster' }, left: [] });
    expect(session.now().options.map(({ text }) => text)).toContain('done');
  });
});

describe('a table over the network', () => {
  it.each([
    ['gap', 1],
    ['stale', 0],
  ] as const)('loads everything again for news with a gap before them, and for no other: "%s"', async (code, joins) => {
    const { server, first, second } = afterBids();
    const guest = new Guest(server, second);
    await guest.sitDown();
    const before = guest.line.of('join').length;
    guest.deaf = code;
    await guest.pass(() => server.choose(first, 'rest'));
    expect(guest.line.of('join').length - before).toBe(joins);
  });

  it('shows what the other side does as it happens', async () => {
    const { server, first, second } = afterBids();
    const guest = new Guest(server, second);
    const session = await guest.sitDown();
    const before = session.now().length;
    await guest.pass(() => server.choose(first, 'rest'));
    expect(session.now()).toMatchObject({ asked: { seat: second } });
    expect(session.now().options.length).toBeGreaterThan(0);
    expect(session.now().length).toBe(before + 1);
  });

  it('leaves the reader in the past while it goes on', async () => {
    const { server, first, second } = afterBids();
    const guest = new Guest(server, second);
    const session = await guest.sitDown();
    await session.showPast(0);
    expect(session.past()).toEqual({ number: 0, view: server.past(second, 0) });
    await guest.pass(() => server.choose(first, 'rest'));
    expect([session.past()?.number, session.now().asked.seat]).toEqual([0, second]);
  });

  it('is stale while the line is down: nothing can be sent', async () => {
    const { guest, session, march } = await atTable();
    guest.line.cut();
    expect([guest.game.sync(), session.isStale]).toEqual(['stale', true]);
    await session.choose([march]);
    await guest.line.pass(1000);
    guest.line.welcome();
    await guest.sendAll();
    expect([guest.game.sync(), guest.line.of('choose')]).toEqual(['live', []]);
  });

  it('is sent whole again if something in between is missing', async () => {
    const { guest, session, server, first, march } = await atTable();
    await guest.pass(() => server.choose(first, march), { from: 99 });
    expect(guest.line.of('join').at(-1)).toEqual({ type: 'join', game: 'g1' });
    await guest.sendAll();
    expect(session.now()).toMatchObject({ asked: { step: 'muster' } });
  });

  it('is sent whole again if the reader now has another seat', async () => {
    const { guest, second } = await atTable();
    await guest.pass(() => undefined, { seat: second });
    expect(guest.line.of('join').at(-1)).toEqual({ type: 'join', game: 'g1' });
  });

  it('is read from the other seat once the sides are exchanged: choices, journal and no copy of before', async () => {
    const { guest, session, server, first, second, march } = await atTable();
    await session.analyse();
    await session.choose([march]);
    expect(session.now().analysis).toBe(true);
    guest.sitAt(second);
    await guest.pass(() => undefined);
    expect(guest.line.of('join').at(-1)).toEqual({ type: 'join', game: 'g1' });
    await guest.sendAll();
    expect(session.now()).toMatchObject({ analysis: false, online: { seat: second }, asked: { seat: first } });
    await guest.pass(() => server.choose(first, 'rest'));
    expect(session.now()).toMatchObject({ asked: { seat: second } });
    expect(session.now().options.length).toBeGreaterThan(0);
  });

  it('takes no news meant for the other seat before it is sent whole again', async () => {
    const { guest, session, server, first, second, march } = await atTable();
    const before = session.now();
    guest.sitAt(second);
    await guest.pass(() => server.choose(first, march));
    expect(session.now()).toBe(before);
    expect(guest.line.of('join').at(-1)).toEqual({ type: 'join', game: 'g1' });
    await guest.sendAll();
    expect(session.now()).toMatchObject({
      online: { seat: second },
      asked: { seat: first, step: 'muster' },
      options: [],
    });
  });

  it('says so when the own seat is played from another page, until it is played here again', async () => {
    const { guest, session, server, first, march } = await atTable();
    await guest.pass(() => server.choose(first, march));
    expect(guest.game.elsewhere()).toBe(true);
    void session.choose([`take ${first}-guard`]);
    expect(guest.game.elsewhere()).toBe(false);
  });

  it('N3: says how long the computer waits for its turn to think, until it thinks, chooses, or the line is lost', async () => {
    const { guest, server, first, march } = await atTable();
    const wait = (ms: number): Promise<void> => guest.hear({ type: 'queued', game: 'g1', wait: ms });
    const waits = [];
    for (const ms of [42_000, 17_000, 0, 9000]) {
      await wait(ms);
      waits.push(guest.game.queued());
    }
    expect(waits).toEqual([42_000, 17_000, 0, 9000]);
    await guest.pass(() => server.choose(first, march));
    expect(guest.game.queued()).toBe(0);
    await wait(5000);
    guest.line.cut();
    expect(guest.game.queued()).toBe(0);
  });

  it('P3: does not say so when the other side agrees to a takeback', async () => {
    const { guest, server, first, march } = await atTable();
    server.choose(first, march);
    await guest.sendAll();
    const by = first === 'blue' ? 0 : 1;
    await guest.pass(() => server.table.takeBack(by, server.table.numbers.at(-1) ?? 0, 1 - by));
    expect(guest.game.elsewhere()).toBe(false);
  });

  it('that the server will not send says why', async () => {
    const { server } = afterBids();
    const guest = new Guest(server, null);
    const opened = guest.game.feed.opened();
    await guest.hear({ type: 'refused', game: 'g1', id: null, code: 'forbidden' });
    expect(await opened).toEqual({ ok: false, code: 'forbidden' });
    expect([guest.game.sync(), guest.game.bar()]).toEqual(['refused', 'forbidden']);
  });

  it('sets standing answers as a whole', async () => {
    const { guest, session } = await atTable();
    void session.stand([{ moment: 'battle' }]);
    expect(guest.line.of('stand')).toMatchObject([{ passes: [{ moment: 'battle' }] }]);
  });

  it('says for its own seat that it wants to be asked before its turn ends', async () => {
    const { guest, session } = await atTable();
    void session.askLast(true);
    expect(guest.line.of('stand')).toMatchObject([{ passes: [], asksLast: true }]);
    // Skirmish has no such question, so the page does not offer it.
    expect(session.now().asksLast).toBeNull();
  });

  it('sends proposals, answers, resignation and claims', () => {
    const { server, first } = afterBids();
    const guest = new Guest(server, first);
    return guest.sitDown().then(async (session) => {
      void guest.game.propose('takeback', 3);
      void guest.game.send({ type: 'answer', kind: 'draw', agree: false });
      void guest.game.send({ type: 'resign' });
      void guest.game.send({ type: 'claim', how: 'win' });
      expect(guest.line.of('propose')).toMatchObject([{ kind: 'takeback', to: 3, seen: session.now().length }]);
      expect(guest.line.of('answer')).toMatchObject([{ kind: 'draw', agree: false }]);
      expect([guest.line.of('resign').length, guest.line.of('claim')[0]?.how]).toEqual([1, 'win']);
    });
  });
});

describe('a game that its players end themselves', () => {
  it('asks no more questions, and says how it ended', async () => {
    const { guest, session, second } = await atTable();
    expect(session.now().options.length).toBeGreaterThan(0);
    await guest.pass(() => undefined, { status: 'over', result: { winner: second, rule: 'resigned' } });
    expect(session.now()).toMatchObject({ result: { winner: second, rule: 'resigned' }, asked: { seat: null } });
    expect(session.now()).toMatchObject({ options: [], undo: { bar: 'nothing_to_undo' }, redo: null });
  });
});

describe('the chat at the table', () => {
  const line = (id: string) => ({ id, by: { account: 'A2', name: 'Wolfe' }, text: id, at: 1 });

  it('shows a line once, and removes it when it is deleted', async () => {
    const { guest } = await atTable();
    await guest.hear({ type: 'chat', game: 'g1', lines: [line('first'), line('second')] });
    await guest.hear({ type: 'chat', game: 'g1', lines: [line('second')] });
    await guest.hear({ type: 'chat', game: 'g1', lines: [], gone: ['first'] });
    expect(guest.game.chat.all().map(({ id }) => id)).toEqual(['second']);
  });
});
