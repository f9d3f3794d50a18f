// The progress of each lesson, in the browser's store.

const KEY = 'carillon-lessons';

/** The part of the browser's store that this file uses. */
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

/** The step that the reader has reached: 0 if the lesson was not begun, the number of its steps if it is finished. */
export function reached(store: Store, title: string, lesson: string): number {
  const step = all(store)[idOf(title, lesson)];
  return typeof step === 'number' && Number.isSafeInteger(step) && step > 0 ? step : 0;
}

/** Stores the step that the reader has reached, if the browser allows it. */
export function keepReached(store: Store, title: string, lesson: string, step: number): void {
  try {
    store.setItem(KEY, JSON.stringify({ ...all(store), [idOf(title, lesson)]: step }));
  } catch {
    // The lesson goes on without it.
  }
}
