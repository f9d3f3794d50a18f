// How far the lessons have been read, in the browser's store.

const KEY = 'carillon-lessons';

/** The part of the browser's store that is needed. */
type Store = Pick<Storage, 'getItem' | 'setItem'>;

const idOf = (title: string, lesson: string): string => `${title}/${lesson}`;

function all(store: Store): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** The step that a lesson has reached: 0 if it was not begun, the number of its steps if it was finished. */
export function reached(store: Store, title: string, lesson: string): number {
  const step = all(store)[idOf(title, lesson)];
  return typeof step === 'number' && Number.isSafeInteger(step) && step > 0 ? step : 0;
}

/** Keeps the step that a lesson has reached. A browser that keeps nothing loses it. */
export function keepReached(store: Store, title: string, lesson: string, step: number): void {
  try {
    store.setItem(KEY, JSON.stringify({ ...all(store), [idOf(title, lesson)]: step }));
  } catch {
    // The lesson goes on all the same.
  }
}
