/**
 * `npm run browsers [-- firefox webkit]`: plays the main job of each title in browsers other than Chromium, at the size
 * of a desktop and of a phone, and reports the results. Without a name it tries all browsers. `--title T`,
 * `--size desktop` and `--job screen` (or `network`) limit it to one. It fails if a step fails, a page reports an
 * error, or a browser is missing. A failed step leaves pictures of its pages in node_modules/.cache/carillon/pictures.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exit } from 'node:process';
import { parseArgs } from 'node:util';
import { build } from '../../../../tools/build.mjs';
import { serveSite } from '../../../../tools/serve.mjs';
import { ROOT } from '../browser/places.ts';
import { RealServer } from '../browser/real-server.ts';
import { firefox } from './firefox.ts';
import { JOB, type Job } from './game.ts';
import type { Browser, Session, WindowSize } from './session.ts';
import { playTogether } from './together.ts';
import { webkit } from './webkit.ts';

const BROWSERS: Readonly<Record<string, Browser>> = { firefox, webkit };
const TITLES = ['wilderness-war', 'bayonets-tomahawks'];
const SIZES: Readonly<Record<string, WindowSize>> = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { title: { type: 'string' }, size: { type: 'string' }, job: { type: 'string' } },
});
const unknown = positionals.filter((name) => BROWSERS[name] === undefined);
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(' ')}. The browsers are ${Object.keys(BROWSERS).join(', ')}.`);
  exit(2);
}

let failed = 0;

const PICTURES = join(ROOT, 'node_modules/.cache/carillon/pictures');

/** Saves pictures of the pages; a browser that no longer answers gives none. */
async function keepPictures(what: string, sessions: readonly Session[]): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  for (const [i, session] of sessions.entries()) {
    const picture = await session.picture().catch(() => undefined);
    if (picture) writeFileSync(join(PICTURES, `${what.replaceAll(/\W+/g, '-')}-${i + 1}.png`), picture);
  }
}

/** Tries a step, and reports whether it works; an error reported by a page also counts as a failure. */
async function attempt(what: string, sessions: readonly Session[], work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    const errors = (await Promise.all(sessions.map((each) => each.errors()))).flat();
    if (errors.length > 0) throw new Error(`the page reports ${errors.join('; ')}`);
    console.log(`ok      ${what}`);
    return true;
  } catch (error) {
    failed++;
    console.log(`FAILED  ${what}: ${error instanceof Error ? error.message : error}`);
    await keepPictures(what, sessions);
    return false;
  }
}

/** Does the job of a title in a new browser; after a failed step, the others are still tried. */
async function doJob(browser: Browser, title: string, size: WindowSize, where: string): Promise<void> {
  const site = await serveSite(ROOT);
  const session = await browser.start(size);
  const job: Job = { session, title, url: site.url, goOffline: () => site.close() };
  try {
    for (const [what, work] of JOB) await attempt(`${where}: ${what}`, [session], () => work(job));
  } finally {
    await session.close();
    await site.close();
  }
}

/** Two play over the network. */
async function meet(browser: Browser, title: string, size: WindowSize, where: string): Promise<void> {
  const server = await RealServer.start();
  const sessions = [await browser.start(size), await browser.start(size)] as const;
  await attempt(`${where}: two play over the network, to a takeback`, sessions, () =>
    playTogether(...sessions, server.url, title),
  );
  for (const each of sessions) await each.close();
  await server.close();
}

async function tryBrowser(browser: Browser): Promise<void> {
  for (const [name, size] of Object.entries(SIZES)) {
    if ((values.size ?? name) !== name) continue;
    for (const title of TITLES) {
      if ((values.title ?? title) !== title) continue;
      const where = `${browser.name}, ${name}, ${title}`;
      if ((values.job ?? 'screen') === 'screen') await doJob(browser, title, size, where);
      if ((values.job ?? 'network') === 'network') await meet(browser, title, size, where);
    }
  }
}

const built = build(ROOT, () => undefined);
if (!built.ok) {
  console.error(`The page could not be built:\n${built.output}`);
  exit(1);
}
for (const name of positionals.length > 0 ? positionals : Object.keys(BROWSERS)) {
  const browser = BROWSERS[name];
  const missing = browser?.missing();
  if (missing !== undefined) {
    failed++;
    console.log(`FAILED  ${missing}`);
  } else if (browser !== undefined) await tryBrowser(browser);
}
console.log(failed === 0 ? 'Everything works.' : `${failed} failed.`);
exit(failed === 0 ? 0 : 1);
