// How often each question has been answered, in the browser's store.

const KEY = 'carillon-coach';
/** A question answered this often needs no coach. */
const OFTEN = 2;

/** The part of the browser's store that this file uses. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>;

function all(store: Store): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

function timesIn(kept: Readonly<Record<string, unknown>>, question: string): number {
  const times = kept[question];
  return typeof times === 'number' && Number.isSafeInteger(times) && times > 0 ? times : 0;
}

/** Whether a question has been answered often enough to be known. */
export const isKnown = (store: Store, question: string): boolean => timesIn(all(store), question) >= OFTEN;

/** Notes that a question has been answered once more. If the browser stores nothing, the coach keeps opening. */
export function noteDone(store: Store, question: string): void {
  const kept = all(store);
  const times = timesIn(kept, question);
  if (times >= OFTEN) return;
  try {
    store.setItem(KEY, JSON.stringify({ ...kept, [question]: times + 1 }));
  } catch {
    // The game goes on without it.
  }
}
