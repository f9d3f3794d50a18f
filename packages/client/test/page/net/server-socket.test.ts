import { describe, expect, it } from 'vitest';
import { waitBefore } from '../../../src/page/net/server-socket.ts';
import { Line } from './line.ts';

function up(): Line {
  const line = new Line();
  line.server.start();
  line.welcome();
  return line;
}

describe('the line to the server', () => {
  it('is live once the server has greeted, and knows how far ahead its clock is', () => {
    const line = new Line();
    line.server.start();
    expect(line.server.status()).toBe('connecting');
    line.welcome();
    expect([line.server.status(), line.server.ahead(), line.server.account()]).toEqual(['live', 500, 'A1']);
  });

  it('reconnects for ever, less and less often, but at least every half minute', async () => {
    const line = up();
    line.cut();
    const opened = [];
    for (let hour = 0; hour < 3; hour++) {
      for (let i = 0; i < 120; i++) {
        await line.pass(30_000);
        line.cut();
      }
      opened.push(line.opened);
    }
    expect(opened[0]).toBeGreaterThan(100);
    expect(opened[2]).toBeGreaterThan(300);
  });

  it('waits twice as long each time, by chance up to half less', () => {
    expect([0, 1, 2, 3].map((attempt) => waitBefore(attempt, 0))).toEqual([500, 1000, 2000, 4000]);
    expect(waitBefore(2, 0.999)).toBeCloseTo(1001, 0);
    expect(waitBefore(1000, 0)).toBe(30_000);
  });

  it('begins with short waits again when it was up', async () => {
    const line = up();
    for (let i = 0; i < 6; i++) {
      line.cut();
      await line.pass(30_000);
    }
    line.welcome();
    line.cut();
    const before = line.opened;
    await line.pass(600);
    expect(line.opened).toBe(before + 1);
  });

  it('is tried at once when the machine comes online', () => {
    const line = up();
    line.cut();
    line.server.hurry();
    expect(line.opened).toBe(2);
  });

  it('S4: informs the server of the use of the page, at most every twenty seconds, and again after it was cut', async () => {
    const line = up();
    expect(line.of('used')).toEqual([]);
    line.server.use();
    line.server.use();
    expect(line.of('used')).toEqual([{ type: 'used', ago: 0 }]);
    await line.pass(5000);
    line.cut();
    line.server.hurry();
    line.welcome();
    expect(line.of('used').at(-1)).toEqual({ type: 'used', ago: 5000 });
    await line.pass(19_999);
    line.server.use();
    expect(line.of('used')).toHaveLength(1);
    await line.pass(1);
    line.server.use();
    expect(line.of('used')).toHaveLength(2);
  });

  it('is dropped when the server falls silent, and opened again', async () => {
    const line = up();
    await line.pass(20_000);
    expect(line.of('ping')).toHaveLength(1);
    await line.pass(10_000);
    expect(line.server.status()).toBe('lost');
    await line.pass(1000);
    expect(line.opened).toBe(2);
  });

  it('stays up as long as the server answers', async () => {
    const line = up();
    for (let i = 0; i < 10; i++) {
      await line.pass(20_000);
      line.say({ type: 'pong', at: line.time, now: line.time });
    }
    expect([line.server.status(), line.opened]).toEqual(['live', 1]);
  });

  it.each([
    ['greets in', (line: Line) => line.welcome(2)],
    ['hangs up on', (line: Line) => line.cut(4001)],
  ])('asks for a new page where the server %s another version, and does not try again', async (_how, answer) => {
    const line = new Line();
    line.server.start();
    answer(line);
    await line.pass(100_000);
    expect([line.server.status(), line.opened]).toEqual(['outdated', 1]);
  });

  it('hears nothing more over a socket that has been given up', async () => {
    const line = up();
    const gone = line.onlyThisSocket();
    const heard: string[] = [];
    line.server.listen({ hear: ({ type }) => void heard.push(type), lost: () => void heard.push('lost') });
    line.cut();
    await line.pass(1000);
    line.welcome();
    gone.say({ type: 'pong', at: line.time, now: line.time + 99_000 });
    gone.cut();
    expect(heard).toEqual(['lost', 'welcome']);
    expect([line.server.status(), line.server.ahead(), line.opened]).toEqual(['live', 500, 2]);
    line.server.send({ type: 'ping', at: 7 });
    expect(line.of('ping')).toEqual([{ type: 'ping', at: 7 }]);
  });

  it('is not kept alive by a socket that has been given up', async () => {
    const line = up();
    const gone = line.onlyThisSocket();
    line.cut();
    await line.pass(1000);
    line.welcome();
    await line.pass(20_000);
    gone.say({ type: 'pong', at: line.time, now: line.time });
    await line.pass(10_000);
    expect(line.server.status()).toBe('lost');
  });

  it('says nothing while it is down', () => {
    const line = new Line();
    line.server.start();
    line.server.send({ type: 'ping', at: 1 });
    expect(line.said).toEqual([]);
  });
});
