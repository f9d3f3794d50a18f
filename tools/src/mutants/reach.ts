/** Which tests call which function: measured once, with a mark in every function, and stored. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { at } from '@carillon/kit';
import { functionsOf, marksIn, nameOf, TOP } from './functions.ts';
import { Runner } from './runner.ts';
import { digest, importedBy, ROOT, sources, textOf, unitTests } from './sources.ts';

/** The time of a test file, and the functions it calls, as indices in the list of functions. */
interface Measured {
  readonly digest: string;
  readonly ms: number;
  readonly fails: boolean;
  readonly called: readonly number[];
}

interface Kept {
  readonly functions: readonly string[];
  /** The functions that modules call while loading. */
  readonly loading: readonly number[];
  readonly tests: Readonly<Record<string, Measured>>;
}

/** A file's text with a mark in each of its functions, and around its loading code. */
function marked(file: string, code: string, idOf: (name: string) => number): string {
  const text = marksIn(code, functionsOf(file, code), (name) => `globalThis.__mutants.marks[${idOf(name)}]=1`);
  return `globalThis.__mutants.enter();${text}\n;globalThis.__mutants.leave();`;
}

const EMPTY: Kept = { functions: [], loading: [], tests: {} };

function read(path: string): Kept {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Kept;
  } catch {
    return EMPTY;
  }
}

/** Distributes test files so that the shares take about equally long. */
function dealt(tests: readonly string[], shares: number, ms: (test: string) => number): string[][] {
  const hands = Array.from({ length: shares }, () => ({ tests: [] as string[], ms: 0 }));
  for (const test of tests.toSorted((a, b) => ms(b) - ms(a))) {
    const least = at(
      hands.toSorted((a, b) => a.ms - b.ms),
      0,
    );
    least.tests.push(test);
    least.ms += ms(test);
  }
  return hands.map((hand) => hand.tests).filter((hand) => hand.length > 0);
}

/** Runs test files with marks in all functions; adds their calls to the known ones. */
async function measured(known: Kept, tests: readonly string[], workers: number, folder: string): Promise<Kept> {
  const ids = new Map(known.functions.map((name, id) => [name, id]));
  const idOf = (name: string): number => {
    const id = ids.get(name) ?? ids.size;
    ids.set(name, id);
    return id;
  };
  const codes = Object.fromEntries(
    sources().map((file) => [file, marked(file, textOf(file), (name) => idOf(nameOf(file, name)))]),
  );
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const ended = new Map<string, { readonly ms: number; readonly failed: string | undefined }>();
  const hands = dealt(tests, workers, (test) => known.tests[test]?.ms ?? 1000);
  await Promise.all(
    hands.map(async (hand) => {
      const runner = new Runner('--measure');
      await runner.run({ measure: { codes, functions: ids.size, tests: hand, folder } }, (test, ms, failed) => {
        ended.set(test, { ms, failed });
        console.log(
          `  ${ended.size} of ${tests.length}  ${ms} ms  ${test}${failed === undefined ? '' : `  fails: ${failed}`}`,
        );
      });
      runner.stop();
    }),
  );
  const loading = new Set(known.loading);
  const found: Record<string, Measured> = { ...known.tests };
  for (const name of readdirSync(folder)) {
    const {
      path,
      called,
      loading: loaded,
    } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
      readonly path: string;
      readonly called: readonly number[];
      readonly loading: readonly number[];
    };
    const test = relative(ROOT, path).split(sep).join('/');
    // The file may have been deleted meanwhile.
    if (!existsSync(path)) continue;
    for (const id of loaded) loading.add(id);
    const { ms, failed } = ended.get(test) ?? { ms: 0, failed: undefined };
    found[test] = { digest: digest(textOf(test)), ms, fails: failed !== undefined, called };
  }
  rmSync(folder, { recursive: true, force: true });
  return { functions: [...ids.keys()], loading: [...loading], tests: found };
}

/** The options of a measurement. */
interface Wanted {
  readonly workers: number;
  readonly all: boolean;
  readonly files: readonly string[];
  readonly isTried: (test: string) => boolean;
}

/** Finds the tests that reach a function, the fastest first. */
export class Reach {
  readonly #kept: Kept;
  readonly #byFunction = new Map<string, string[]>();
  readonly #loading: ReadonlySet<string>;
  readonly #imported = importedBy();
  /** The known functions. */
  readonly #functions: ReadonlySet<string>;
  /** The tests that import a file, among those asked for. */
  readonly #importers = new Map<string, readonly string[]>();

  private constructor(kept: Kept, isTried: Wanted['isTried']) {
    this.#kept = { ...kept, tests: Object.fromEntries(Object.entries(kept.tests).filter(([test]) => isTried(test))) };
    this.#functions = new Set(kept.functions);
    const nameAt = (id: number): string => at(kept.functions, id);
    this.#loading = new Set(kept.loading.map(nameAt));
    for (const [test, { called, fails }] of Object.entries(this.#kept.tests)) {
      if (fails) continue;
      for (const id of called) {
        const name = nameAt(id);
        const tests = this.#byFunction.get(name) ?? [];
        tests.push(test);
        this.#byFunction.set(name, tests);
      }
    }
  }

  /**
   * The stored measurements, updated for new or changed tests that import one of these files; `all` remeasures all
   * tests that do. Other tests are not measured. `isTried` selects the tests that are tried; by default all.
   */
  static async of(cache: string, { workers, all, files, isTried }: Wanted): Promise<Reach> {
    const path = join(cache, 'reach.json');
    const [every, imported] = [unitTests(), importedBy()];
    const tests = every.filter(isTried);
    const old = read(path);
    const known = {
      ...old,
      tests: Object.fromEntries(Object.entries(old.tests).filter(([test]) => every.includes(test))),
    };
    const concerned = tests.filter((test) => files.some((file) => imported(test).has(file)));
    const due = concerned.filter((test) => all || known.tests[test]?.digest !== digest(textOf(test)));
    if (due.length === 0) return new Reach(known, isTried);
    console.log(`Measuring what ${due.length} test files reach.`);
    const kept = await measured(known, due, workers, join(cache, 'reached'));
    mkdirSync(cache, { recursive: true });
    writeFileSync(path, JSON.stringify(kept));
    return new Reach(kept, isTried);
  }

  ms(test: string): number {
    return this.#kept.tests[test]?.ms ?? 1000;
  }

  /**
   * The tests that can notice a change in a function: those that call it; for code run while loading, all that import
   * its file.
   */
  tests(file: string, name: string): string[] {
    const whole = nameOf(file, name);
    const called = this.#byFunction.get(whole) ?? [];
    const atLoad = name === TOP || this.#loading.has(whole) || !this.#functions.has(whole);
    const all = atLoad ? [...new Set([...called, ...this.#importing(file)])] : called;
    const home = file.split('/src/', 1)[0] ?? '';
    const cost = (test: string): number => this.ms(test) * (test.startsWith(home) ? 1 : 4);
    return all.toSorted((a, b) => cost(a) - cost(b));
  }

  #importing(file: string): readonly string[] {
    const known = this.#importers.get(file);
    if (known !== undefined) return known;
    const passing = Object.entries(this.#kept.tests).filter(([, { fails }]) => !fails);
    const found = passing.map(([test]) => test).filter((test) => this.#imported(test).has(file));
    this.#importers.set(file, found);
    return found;
  }
}
