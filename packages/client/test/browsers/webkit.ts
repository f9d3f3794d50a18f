import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { asText, type Browser, clickAt, keysPressed, type Session, untilIt, type WindowSize } from './session.ts';

// WebKitGTK's MiniBrowser by classic WebDriver: HTTP requests with JSON. It needs a screen, if only a virtual one.

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const PORT = 9378;
const DISPLAY = ':77';

/** Debian keeps the browser in the folder of its architecture. */
function miniBrowser(): string | undefined {
  const folders = readdirSync('/usr/lib').map((each) => join('/usr/lib', each, 'webkit2gtk-4.1/MiniBrowser'));
  return folders.find(existsSync);
}

async function command<T>(method: string, path: string, body?: object): Promise<T> {
  const request = { method, ...(body && { body: JSON.stringify(body) }) };
  const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, request);
  const { value } = (await answer.json()) as { readonly value: T & { readonly message?: string } };
  if (!answer.ok) throw new Error(`${path}: ${value.message ?? answer.status}`);
  return value;
}

async function start({ width, height }: WindowSize): Promise<Session> {
  const screen = spawn(SCREEN, [DISPLAY, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' });
  const driver = spawn(DRIVER, [`--port=${PORT}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY, WEBKIT_DISABLE_COMPOSITING_MODE: '1', WEBKIT_FORCE_SANDBOX: '0' },
  });
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser() ?? '', args: ['--automation'] } },
  };
  const { sessionId } = await untilIt(() => command<{ sessionId: string }>('POST', '/session', { capabilities }));
  const at = `/session/${sessionId}`;
  await command('POST', `${at}/window/rect`, { x: 0, y: 0, width, height });
  await command('POST', `${at}/timeouts`, { script: 30_000, pageLoad: 60_000, implicit: 0 });
  const act = (actions: object): Promise<unknown> => command('POST', `${at}/actions`, { actions });
  return {
    open: async (url) => void (await command('POST', `${at}/url`, { url })),
    async run(work, ...given) {
      const script = `const [text, done] = arguments; (${asText(work)})(text).then(done, (error) => done('!' + error));`;
      const text = await command<string>('POST', `${at}/execute/async`, { script, args: [JSON.stringify(given)] });
      if (text.startsWith('!')) throw new Error(text.slice(1));
      return JSON.parse(text);
    },
    click: async (x, y) => void (await act(clickAt(x, y))),
    press: async (...keys) => void (await act(keysPressed(keys))),
    async close() {
      await command('DELETE', at).catch(() => undefined);
      for (const child of [driver, screen]) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill();
        await ended;
      }
    },
  };
}

export const webkit: Browser = {
  name: 'WebKitGTK',
  missing: () =>
    existsSync(DRIVER) && existsSync(SCREEN) && miniBrowser() !== undefined
      ? undefined
      : 'WebKitGTK is missing; on Debian: apt-get install webkit2gtk-driver xvfb',
  start,
};
