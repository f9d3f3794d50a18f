/** Releases side by side (N14): one is built while another serves. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildRelease, chooseRelease } from '../release.mjs';

let folder = '';
let clone = '';
let top = '';
let minutes = 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carillon-release-'));
  [clone, top] = [join(folder, 'clone'), join(folder, 'opt')];
  mkdirSync(clone);
  git('init', '-q');
});
afterEach(() => rmSync(folder, { recursive: true }));

function git(...args: readonly string[]): void {
  const date = new Date(Date.UTC(2026, 10, 26) + minutes++ * 60_000).toISOString();
  const who = ['-c', 'user.name=Vaudreuil', '-c', 'user.email=vaudreuil@example.org'];
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  const { status, stderr } = spawnSync('git', ['-C', clone, ...who, ...args], { encoding: 'utf8', env });
  if (status !== 0) throw new Error(stderr);
}

/** A commit whose page has this script. */
function commit(script: string): void {
  writeFileSync(join(clone, 'script'), script);
  git('add', '.');
  git('commit', '-q', '-m', script);
}

/** A stand-in for installing and building. */
async function make(at: string): Promise<void> {
  const script = readFileSync(join(at, 'script'), 'utf8');
  mkdirSync(join(at, 'packages/client/dist/assets'), { recursive: true });
  writeFileSync(join(at, `packages/client/dist/assets/${script}.js`), script);
  const files = { 'index.html': '', [`assets/${script}.js`]: '' };
  writeFileSync(join(at, 'packages/client/dist/files.json'), JSON.stringify(files));
}

async function release(script: string): Promise<string> {
  commit(script);
  return (await buildRelease(clone, top, make)).name;
}

const served = (): string => readFileSync(join(top, 'current/script'), 'utf8');
const scripts = (): string[] => readdirSync(join(top, 'current/packages/client/dist/assets')).sort();
const kept = (): string[] => readdirSync(join(top, 'releases')).sort();

test('a release is built beside the serving one, and replaces it at once on request', async () => {
  await release('first');
  chooseRelease(top);
  const second = await release('second');
  expect(served()).toBe('first');
  expect(chooseRelease(top).name).toBe(second);
  expect(served()).toBe('second');
});

test('the files of pages that are still open are served by the next release, and by no later one', async () => {
  for (const script of ['first', 'second', 'third']) {
    await release(script);
    chooseRelease(top);
    if (script === 'second') expect(scripts()).toEqual(['first.js', 'second.js']);
  }
  expect(scripts()).toEqual(['second.js', 'third.js']);
});

test('a commit is built once, and again if its build was interrupted', async () => {
  const name = await release('first');
  expect(await buildRelease(clone, top, make)).toEqual({ name, isNew: false });
  commit('second');
  await expect(
    buildRelease(clone, top, async (at) => {
      writeFileSync(join(at, 'half'), '');
      throw new Error('the power is gone');
    }),
  ).rejects.toThrow('the power is gone');
  expect(chooseRelease(top).name).toBe(name);
  const again = await buildRelease(clone, top, make);
  expect(again.isNew).toBe(true);
  expect(existsSync(join(top, 'releases', again.name, 'half'))).toBe(false);
});

test('a missing or unfinished release is not used', async () => {
  expect(() => chooseRelease(top)).toThrow('There is no release in');
  const name = await release('first');
  chooseRelease(top);
  mkdirSync(join(top, 'releases/half'));
  for (const wrong of ['half', 'nothing', '..']) {
    expect(() => chooseRelease(top, wrong)).toThrow(`There is no finished release ${wrong} in`);
  }
  expect(() => chooseRelease(top, 'half')).toThrow(name);
  expect(served()).toBe('first');
});

test('three releases stay, including the one in use and the one before it, for a rollback', async () => {
  const names: string[] = [];
  for (const script of ['a', 'b', 'c', 'd']) {
    names.push(await release(script));
    chooseRelease(top);
  }
  expect(kept()).toEqual(names.slice(1));
  expect(chooseRelease(top, names[1])).toEqual({ name: names[1], removed: [] });
  expect(served()).toBe('b');
  const fifth = await release('e');
  expect(chooseRelease(top, fifth).removed).toEqual([names[2]]);
  expect(kept()).toEqual([names[1], names[3], fifth]);
});
