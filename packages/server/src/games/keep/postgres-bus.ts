import pg from 'pg';
import type { Bus, Hint } from './bus.ts';

const CHANNEL = 'carillon_game';
/** The wait between attempts to listen again, in milliseconds. */
const PAUSE = 1000;

/**
 * Hints between server processes by PostgreSQL's LISTEN and NOTIFY, on a separate connection that is renewed when it
 * breaks. Hints lost meanwhile are replaced by looking.
 */
export async function postgresBus(url: string, onTrouble: (error: unknown) => void): Promise<Bus> {
  const ears = new Set<(hint: Hint) => void>();
  let closed = false;
  let isWaiting = false;
  /** Whether it has been reported that the connection cannot be opened: once for each time it is away. */
  let isReported = false;
  let client: pg.Client | undefined;
  /** One statement at a time goes over the connection. */
  let last: Promise<unknown> = Promise.resolve();

  async function listen(): Promise<void> {
    const made = new pg.Client({ connectionString: url });
    made.on('error', onTrouble);
    made.on('end', again);
    made.on('notification', ({ payload }) => {
      const hint: Hint = JSON.parse(payload ?? '{}');
      for (const hear of ears) hear(hint);
    });
    await made.connect();
    await made.query(`LISTEN ${CHANNEL}`);
    client = made;
    isReported = false;
  }

  function again(): void {
    client = undefined;
    // A connection that could not be opened also reports its end: retry it once, not twice.
    if (closed || isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      if (!closed) listen().catch(failed);
    }, PAUSE).unref();
  }

  function failed(error: unknown): void {
    if (!isReported) onTrouble(error);
    isReported = true;
    again();
  }

  await listen();
  return {
    announce(hint) {
      const send = () => client?.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify(hint)]);
      last = last.then(send).catch(onTrouble);
    },
    listen(hear) {
      ears.add(hear);
      return () => ears.delete(hear);
    },
    async close() {
      closed = true;
      ears.clear();
      await last;
      await client?.end();
    },
  };
}
