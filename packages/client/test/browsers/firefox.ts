import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import {
  asText,
  type Browser,
  clickAt,
  keysPressed,
  pointerTo,
  type Session,
  untilIt,
  type WindowSize,
} from './session.ts';

// Firefox implements WebDriver BiDi itself: commands and answers as JSON over a socket.

const PROGRAMS = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const FIRST_PORT = 9377;
let started = 0;

interface Answer {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly level?: string; readonly text?: string };
  readonly type: string;
  readonly result?: unknown;
  readonly message?: string;
}

/** Firefox reports a font that was still loading when its page was left: NS_BINDING_ABORTED. */
const LEFT_BEHIND = /^downloadable font: download failed .* status=2152398850 /;
/** What it reports of a module that a worker was still loading, which looks like a module that is missing. */
const NO_MODULE = /error loading dynamically imported module|A ServiceWorker intercepted the request/;

const LOADED = 'browsingContext.load';
const REPORTED = 'log.entryAdded';

/** The socket's commands. */
class Line {
  /** The errors that the browser has reported. */
  readonly errors: string[] = [];
  /** Whether the page is being left: from `leave` until the next one has loaded. */
  leaving = false;
  private last = 0;
  private readonly waiting = new Map<number, (answer: Answer) => void>();

  constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => {
      const answer: Answer = JSON.parse(String(data));
      this.hear(answer);
      if (answer.id !== undefined) this.waiting.get(answer.id)?.(answer);
    });
  }

  async ask<T>(method: string, params: object): Promise<T> {
    this.last++;
    const id = this.last;
    const answered = new Promise<Answer>((resolve) => this.waiting.set(id, resolve));
    this.socket.send(JSON.stringify({ id, method, params }));
    const answer = await answered;
    this.waiting.delete(id);
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return answer.result as T;
  }

  close(): void {
    this.socket.close();
  }

  private hear({ method, params: { level, text = '' } = {} }: Answer): void {
    if (method === LOADED) this.leaving = false;
    const isLeftBehind = LEFT_BEHIND.test(text) || (this.leaving && NO_MODULE.test(text));
    if (method === REPORTED && level === 'error' && !isLeftBehind) this.errors.push(text);
  }
}

const connected = (port: number): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/session`);
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}

async function start({ width, height }: WindowSize): Promise<Session> {
  const program = PROGRAMS.find(existsSync) ?? '';
  const profile = mkdtempSync(join(tmpdir(), 'carillon-firefox-'));
  writeFileSync(join(profile, 'user.js'), 'user_pref("remote.prefs.recommended", true);\n');
  started++;
  const port = FIRST_PORT + started;
  const args = ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`];
  const child = spawn(program, args, { stdio: 'ignore', env: { ...process.env, HOME: profile } });
  const line = new Line(await untilIt(() => connected(port)));
  await line.ask('session.new', { capabilities: {} });
  await line.ask('session.subscribe', { events: [LOADED, REPORTED] });
  const { contexts } = await line.ask<{ contexts: readonly { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context ?? '';
  await line.ask('browsingContext.setViewport', { context, viewport: { width, height } });
  return {
    async open(url) {
      line.leaving = true;
      await line.ask('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    leave() {
      line.leaving = true;
    },
    async run(work, ...given) {
      const { type, result, exceptionDetails } = await line.ask<Evaluated>('script.callFunction', {
        functionDeclaration: asText(work),
        arguments: [{ type: 'string', value: JSON.stringify(given) }],
        target: { context },
        awaitPromise: true,
      });
      if (type === 'exception') throw new Error(exceptionDetails?.text);
      return JSON.parse(result?.value ?? 'null');
    },
    click: async (x, y) => void (await line.ask('input.performActions', { context, actions: clickAt(x, y) })),
    press: async (...keys) => void (await line.ask('input.performActions', { context, actions: keysPressed(keys) })),
    pointer: async (what, x, y) =>
      void (await line.ask('input.performActions', { context, actions: pointerTo(what, x, y) })),
    async picture() {
      const { data } = await line.ask<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    errors: () => Promise.resolve(line.errors.splice(0)),
    async close() {
      line.close();
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export const firefox: Browser = {
  name: 'Firefox',
  missing: () => (PROGRAMS.some(existsSync) ? undefined : 'Firefox is missing; on Debian: apt-get install firefox-esr'),
  start,
};
