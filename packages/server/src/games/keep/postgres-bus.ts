import pg from 'pg';
import { type Bus, localBus } from './bus.ts';

const CHANNEL = 'carillon_game';
/** The wait between attempts to listen again, in milliseconds. */
const PAUSE = 1000;

/**
 * Hints between server processes by PostgreSQL's LISTEN and NOTIFY, on a separate connection that is renewed when it
 * breaks. The sweep finds the changes whose hints were lost meanwhile.
 */
export async function postgresBus(url: string, onTrouble: (error: unknown) => void): Promise<Bus> {
  const heard = localBus();
  let closed = false;
  let isWaiting = false;
  /** Whether the failure to connect has been reported: once per outage. */
  let isReported = false;
  let client: pg.Client | undefined;
  /** The connection takes one statement at a time. */
  let last: Promise<unknown> = Promise.resolve();

  async function listen(): Promise<void> {
    const made = new pg.Client({ connectionString: url });
    made.on('error', onTrouble);
    made.on('end', again);
    made.on('notification', ({ payload }) => heard.announce(JSON.parse(payload ?? '{}')));
    await made.connect();
    await made.query(`LISTEN ${CHANNEL}`);
    client = made;
    isReported = false;
  }

  function again(): void {
    client = undefined;
    // A connection that failed to open also emits `end`: retry once, not twice.
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
    listen: heard.listen,
    async close() {
      closed = true;
      await heard.close();
      await last;
      await client?.end();
    },
  };
}
