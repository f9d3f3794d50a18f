import type { Shown } from '@carillon/protocol';
import type { LightMyRequestResponse } from 'fastify';
import { buildApp, type Server } from '../src/app.ts';
import type { Mailer } from '../src/notices/mailer.ts';
import type { AppParts } from '../src/parts.ts';
import { Links } from '../src/people/links.ts';
import { Passwords } from '../src/people/passwords.ts';
import type { TokenKind } from '../src/people/tables.ts';
import { readSettings } from '../src/settings.ts';
import type { Store } from '../src/store/store.ts';
import { TestClock } from './clock.ts';
import { emptyStore } from './prepared.ts';
import { drawsOf, SKIRMISH, titlesOf } from './venue.ts';

/** Everybody's password. */
export const PASSWORD = 'correct horse';
/** How a member proves their identity again. */
export const AGAIN = { password: PASSWORD };
export const ORIGIN = 'https://carillon.test';

/** Hashes that cost next to nothing: most tests do not depend on the cost. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A mailer that keeps its mail. */
export class TestMailer implements Mailer {
  readonly sent: SentMail[] = [];

  async send(mail: SentMail): Promise<void> {
    this.sent.push(mail);
  }

  close(): void {}

  /** The secret in the link of the last mail. */
  get lastSecret(): string {
    return /\/#\/account\/\w+\/(\S+)/.exec(this.sent.at(-1)?.text ?? '')?.[1] ?? 'no link was sent';
  }
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Extra {
  readonly headers?: Readonly<Record<string, string>>;
  /** The address that the request comes from. */
  readonly from?: string;
}

/** A user with a browser: it keeps the cookie and sends the page's Origin. */
export class Browser {
  cookie: string | undefined;

  constructor(
    private readonly server: Server,
    public from = '203.0.113.7',
  ) {}

  async ask(method: Method, url: string, payload?: unknown, extra: Extra = {}): Promise<LightMyRequestResponse> {
    const cookie = this.cookie === undefined ? {} : { cookie: this.cookie };
    const answer = await this.server.app.inject({
      method,
      url,
      remoteAddress: extra.from ?? this.from,
      headers: { origin: ORIGIN, ...cookie, ...extra.headers },
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    this.keep(answer);
    return answer;
  }

  get(url: string): Promise<LightMyRequestResponse> {
    return this.ask('GET', url);
  }

  post(url: string, payload: unknown = {}): Promise<LightMyRequestResponse> {
    return this.ask('POST', url, payload);
  }

  put(url: string, payload: unknown = {}): Promise<LightMyRequestResponse> {
    return this.ask('PUT', url, payload);
  }

  delete(url: string, payload: unknown = {}): Promise<LightMyRequestResponse> {
    return this.ask('DELETE', url, payload);
  }

  private keep({ headers }: LightMyRequestResponse): void {
    for (const line of [headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = line.split(';');
      this.cookie = pair.endsWith('=') ? undefined : pair;
    }
  }
}

/** A server with an empty store in memory, a clock that stands still, cheap hashes, and mail that is kept in memory. */
export interface TestServer {
  readonly server: Server;
  readonly store: Store;
  readonly clock: TestClock;
  readonly mailer: TestMailer;
  /** The log, line by line. */
  readonly log: string[];
  /** Handles new events, the jobs that are due, and the jobs those create. */
  work(): Promise<void>;
  /** A secret as an administrator would issue it. */
  issue(kind: TokenKind): Promise<Shown>;
  /** A browser with its own address. */
  browser(): Browser;
  /** A browser with a new member logged in; the password is `correct horse`. */
  member(name: string): Promise<Browser>;
  /** The id of a new member who is not logged in anywhere. */
  account(name: string): Promise<string>;
  /** A browser in which a user is logged in again. */
  browserOf(account: string): Promise<Browser>;
  close(): Promise<void>;
}

/** Starts such a server; `variables` are its settings, `parts` replace some of its parts. */
export async function startServer(
  variables: Readonly<Record<string, string>> = {},
  parts: Partial<AppParts> = {},
): Promise<TestServer> {
  const store = parts.store ?? (await emptyStore());
  const clock = new TestClock();
  const mailer = new TestMailer();
  const log: string[] = [];
  const settings = readSettings({
    PUBLIC_URL: ORIGIN,
    PUSH_CONTACT: 'keeper@carillon.test',
    LOG_LEVEL: 'info',
    ...variables,
  });
  const target = { write: (line: string) => void log.push(line) };
  const titles = titlesOf(SKIRMISH);
  const passwords = new Passwords(CHEAP);
  const usual = {
    settings,
    store,
    titles,
    clock,
    mailer,
    passwords,
    page: () => ORIGIN,
    log: target,
    draws: drawsOf(store),
  };
  const server = await buildApp({ ...usual, ...parts });
  let addresses = 0;
  const browser = (): Browser => new Browser(server, `203.0.113.${++addresses}`);
  return {
    server,
    store,
    clock,
    mailer,
    log,
    async work() {
      await server.events.run();
      while ((await server.jobs.runDue()) > 0);
    },
    issue: (kind) => new Links(store.db, () => clock.now()).issue({ kind }),
    browser,
    async member(name) {
      const made = browser();
      const answer = await made.post('/api/accounts', { name, password: PASSWORD, language: 'en' });
      if (answer.statusCode !== 201) throw new Error(`${name} could not register: ${answer.body}`);
      return made;
    },
    async account(name) {
      const made = await server.accounts.accounts.create({ name, password: PASSWORD, kind: 'member', language: 'en' });
      if (!('id' in made)) throw new Error(`there is somebody called ${name}`);
      return made.id;
    },
    async browserOf(account) {
      const made = browser();
      made.cookie = `__Host-carillon=${await server.accounts.sessions.open(account, 'a test')}`;
      return made;
    },
    async close() {
      await server.drain();
      await store.close();
    },
  };
}

/** A browser in which a new administrator is logged in. */
export async function administratorAt(at: TestServer): Promise<Browser> {
  const keeper = await at.member('Keeper');
  await at.store.db.updateTable('account').set({ administrator: 1 }).where('name', '=', 'Keeper').execute();
  return keeper;
}
