import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// Code that every package needs is in the kit, and only there.

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OURS = /^(?!kit\/src\/)(?!.*(^|\/)(node_modules|dist|generated)\/).*(src|test)\/.*\.tsx?$/;

/** Our sources in a folder. */
const sourcesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => OURS.test(path) && path !== 'test/one-home.test.ts')
    .map((path) => `${folder}/${path}`);

const SOURCES = ['packages', 'games', 'tools'].flatMap(sourcesIn);

/** The lines of our sources that match, with their files. */
const linesWith = (pattern: RegExp): string[] =>
  SOURCES.flatMap((path) =>
    readFileSync(join(ROOT, path), 'utf8')
      .split('\n')
      .flatMap((line) => (pattern.test(line) ? [`${path}: ${line.trim()}`] : [])),
  );

test('sources are found', () => {
  expect(SOURCES.length).toBeGreaterThan(1000);
});

const LENGTH = /\bconst (SECOND|MINUTE|HOUR|DAY) = (1000|\d+_000|\d+ \* )|\b(86_400_000|3_600_000)\b|\b24 \* 60 \* 60/;

test('lengths of time are in the kit: SECOND, MINUTE, HOUR, DAY', () => {
  expect(linesWith(LENGTH)).toEqual([]);
});

test('a refusal is made in the kit: refused, and ok for its opposite', () => {
  expect(linesWith(/\bconst (ok|refused) = .*=>.*\(\{ ok: /)).toEqual([]);
  expect(linesWith(/\breadonly ok: false; readonly code:/)).toEqual([]);
});

test('limits are counted only in the bucket', () => {
  const own = linesWith(/Math\.min\(\w*(burst|BURST)/);
  expect(own).toEqual([
    'packages/server/src/bucket.ts: this.left = Math.min(burst, this.left + Math.max(0, now - this.at) / every);',
  ]);
});
