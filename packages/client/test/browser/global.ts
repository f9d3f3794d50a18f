import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { build } from '../../../../tools/build.mjs';
import { serveSite } from '../../../../tools/serve.mjs';
import { buildLaid, LAID } from './laid-build.ts';
import { FLAGS, PAGE, ROOT } from './places.ts';

// One browser and one server for all browser tests; each test has its own context in the browser.

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address at which the browser listens. */
    readonly browser: string;
    /** The address of the built page. */
    readonly site: string;
    /** The address of a copy of it whose games start from positions set up by tests. */
    readonly laid: string;
  }
}

/**
 * Builds the page if its sources have changed, serves it and its copy for set-up positions on free ports, and starts
 * the browser.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const built = PAGE === ROOT ? build(ROOT, () => undefined) : { ok: true, output: '' };
  if (!built.ok) throw new Error(`the page could not be built:\n${built.output}`);
  await buildLaid();
  const [site, laid] = [await serveSite(PAGE), await serveSite(LAID)];
  const server = await chromium.launchServer({ executablePath: project.config.env.CHROME ?? '', args: [...FLAGS] });
  project.provide('browser', server.wsEndpoint());
  project.provide('site', site.url);
  project.provide('laid', laid.url);
  return async () => {
    await server.close();
    await site.close();
    await laid.close();
  };
}
