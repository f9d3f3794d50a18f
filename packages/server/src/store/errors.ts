/** Another process wrote the same key first: the normal sign of a lost race. */
export class Duplicate extends Error {
  override readonly name = 'Duplicate';
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const DUPLICATE = new Set(['23505', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE']);
/** The transaction collided with another one and may simply be retried. */
const AGAIN = new Set(['40001', '40P01', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT']);

export const isDuplicate = (error: unknown): boolean => error instanceof Duplicate || DUPLICATE.has(codeOf(error));

/** Runs `work`; returns `otherwise` if a key that it writes exists already. */
export async function unlessDuplicate<T, U>(work: () => Promise<T>, otherwise: U): Promise<T | U> {
  try {
    return await work();
  } catch (error) {
    if (isDuplicate(error)) return otherwise;
    throw error;
  }
}

/** Codes of SQLite; for PostgreSQL, those of its connection, its resources, its shutdown and the network. */
const STORE_CODES =
  /^(SQLITE_(FULL|IOERR|BUSY|CANTOPEN|READONLY|CORRUPT|NOTADB|NOMEM)\w*|08\w{3}|53\w{3}|57P\w{2}|58\w{3}|E(CONN|PIPE|HOST|NET|TIMEDOUT)\w*)$/;
/** Messages that the PostgreSQL driver throws, without a code, if the connection breaks. */
const LINE_BROKEN = /^(Connection terminated|Client has encountered a connection error|timeout expired)/;

/** Whether the store is the cause: it is full, broken or unavailable, and may recover. */
export const isOfStore = (error: unknown): boolean =>
  STORE_CODES.test(codeOf(error)) || (error instanceof Error && LINE_BROKEN.test(error.message));

/** Whether the store had no room for the data. */
export const isFull = (error: unknown): boolean => ['SQLITE_FULL', '53100'].includes(codeOf(error));

/** SQLite's message for a file that is not one of its own. */
export const NO_STORE = 'the file does not begin as a store does';

/** Why SQLite cannot trust a file; `undefined` if that is not the cause. */
export function damageOf(error: unknown): string | undefined {
  if (codeOf(error) === 'SQLITE_NOTADB') return NO_STORE;
  return error instanceof Error && codeOf(error).startsWith('SQLITE_CORRUPT') ? error.message : undefined;
}

const ATTEMPTS = 8;
const FIRST_PAUSE = 5;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * Runs `work`, a whole transaction, and retries it if it only collided with another one. A key written by another
 * process becomes a `Duplicate`.
 */
export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (isDuplicate(error)) throw new Duplicate('the key exists', { cause: error });
      if (!AGAIN.has(codeOf(error)) || attempt === ATTEMPTS) throw error;
      await pause(FIRST_PAUSE * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}
