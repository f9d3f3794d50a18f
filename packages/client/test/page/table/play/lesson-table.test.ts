import { afterAll, expect, it, vi } from 'vitest';
import type { LessonNow } from '../../../../src/shared/lesson-messages.ts';

// In Node the library's build computes everything only once, so use its build for browsers.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'));
// Other test files may already have loaded these modules with the library's build for servers, and need it later.
vi.resetModules();
afterAll(() => vi.resetModules());
const { createRoot } = await import('solid-js');
const { cell } = await import('../../../../src/page/cell.ts');
const { heldLesson } = await import('../../../../src/page/table/play/lesson-table.ts');

const at = (step: number, changes: Partial<LessonNow> = {}): { readonly lesson: LessonNow } => ({
  lesson: {
    ...{ title: 'a-title', lesson: 'first', seat: 'red', step, of: 9, since: 0, wrong: null },
    ...{ name: `step-${step}`, asks: true, points: ['space:albany'], ...changes },
  },
});

/** A lesson at its first step, and the step that the panel shows. */
function lesson() {
  const [latest, staged] = [cell(at(0)), cell<unknown>(undefined)];
  return createRoot((dispose) => {
    const shown = heldLesson({ session: { latest }, board: { staged } });
    return { latest, staged, shown, dispose };
  });
}

it('a lesson stays at its step while the show of what followed waits or plays, and then goes on', () => {
  const { latest, staged, shown, dispose } = lesson();
  latest.set(at(1));
  expect(shown()?.step).toBe(1);
  latest.set(at(2));
  staged.set('before the battle');
  expect(shown()?.step).toBe(1);
  staged.set('after the battle');
  expect(shown()?.step).toBe(1);
  staged.set(undefined);
  expect(shown()).toEqual(at(2).lesson);
  dispose();
});

it('during a show it waits for no choice, points at nothing, and no longer answers a wrong choice', () => {
  const { latest, staged, shown, dispose } = lesson();
  latest.set(at(0, { wrong: 'other' }));
  expect(shown()?.wrong).toBe('other');
  latest.set(at(1));
  staged.set('before the battle');
  expect(shown()).toMatchObject({ step: 0, asks: false, points: [], wrong: null });
  dispose();
});

it('a show in the middle of a step leaves the lesson at this step', () => {
  const { latest, staged, shown, dispose } = lesson();
  latest.set(at(1));
  latest.set(at(1));
  staged.set('a die');
  expect(shown()?.step).toBe(1);
  dispose();
});

it('what happens during a show stays hidden until its end', () => {
  const { latest, staged, shown, dispose } = lesson();
  latest.set(at(1));
  staged.set('before the battle');
  latest.set(at(2));
  expect(shown()?.step).toBe(0);
  staged.set(undefined);
  expect(shown()?.step).toBe(2);
  dispose();
});
