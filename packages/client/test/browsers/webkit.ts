import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  asText,
  type Browser,
  clickAt,
  collectErrors,
  keysPressed,
  pointerTo,
  type Session,
  untilIt,
  type WindowSize,
} from './session.ts';

// WebKitGTK's MiniBrowser by classic WebDriver: HTTP requests with JSON. It needs a screen, if only a virtual one.

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const FIRST_PORT = 9478;
const FIRST_DISPLAY = 77;
let started = 0;

/** Debian keeps the browser in the folder of its architecture. */
function miniBrowser(): string | undefined {
  const folders = readdirSync('/usr/lib').map((each) => join('/usr/lib', each, 'webkit2gtk-4.1/MiniBrowser'));
  return folders.find(existsSync);
}

async function commandOf<T>(port: number, method: string, path: string, body?: object): Promise<T> {
  const request = { method, ...(body && { body: JSON.stringify(body) }) };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, request);
  const { value } = (await answer.json()) as { readonly value: T & { readonly message?: string } };
  if (!answer.ok) throw new Error(`${path}: ${value.message ?? answer.status}`);
  return value;
}

async function start({ width, height }: WindowSize): Promise<Session> {
  started++;
  const port = FIRST_PORT + started;
  const display = `:${FIRST_DISPLAY + started}`;
  const command = <T>(method: string, path: string, body?: object) => commandOf<T>(port, method, path, body);
  const screen = spawn(SCREEN, [display, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' });
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1', WEBKIT_FORCE_SANDBOX: '0' },
  });
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser() ?? '', args: ['--automation'] } },
  };
  const { sessionId } = await untilIt(() => command<{ sessionId: string }>('POST', '/session', { capabilities }));
  const at = `/session/${sessionId}`;
  await command('POST', `${at}/window/rect`, { x: 0, y: 0, width, height });
  await command('POST', `${at}/timeouts`, { script: 30_000, pageLoad: 60_000, implicit: 0 });
  const act = (actions: object): Promise<unknown> => command('POST', `${at}/actions`, { actions });
  const session: Session = {
    open: async (url) => void (await command('POST', `${at}/url`, { url })),
    leave() {},
    async run(work, ...given) {
      const script = `const [text, done] = arguments; (${asText(work)})(text).then(done, (error) => done('!' + error));`;
      const text = await command<string>('POST', `${at}/execute/async`, { script, args: [JSON.stringify(given)] });
      if (text.startsWith('!')) throw new Error(text.slice(1));
      return JSON.parse(text);
    },
    click: async (x, y) => void (await act(clickAt(x, y))),
    press: async (...keys) => void (await act(keysPressed(keys))),
    pointer: async (what, x, y) => void (await act(pointerTo(what, x, y))),
    picture: async () => Buffer.from(await command<string>('GET', `${at}/screenshot`), 'base64'),
    errors: async () => session.run(collectErrors),
    async close() {
      await command('DELETE', at).catch(() => undefined);
      for (const child of [driver, screen]) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill();
        await ended;
      }
    },
  };
  return session;
}

export const webkit: Browser = {
  name: 'WebKitGTK',
  missing: () =>
    existsSync(DRIVER) && existsSync(SCREEN) && miniBrowser() !== undefined
      ? undefined
      : 'WebKitGTK is missing; on Debian: apt-get install webkit2gtk-driver xvfb',
  start,
};
