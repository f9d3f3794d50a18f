/** The controlling end of `tools/mutant-runner.mjs`: a process with warm tests, killed if a test does not end. */
import { type ChildProcess, fork } from 'node:child_process';
import { join, relative, sep } from 'node:path';
import { execPath } from 'node:process';
import { ROOT } from './sources.ts';

/** How long test files may take to load, in milliseconds: some minutes on a busy machine. */
const LOADING = 300_000;

/** An order to a runner. */
type Order =
  | { readonly trial: { readonly file: string; readonly code: string; readonly tests: readonly string[] } }
  | {
      readonly measure: {
        readonly codes: Readonly<Record<string, string>>;
        readonly functions: number;
        readonly tests: readonly string[];
        readonly folder: string;
      };
    };

interface Verdict {
  readonly ready?: true;
  readonly begun?: string;
  readonly ended?: string;
  readonly ms?: number;
  readonly failed?: string;
  /** Whether it failed only by a timeout, as can happen on a busy machine. */
  readonly late?: boolean;
  readonly done?: true;
  readonly broken?: string;
}

/** Receives each finished test file: its time, its first failure, and whether that was only a timeout. */
type Hears = (test: string, ms: number, failed: string | undefined, late: boolean) => void;

const shortOf = (path: string): string => relative(ROOT, path).split(sep).join('/');

export class Runner {
  readonly #words: readonly string[];
  #child: ChildProcess | undefined;

  constructor(...words: readonly string[]) {
    this.#words = words;
  }

  stop(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  /** The running process, started if necessary. */
  async #started(): Promise<ChildProcess> {
    if (this.#child !== undefined) return this.#child;
    const script = join(ROOT, 'tools/mutant-runner.mjs');
    const stdio: ('ignore' | 'ipc')[] = ['ignore', 'ignore', 'ignore', 'ipc'];
    const child = fork(script, this.#words, { cwd: ROOT, execPath, execArgv: [], stdio });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', (code) => reject(new Error(`the runner ended with ${code}`)));
    });
    child.removeAllListeners('exit');
    return child;
  }

  /**
   * Runs test files. `limit` is the time limit of each, in milliseconds; if one takes longer, or the process dies, the
   * process is killed and the result is the name of that test.
   */
  async run(order: Order, hears: Hears, limit?: (test: string) => number): Promise<string | undefined> {
    const child = await this.#started();
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      let running = '';
      const end = (act: () => void): void => {
        clearTimeout(timer);
        child.removeAllListeners('message').removeAllListeners('exit');
        act();
      };
      const wait = (test: string, most = limit?.(test) ?? 0): void => {
        clearTimeout(timer);
        running = test;
        if (limit === undefined) return;
        const late = (): void => {
          this.stop();
          resolve(test);
        };
        timer = setTimeout(() => end(late), most);
      };
      child.on('message', (verdict: Verdict) => {
        if (verdict.begun !== undefined) wait(shortOf(verdict.begun));
        if (verdict.ended !== undefined) {
          wait('between two tests', LOADING);
          hears(shortOf(verdict.ended), verdict.ms ?? 0, verdict.failed, verdict.late === true);
        }
        if (verdict.done) end(() => resolve(undefined));
        if (verdict.broken !== undefined) end(() => reject(new Error(verdict.broken)));
      });
      child.once('exit', (code) => {
        this.#child = undefined;
        // A mutant may use up all memory and crash the process.
        if (limit !== undefined && 'trial' in order) end(() => resolve(running));
        else end(() => reject(new Error(`the runner ended with ${code}`)));
      });
      wait('the first test', LOADING);
      child.send(order);
    });
  }
}
