/**
 * Browser tests for mutants in code that no unit test calls. A copy of the built page with a mark in every function
 * shows which tests reach which function of the page; a mutant is tried on a copy with one file's text replaced.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { env, execPath } from 'node:process';
import { build } from 'vite';
import type { Noticed, Trial } from './attempt.ts';
import { type Change, changed } from './changes.ts';
import { AREAS } from './draw.ts';
import { functionsOf, marksIn, nameOf } from './functions.ts';
import { browserTests, digest, ROOT, sources, textOf } from './sources.ts';

/** A browser test file: its time, and the functions of the page that it calls. */
interface Measured {
  readonly digest: string;
  readonly ms: number;
  readonly called: readonly string[];
}

type Kept = Readonly<Record<string, Measured>>;

const SITE = 'packages/client/dist';

/** Builds a copy of the page in a folder, with these texts in place of those on disk, by path. */
async function buildPage(texts: ReadonlyMap<string, string>, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  if (existsSync(join(ROOT, SITE))) cpSync(join(ROOT, SITE), join(folder, SITE), { recursive: true });
  const load = (id: string): string | undefined => texts.get(id.split('?', 1)[0] ?? id);
  await build({
    configFile: join(ROOT, 'packages/client/vite.config.ts'),
    logLevel: 'error',
    plugins: [{ name: 'carillon:mutants', enforce: 'pre', load }],
    // The list of files for the service worker is read from here, relative to the page's own folder.
    build: { outDir: relative(join(ROOT, 'packages/client'), join(folder, SITE)), emptyOutDir: true, minify: false },
  });
}

/** The result of a test file, as the reporter writes it. */
interface Result {
  readonly name: string;
  readonly status: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly message: string;
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
}

/** Runs browser tests on the copy of the page in a folder; those of other projects are left out. */
async function runOn(
  folder: string,
  tests: readonly string[],
  { words: more = [], reached }: { readonly words?: readonly string[]; readonly reached?: string } = {},
): Promise<Result[]> {
  const file = join(folder, 'results.json');
  const words = ['run', '--project', 'browser', '--reporter=json', `--outputFile=${file}`, ...more, ...tests];
  const variables = { ...env, CARILLON_PAGE: folder, ...(reached !== undefined && { CARILLON_REACHED: reached }) };
  await new Promise((done) => {
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
    spawn(execPath, [vitest, ...words], { cwd: ROOT, env: variables, stdio: 'ignore' }).once('exit', done);
  });
  if (!existsSync(file)) return [];
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as { readonly testResults: readonly Result[] };
  return testResults.map((result) => ({ ...result, name: relative(ROOT, result.name).split(sep).join('/') }));
}

/** Runs the browser tests on a page with marks. Tests of other projects reach nothing. */
async function measured(tests: readonly string[], folder: string): Promise<Kept> {
  const onPage = AREAS.filter(({ isOnPage }) => isOnPage);
  const files = sources().filter((path) => onPage.some((area) => area.files.test(path)));
  const mark = (path: string, name: string): string =>
    `(globalThis.__reached??=new Set()).add(${JSON.stringify(nameOf(path, name))})`;
  const marked = files.map((path): [string, string] => {
    const code = textOf(path);
    return [join(ROOT, path), marksIn(code, functionsOf(path, code), (name) => mark(path, name))];
  });
  await buildPage(new Map(marked), folder);
  const reached = join(folder, 'reached');
  mkdirSync(reached, { recursive: true });
  const results = await runOn(folder, tests, { reached });
  const namesBy = new Map(
    readdirSync(reached).map((name) => [name, new Set(readFileSync(join(reached, name), 'utf8').split('\n'))]),
  );
  const ran = results.filter(({ status }) => status === 'passed');
  return Object.fromEntries(
    tests.map((test) => {
      const result = ran.find(({ name }) => name === test);
      const names = result && namesBy.get(`${basename(test)}.txt`);
      const ms = result ? Math.ceil(result.endTime - result.startTime) : 0;
      return [test, { digest: digest(textOf(test)), ms, called: [...(names ?? [])] }];
    }),
  );
}

/** Finds the browser tests that reach a function of the page, and tries changes in them, one at a time. */
export class PageReach {
  private last: Promise<unknown> = Promise.resolve();
  /** The tests that call a function, the fastest first. */
  private readonly byFunction = new Map<string, string[]>();

  private constructor(
    kept: Kept,
    private readonly folder: string,
  ) {
    for (const [test, { called }] of Object.entries(kept).sort(([, a], [, b]) => a.ms - b.ms)) {
      for (const name of called) this.byFunction.set(name, [...(this.byFunction.get(name) ?? []), test]);
    }
  }

  /**
   * The stored measurements of tests whose path contains `part`, updated for new or changed ones; `all` remeasures them
   * all.
   */
  static async of(cache: string, part: string, all: boolean): Promise<PageReach> {
    const path = join(cache, 'page-reach.json');
    const old: Kept = all || !existsSync(path) ? {} : JSON.parse(readFileSync(path, 'utf8'));
    const tests = browserTests().filter((test) => test.includes(part));
    const known = { ...old };
    const due = tests.filter((test) => known[test]?.digest !== digest(textOf(test)));
    const folder = join(cache, 'page');
    if (due.length > 0) {
      console.log(`Measuring what ${due.length} browser test files reach.`);
      Object.assign(known, await measured(due, folder));
      mkdirSync(cache, { recursive: true });
      writeFileSync(path, JSON.stringify(known));
    }
    const asked = Object.entries(known).filter(([test]) => tests.includes(test));
    return new PageReach(Object.fromEntries(asked), folder);
  }

  /** The browser tests that call a function, the fastest first. */
  tests(file: string, name: string): readonly string[] {
    return this.byFunction.get(nameOf(file, name)) ?? [];
  }

  /**
   * The trial of a change: the page is built with it once. A page that cannot be built counts as noticed by the build.
   */
  trial(change: Change): Trial {
    let built: Promise<void> | undefined;
    const attempt = async (tests: readonly string[]): Promise<Noticed | undefined> => {
      const texts = new Map([[join(ROOT, change.file), changed(textOf(change.file), change)]]);
      built ??= buildPage(texts, this.folder);
      await built;
      const failed = (await runOn(this.folder, tests, { words: ['--bail=1'] })).find(
        ({ status }) => status === 'failed',
      );
      if (failed === undefined) return undefined;
      const first = failed.assertionResults.find(({ status }) => status === 'failed')?.fullName ?? failed.message;
      return { test: failed.name, failure: first, late: false };
    };
    return (tests) => this.inTurn(() => attempt(tests));
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.last.then(work);
    this.last = next.catch(() => undefined);
    return next;
  }
}
