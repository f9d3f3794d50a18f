/** Reports each file of tests when it has ended, in one line that begins with `FILE_DONE`. */
import { relative, sep } from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';

export const FILE_DONE = 'file done: ';

/** The result of a file of tests. */
export interface FileDone {
  /** The path in the project. */
  readonly file: string;
  readonly passed: number;
  /** The full names of tests that failed or were left out, and the errors of a file that did not load. */
  readonly red: readonly string[];
  readonly seconds: number;
}

export default class FileReporter implements Reporter {
  private root = '';

  onInit({ config }: Vitest): void {
    this.root = config.root;
  }

  onTestModuleEnd(module: TestModule): void {
    const tests = [...module.children.allTests()];
    const passed = tests.filter((test) => test.ok() && test.result().state === 'passed');
    const left = tests.filter((test: TestCase) => !passed.includes(test)).map(({ fullName }) => fullName);
    const errors = module.errors().map(({ message }) => `not loaded: ${message}`);
    const { duration } = module.diagnostic();
    const done: FileDone = {
      file: relative(this.root, module.moduleId).split(sep).join('/'),
      passed: passed.length,
      red: [...left, ...errors],
      seconds: duration / 1000,
    };
    process.stdout.write(`\n${FILE_DONE}${JSON.stringify(done)}\n`);
  }
}
