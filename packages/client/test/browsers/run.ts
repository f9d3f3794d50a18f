/**
 * `npm run browsers [-- firefox webkit]`: plays the main job of each title in browsers other than Chromium, at the size
 * of a desktop and of a phone, and tells what works. Without a name: all. It fails if something does not work or a
 * browser is missing.
 */
import { argv, exit } from 'node:process';
import { build } from '../../../../tools/build.mjs';
import { serveSite } from '../../../../tools/serve.mjs';
import { ROOT } from '../browser/places.ts';
import { firefox } from './firefox.ts';
import { JOB } from './game.ts';
import type { Browser, WindowSize } from './session.ts';
import { webkit } from './webkit.ts';

const BROWSERS: Readonly<Record<string, Browser>> = { firefox, webkit };
const TITLES = ['wilderness-war', 'bayonets-tomahawks'];
const SIZES: Readonly<Record<string, WindowSize>> = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};

const names = argv.slice(2);
const unknown = names.filter((name) => BROWSERS[name] === undefined);
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(' ')}. The browsers are ${Object.keys(BROWSERS).join(', ')}.`);
  exit(2);
}

let failed = 0;

/** Does the job of a title in a new browser; a step that fails ends it. */
async function doJob(browser: Browser, url: string, title: string, size: string): Promise<void> {
  const session = await browser.start(SIZES[size] ?? { width: 1440, height: 900 });
  try {
    await session.open(url);
    for (const [what, work] of JOB) {
      try {
        await work(session, title);
        console.log(`ok      ${browser.name}, ${size}, ${title}: ${what}`);
      } catch (error) {
        failed++;
        console.log(
          `FAILED  ${browser.name}, ${size}, ${title}: ${what}: ${error instanceof Error ? error.message : error}`,
        );
        return;
      }
    }
  } finally {
    await session.close();
  }
}

const built = build(ROOT, () => undefined);
if (!built.ok) {
  console.error(`The page could not be built:\n${built.output}`);
  exit(1);
}
const site = await serveSite(ROOT);
for (const name of names.length > 0 ? names : Object.keys(BROWSERS)) {
  const browser = BROWSERS[name];
  const missing = browser?.missing();
  if (missing !== undefined) {
    failed++;
    console.log(`FAILED  ${missing}`);
  } else if (browser !== undefined)
    for (const size of Object.keys(SIZES)) for (const title of TITLES) await doJob(browser, site.url, title, size);
}
await site.close();
console.log(failed === 0 ? 'Everything works.' : `${failed} failed.`);
exit(failed === 0 ? 0 : 1);
