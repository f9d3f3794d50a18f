/**
 * Records which functions a test file calls, for `npm run mutants` (see `mutants/reach.ts`, which inserts the marks).
 * Calls made while modules load are kept separately: loading happens once for all test files.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { afterAll, expect } from 'vitest';

/**
 * @typedef {{ called: Uint8Array, loading: Uint8Array, marks: Uint8Array, depth: number, enter(): void, leave(): void }} Marks
 */
const here = /** @type {{ __mutants?: Marks }} */ (globalThis);

function made() {
  const size = Number(env.MUTANT_FUNCTIONS);
  /** @type {Marks} */
  const marks = {
    called: new Uint8Array(size),
    loading: new Uint8Array(size),
    marks: new Uint8Array(size),
    depth: 0,
    enter() {
      this.depth++;
      this.marks = this.loading;
    },
    leave() {
      this.depth--;
      if (this.depth === 0) this.marks = this.called;
    },
  };
  marks.marks = marks.called;
  return marks;
}

here.__mutants ??= made();
const marks = here.__mutants;
marks.called.fill(0);

/** @param {Uint8Array} set */
const members = (set) => [...set.keys()].filter((id) => set[id] === 1);

afterAll(() => {
  const path = String(expect.getState().testPath);
  const file = join(String(env.MUTANT_FOLDER), `${createHash('sha1').update(path).digest('hex')}.json`);
  writeFileSync(file, JSON.stringify({ path, called: members(marks.called), loading: members(marks.loading) }));
});
