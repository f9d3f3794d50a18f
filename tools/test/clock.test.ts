import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../stages.mjs';

/** Uses of the machine's time, waits for a fixed time, or for less time than all other tests have. */
const MACHINE =
  /\b(performance\.now|Date\.now|process\.hrtime|new Date\(\)|setTimeout\(\w+, *[^0\s][^)]*\)|\.?poll\([^;]*\btimeout:)/;
/** Tests that drive a browser or a whole server run in the machine's time; measurements are not tests. */
const APART = /\/(browsers?|faults|bench|feel|operating|node_modules)\/|\/run\.ts$|\/odds\/check\.ts$/;
/** Why a test may read the machine's time. */
const ALLOWED: Readonly<Record<string, string>> = {
  'packages/server/test/http/security.test.ts': 'Node cuts slow requests off by the time of the machine',
  'packages/server/test/ops/keeping.test.ts': 'commands use real time; nothing is measured',
};

const tests = ['packages', 'games', 'examples', 'tools'].flatMap((top) =>
  readdirSync(join(ROOT, top), { recursive: true, encoding: 'utf8' })
    .map((path) => `${top}/${path}`)
    .filter((path) => /\/test\/.*\.tsx?$/.test(path) && !APART.test(path)),
);

test('no result of a unit test depends on how busy the machine is: tests bring a clock, or wait for an event', () => {
  expect(tests.length).toBeGreaterThan(500);
  const reading = tests.filter((path) => MACHINE.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(reading.sort()).toEqual(Object.keys(ALLOWED).sort());
});
