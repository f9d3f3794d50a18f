import { afterEach, expect, it, vi } from 'vitest';
import type { Cell } from '../../../src/page/cell.ts';
import { preferencesFrom } from '../../../src/page/preferences.ts';
import type { Session } from '../../../src/page/table/play/session.ts';
import type { Now } from '../../../src/shared/messages.ts';

// In Node the library computes everything once; this is its build for browsers.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'));
// Other test files may have loaded the modules with the library's build for servers.
vi.resetModules();
const { createRoot } = await import('solid-js');
const { cell } = await import('../../../src/page/cell.ts');
const { fieldsOf } = await import('../../../src/page/fields.ts');
const { ComputerTurns } = await import('../../../src/page/table/play/computer-turns.ts');

afterEach(() => vi.useRealTimers());

const asked = { seat: 'blue', procedure: 'build', step: 'one', rule: '5.41', pass: null };
const question = { online: null, computer: 'blue', asked, length: 20 } as unknown as Now<unknown, unknown>;

/** A page at which the computer player is asked; `change` is called with what the page asks of the worker. */
function pageAsking(latest: Cell<Now<unknown, unknown>>, change: () => void): () => void {
  return createRoot((end) => {
    const now = fieldsOf(latest);
    const session = { latest, now: () => now, past: () => undefined, change } as unknown as Session<unknown, unknown>;
    new ComputerTurns(session, () => preferencesFrom({ pace: 'once' }, ['en']));
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
