import type { LogLine } from '@carillon/board';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Cell } from '../../../src/page/cell.ts';
import { preferencesFrom } from '../../../src/page/preferences.ts';
import type { Shown } from '../../../src/page/table/log/log-lines.ts';
import type { Session } from '../../../src/page/table/play/session.ts';
import type { Now } from '../../../src/shared/messages.ts';

// In Node the library's build computes everything only once, so use its build for browsers.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'));
// Other test files may already have loaded these modules with the library's build for servers, and need it later.
vi.resetModules();
afterAll(() => vi.resetModules());
const { createRoot } = await import('solid-js');
const { cell } = await import('../../../src/page/cell.ts');
const { fieldsOf } = await import('../../../src/page/fields.ts');
const { ComputerTurns } = await import('../../../src/page/table/play/computer-turns.ts');

afterEach(() => vi.useRealTimers());

const asked = { seat: 'blue', procedure: 'build', step: 'one', rule: '5.41', pass: null };
const question = { online: null, computer: 'blue', asked, length: 20 } as unknown as Now<unknown, unknown>;

/** A page at which the computer player is asked; `change` is called for each request of the page to the worker. */
function pageAsking(latest: Cell<Now<unknown, unknown>>, change: () => void): () => void {
  return createRoot((end) => {
    const now = fieldsOf(latest);
    const session = { latest, now: () => now, past: () => undefined, change } as unknown as Session<unknown, unknown>;
    new ComputerTurns(
      session,
      () => preferencesFrom({ pace: 'once' }, ['en']),
      () => [],
    );
    return end;
  });
}

it('a computer player that is asked the same question again chooses again', () => {
  vi.useFakeTimers();
  const change = vi.fn();
  const latest = cell(question);
  const end = pageAsking(latest, change);
  vi.runAllTimers();
  expect(change).toHaveBeenCalledTimes(1);
  latest.set({ ...question, length: 21 });
  vi.runAllTimers();
  expect(change).toHaveBeenCalledTimes(2);
  end();
});

describe('shown by card plays', () => {
  const line = (number: number, some: Partial<LogLine>): Shown => ({
    ...{ number, from: number },
    line: { text: `line ${number}`, level: 'line', about: [], ...some },
  });
  /** The computer at work: the log of its actions, and the number of its choices. */
  function atWork() {
    vi.useFakeTimers();
    const change = vi.fn();
    const latest = cell<Now<unknown, unknown>>({ ...question, asked: { ...asked, seat: 'red' } });
    const lines = cell<readonly Shown[]>([line(3, { topic: 'battles' }), line(19, { level: 'heading', seat: 'blue' })]);
    const { turns, end } = createRoot((dispose) => {
      const now = fieldsOf(latest);
      const session = { latest, now: () => now, past: () => undefined, change } as unknown as Session<unknown, unknown>;
      const preferences = preferencesFrom({ pace: 'plays' }, ['en']);
      return { turns: new ComputerTurns(session, () => preferences, lines), end: dispose };
    });
    /** Makes its next choice, after which the journal has this length and the log this line. */
    const did = (length: number, some?: Partial<LogLine>): void => {
      if (some) lines.set([...lines(), line(length - 1, some)]);
      latest.set({ ...question, length });
    };
    return { turns, change, did, end };
  }

  it('a computer player makes the choices of a play at once, and each play stays in view for a moment', () => {
    const { turns, change, did, end } = atWork();
    did(21);
    vi.advanceTimersByTime(1);
    expect(change).toHaveBeenCalledTimes(1);
    did(22, { played: { by: 'blue' }, topic: 'cards' });
    vi.advanceTimersByTime(1000);
    expect(change).toHaveBeenCalledTimes(1);
    expect(turns.line()).toBe('line 21');
    vi.advanceTimersByTime(2000);
    expect(change).toHaveBeenCalledTimes(2);
    did(23, { topic: 'movement' });
    vi.advanceTimersByTime(1);
    expect(change).toHaveBeenCalledTimes(3);
    expect(turns.line()).toBe('line 21');
    end();
  });

  it('it stops at an event that strikes the user, until the user goes on', () => {
    const { turns, change, did, end } = atWork();
    did(21, { topic: 'raids' });
    vi.advanceTimersByTime(60_000);
    expect([turns.paused(), turns.line(), change.mock.calls.length]).toEqual([true, 'line 20', 0]);
    turns.toggle();
    vi.advanceTimersByTime(1);
    expect([turns.paused(), change.mock.calls.length]).toEqual([false, 1]);
    // An event of the user's own turn does not stop it,
    did(22, { level: 'heading', seat: 'red' });
    did(23, { topic: 'battles' });
    vi.advanceTimersByTime(1);
    expect(change).toHaveBeenCalledTimes(2);
    // nor does a detail of a sheet.
    did(24, { level: 'heading', seat: 'blue' });
    did(25, { topic: 'battles', level: 'detail' });
    vi.advanceTimersByTime(1);
    expect(change).toHaveBeenCalledTimes(3);
    end();
  });
});
