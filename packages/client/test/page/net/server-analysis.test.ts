import { describe, expect, it } from 'vitest';
import { afterBids } from '../../game-worker/on-server.ts';
import { atTable, Guest } from './guest.ts';

describe('an analysis of a game over the network', () => {
  it('is played by itself: the server hears nothing of it, and the game is there again afterwards', async () => {
    const { guest, session, march, server } = await atTable();
    const before = session.latest();
    await session.analyse();
    expect(session.now()).toMatchObject({ analysis: true, asked: before.asked });
    await session.choose([march]);
    expect(session.now().asked.step).toBe('muster');
    await session.undo();
    expect([guest.line.of('choose'), guest.line.of('undo'), server.table.journal.length]).toEqual([
      [],
      [],
      before.length,
    ]);
    await session.leaveAnalysis();
    expect({ ...session.now(), log: null }).toEqual({ ...before, log: null });
  });

  it('goes on from any position of the past, with the log up to there', async () => {
    const { guest, session, march, first, server } = await atTable();
    const then = session.latest();
    await guest.pass(() => server.choose(first, march, `take ${first}-guard`, 'done'));
    await session.showPast(then.length - 1);
    await session.analyse();
    expect(session.now()).toMatchObject({ analysis: true, asked: then.asked, options: then.options });
    expect(session.log().every(({ number }) => number < then.length)).toBe(true);
    await session.choose([march]);
    await session.showPast(0);
    expect(session.past()?.view).toEqual(server.past(first, 0));
  });

  it('shows its own earlier positions, which the game has not had, and goes on where it was', async () => {
    const { session, first, march } = await atTable();
    const start = session.now().length;
    await session.analyse();
    await session.choose([march]);
    const afterMarch = session.now().view;
    await session.choose([`take ${first}-guard`]);
    const latest = session.now();
    await session.showPast(start + 1);
    expect(session.past()?.view).toEqual(afterMarch);
    session.leavePast();
    expect(session.now()).toEqual(latest);
  });

  it('is not disturbed by what happens in the game, which is known when it is left', async () => {
    const { server, first, second } = afterBids();
    const guest = new Guest(server, second);
    const session = await guest.sitDown();
    await session.analyse();
    await guest.pass(() => server.choose(first, 'rest'));
    expect(session.now()).toMatchObject({ analysis: true, asked: { seat: first } });
    await session.leaveAnalysis();
    expect(session.now()).toMatchObject({
      analysis: false,
      asked: { seat: second },
      length: server.table.journal.length,
    });
  });

  it('goes on while the line is down', async () => {
    const { guest, session, march } = await atTable();
    await session.analyse();
    guest.line.cut();
    await session.choose([march]);
    expect([session.isStale, session.now().asked.step]).toEqual([false, 'muster']);
    await session.leaveAnalysis();
    expect(session.isStale).toBe(true);
  });

  it('answers questions about the position that is shown', async () => {
    const { guest, session, first, march, server } = await atTable();
    const home = session.now().length - 1;
    await guest.pass(() => server.choose(first, march, `take ${first}-guard`, 'done'));
    await guest.pass(() => server.choose(first, `move ${first === 'blue' ? 'wood' : 'hill'}`));
    const [now, then] = [await session.query('forces', { side: first }), await pastForces(session, home, first)];
    expect(then).not.toEqual(now);
  });
});

/** The places of a side's pieces after an entry. */
async function pastForces(session: Awaited<ReturnType<Guest['sitDown']>>, number: number, side: string) {
  await session.showPast(number);
  return session.query('forces', { side });
}
