import { afterAll, expect, it, vi } from 'vitest';
import type { Cell } from '../../../../src/page/cell.ts';
import type { Room } from '../../../../src/page/table/page/room.ts';

// In Node the library's build computes everything only once, so use its build for browsers.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'));
// Other test files may already have loaded these modules with the library's build for servers, and need it later.
vi.resetModules();
afterAll(() => vi.resetModules());
const { batch, createMemo, createRoot } = await import('solid-js');
const { cell } = await import('../../../../src/page/cell.ts');
const { Coached } = await import('../../../../src/page/table/coach/coach.ts');
const { Column } = await import('../../../../src/page/table/page/column.ts');

/** A column with a fight of `entries` events, a coach that opens at a question, and a lesson if there is one. */
function column(room: Room = 'usual', lesson?: object) {
  const question: Cell<string | undefined> = cell<string | undefined>(undefined);
  const entries = cell(1);
  const hint: Cell<unknown> = cell<unknown>(undefined);
  const running = cell(true);
  const begun: Cell<unknown> = cell<unknown>(undefined);
  const subject = createMemo(() => ({ key: 'raid', entries: { length: entries() }, running: running() }));
  const parts = {
    play: {
      history: { lines: () => [] },
      session: { past: () => undefined, now: () => ({ mayJudge: false, lesson }) },
    },
    page: { judging: () => false },
    room: () => room,
    coach: { question, isShown: () => question() !== undefined },
    sheet: { subject },
    end: { isShown: () => false },
    advised: { asked: hint },
    begun,
    online: undefined,
  };
  return { question, entries, running, begun, hint, made: new Column(parts as never) };
}

it('a fight keeps its mark if the coach covered it just as its result came', async () => {
  const { question, entries, made, dispose } = createRoot((end) => ({ ...column(), dispose: end }));
  expect([made.isUp('fight'), made.hasNews('fight')]).toEqual([true, false]);
  batch(() => {
    entries.set(2);
    question.set('hold.point');
  });
  await Promise.resolve();
  expect([made.isUp('fight'), made.hasNews('fight')]).toEqual([false, true]);
  made.open('fight');
  await Promise.resolve();
  expect([made.isUp('fight'), made.hasNews('fight')]).toEqual([true, false]);
  dispose();
});

it('a fight that is over gives way to what was there before once the player goes on, and keeps its mark', async () => {
  const { running, begun, made, dispose } = createRoot((end) => ({ ...column(), dispose: end }));
  begun.set('menu');
  expect(made.isUp('fight')).toBe(true);
  begun.set(undefined);
  running.set(false);
  await Promise.resolve();
  expect(made.isUp('fight')).toBe(true);
  begun.set('menu');
  await Promise.resolve();
  expect([made.isUp('fight'), made.isUp('log'), made.hasNews('fight')]).toEqual([false, true, true]);
  made.open('fight');
  expect([made.isUp('fight'), made.hasNews('fight')]).toEqual([true, false]);
  dispose();
});

it('the column beside that of the log is bare while no panel is up in it, and never in a lesson', async () => {
  const { question, made, dispose } = createRoot((end) => ({ ...column('wide'), dispose: end }));
  expect([made.isUp('fight'), made.isBare()]).toEqual([true, false]);
  made.shut('fight');
  expect([made.isUp('log'), made.isBare()]).toEqual([true, true]);
  question.set('hold.point');
  await Promise.resolve();
  expect([made.isUp('coach'), made.isBare()]).toEqual([true, false]);
  dispose();

  const other = (room: Room, lesson?: object): boolean =>
    createRoot((end) => {
      const { made: one } = column(room, lesson);
      one.shut('fight');
      const isBare = one.isBare();
      end();
      return isBare;
    });
  expect([other('wide'), other('wide', {}), other('usual'), other('narrow')]).toEqual([true, false, false, false]);
});

it('the coach waits with the next question while battles are shown one by one', () => {
  const staged = cell<unknown>({});
  const now = () => ({ ...question, online: null, viewing: null, computer: 'red', moment: null, analysis: false });
  const question = { asked: { seat: 'blue', procedure: 'cards', step: 'play', rule: '7.1' }, length: 4 };
  const play = {
    board: { staged },
    session: { now, latest: now, past: () => undefined },
    title: { id: 'skirmish', coach: () => undefined },
    preferences: () => ({ coach: true }),
  };
  const nothingKept = { getItem: () => null, setItem: () => undefined };
  const { coach, dispose } = createRoot((end) => ({
    coach: new Coached(play as never, nothingKept),
    dispose: end,
  }));
  expect([coach.question(), coach.isShown()]).toEqual([undefined, false]);
  staged.set(undefined);
  expect([coach.question(), coach.isShown()]).toEqual(['cards.play', true]);
  dispose();
});

it('a hint comes up when it is asked for, and the panel before it comes back when it ends', () => {
  const { hint, made, dispose } = createRoot((end) => ({ ...column(), dispose: end }));
  expect([made.isUp('hint'), made.hasTab('hint'), made.isUp('fight')]).toEqual([false, false, true]);
  hint.set({});
  expect([made.isUp('hint'), made.hasTab('hint'), made.isUp('fight')]).toEqual([true, true, false]);
  hint.set(undefined);
  expect([made.isUp('hint'), made.hasTab('hint'), made.isUp('fight')]).toEqual([false, false, true]);
  dispose();
});
