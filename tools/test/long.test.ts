import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askedFor, Long } from '../src/long/long.ts';
import { reaches, readTree } from '../src/long/reach.ts';
import { readResults } from '../src/long/record.ts';
import type { CommandPart, Suite } from '../src/long/suites.ts';

let root: string;
let said: string[];
let long: Long;

function git(...args: string[]): void {
  const who = ['-c', 'user.name=Anna', '-c', 'user.email=anna@carillon.test'];
  const { status, stderr } = spawnSync('git', [...who, ...args], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** A repository with one commit: each test works in a copy. */
let original: string;
beforeAll(() => {
  root = original = mkdtempSync(join(tmpdir(), 'carillon-long-'));
  git('init', '--quiet', '--initial-branch=main', '--template=');
  write('.gitignore', 'out\n');
  write('packages/kit/src/kit.ts', 'one');
  git('add', '.');
  git('commit', '--quiet', '--no-verify', '-m', 'Begin');
});
afterAll(() => rmSync(original, { recursive: true }));
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'carillon-long-'));
  cpSync(original, root, { recursive: true });
  said = [];
  const record = join(root, 'docs/measured/long.json');
  long = new Long({
    root,
    record,
    logs: join(root, 'out'),
    load: () => 0.5,
    processors: '2 × quick',
    say: (text) => said.push(text),
  });
});
afterEach(() => rmSync(root, { recursive: true }));

const results = () => readResults(join(root, 'docs/measured/long.json'));

/** A part that runs a line of JavaScript; each run adds a letter to the file `out/runs`. */
const part = (name: string, script: string, more: Partial<CommandPart> = {}): CommandPart => ({
  name,
  apart: [],
  command: [
    process.execPath,
    '-e',
    `fs.mkdirSync('out', { recursive: true }); fs.appendFileSync('out/runs', '${name[0]}'); ${script}`,
  ],
  counts: /(\d+) games/g,
  of: 'games',
  ...more,
});
const runs = (): string => readFileSync(join(root, 'out/runs'), 'utf8');
const plays = (games: number): string => `console.log('${games} games')`;

const run = async (suite: Suite, again = false): Promise<void> => {
  said = [];
  await long.run(suite, again);
};

describe('a suite of commands', () => {
  test('records count, time and commit of each part, in the order of their names', async () => {
    await run({ name: 'walks', parts: [part('walks/b', `${plays(3)}; ${plays(4)}`), part('walks/a', plays(1))] });
    expect(Object.keys(results())).toEqual(['walks/a', 'walks/b']);
    const entry = results()['walks/b'];
    expect(entry).toMatchObject({ count: 7, of: 'games', red: [], load: 0.5, processors: '2 × quick' });
    expect(entry?.commit).toMatch(/^[0-9a-f]{8}$/);
    expect(said).toEqual([
      expect.stringMatching(/^walks\/b +green +7 games, \d+ s at load 0.5, [0-9a-f]{8}$/),
      expect.stringMatching(/^walks\/a +green +1 games/),
    ]);
  });

  test.each([
    ['fails', `${plays(3)}; console.log('no such card'); process.exit(1)`, 'ended with code 1: no such card'],
    ['is killed', `${plays(3)}; process.kill(process.pid, 'SIGKILL')`, 'ended with SIGKILL: 3 games'],
    ['ran nothing', "console.log('all well')", 'ran nothing'],
    ['ran no game', plays(0), 'ran nothing'],
    ['could not run all', `${plays(3)}; console.log('PostgreSQL cannot be tried')`, 'PostgreSQL cannot be tried'],
  ])('is red where a part %s', async (_what, script, why) => {
    const suite = { name: 'walks', parts: [part('walks', script, { refuses: /cannot be tried/ })] };
    await run(suite);
    expect(results().walks?.red).toEqual([why]);
    expect(said[0]).toMatch(/^walks +RED[^\n]*\n {4}\S/);
    expect(long.sum([suite]).red).toHaveLength(1);
  });

  test('is red if its program does not exist', async () => {
    await run({ name: 'walks', parts: [part('walks', '', { command: ['no-such-program'] })] });
    expect(results().walks?.red[0]).toMatch(/no-such-program/);
  });
});

describe('a second run', () => {
  const suite = (): Suite => ({
    name: 'walks',
    parts: [part('a', plays(1)), part('b', `${plays(1)}; process.exit(1)`), part('c', plays(1))],
  });

  test('skips green parts, and runs those that are red or were never reached', async () => {
    const whole = suite();
    await run(askedFor([whole], ['a', 'b']).chosen[0] ?? whole);
    expect(runs()).toBe('ab');
    expect(long.sum([whole]).missing).toEqual(['c']);
    await run(whole);
    expect(runs()).toBe('abbc');
    expect(said[0]).toBe('walks: 1 of 3 parts are green already');
  });

  test('runs everything if asked to', async () => {
    await run(suite());
    await run(suite(), true);
    expect(runs()).toBe('abcabc');
  });

  test('runs the parts that can reach a changed file, committed or not', async () => {
    const apart = [/^packages\/kit\//];
    const walks = { name: 'walks', parts: [part('a', plays(1)), part('b', plays(1), { apart })] };
    await run(walks);
    write('packages/kit/src/kit.ts', 'two');
    expect(long.sum([walks]).missing).toEqual(['a']);
    await run(walks);
    expect(results().a?.commit).toMatch(/\+$/);
    git('commit', '--quiet', '--no-verify', '-am', 'Change');
    await run(walks);
    write('packages/kit/src/new.ts', 'new');
    await run(walks);
    expect(runs()).toBe('abaa');
  });

  test('does not count a result whose files changed while it ran', async () => {
    const walks = {
      name: 'walks',
      parts: [part('a', `${plays(1)}; fs.writeFileSync('packages/kit/src/kit.ts', 'x')`)],
    };
    await run(walks);
    expect(said[1]).toBe('    not kept: files changed while it ran');
    expect(results()).toEqual({});
  });
});

describe('a suite of files', () => {
  const file = (name: string) => ({ name: `pages/${name}`, apart: [], file: `${name}.test.ts` });
  const done = (name: string, passed: number, ...red: string[]): string =>
    `console.log('file done: ' + ${JSON.stringify(JSON.stringify({ file: `${name}.test.ts`, passed, red, seconds: 2 }))})`;
  const pages = (script: string): Suite => ({
    name: 'pages',
    command: [process.execPath, '-e', `${script}; console.error(process.argv.slice(1).join(' '))`, '--'],
    files: [file('log'), file('map')],
  });
  const output = (): string => readFileSync(join(root, 'out/pages.log'), 'utf8');

  test('records each file separately, and repeats only the red one', async () => {
    await run(pages(`${done('map', 3)}; ${done('log', 2, 'the log is short')}; process.exitCode = 1`));
    expect(results()['pages/map']).toMatchObject({ count: 3, of: 'tests', red: [], seconds: 2 });
    expect(results()['pages/log']).toMatchObject({ count: 2, red: ['the log is short'] });
    await run(pages(done('log', 3)));
    expect(output()).toContain('log.test.ts');
    expect(output()).not.toContain('map.test.ts');
    expect(long.sum([pages('')])).toMatchObject({ red: [], missing: [] });
  });

  test('records the finished files when the run breaks off', async () => {
    await run(pages(`${done('log', 2)}; process.kill(process.pid, 'SIGKILL')`));
    expect(results()['pages/map']?.red).toEqual([expect.stringContaining('ended with SIGKILL')]);
  });

  test('is red if a file ran no test, or no file was run', async () => {
    await run(pages(done('log', 0)));
    expect(results()['pages/log']?.red).toEqual(['ran nothing']);
    expect(results()['pages/map']?.red).toEqual(['ran nothing']);
  });

  test('is red as a whole if the run ends badly and no file is to blame', async () => {
    await run(pages(`${done('log', 2)}; ${done('map', 2)}; process.exitCode = 1`));
    expect(Object.values(results()).map(({ red }) => red.length)).toEqual([1, 1]);
  });
});

describe('a request', () => {
  const suites: Suite[] = [
    { name: 'walks', parts: [part('walks/a', ''), part('walks/b', '')] },
    { name: 'walks:long', parts: [part('walks:long', '')] },
  ];
  const chosen = (...names: string[]) =>
    askedFor(suites, names).chosen.flatMap((suite) => ('files' in suite ? [] : suite.parts.map(({ name }) => name)));

  test('is named by suite or by part', () => {
    expect(chosen('walks')).toEqual(['walks/a', 'walks/b']);
    expect(chosen('walks/b', 'walks:long')).toEqual(['walks/b', 'walks:long']);
    expect(askedFor(suites, undefined).chosen).toBe(suites);
  });

  test('is refused if it does not exist', () => {
    expect(askedFor(suites, ['walks', 'wlaks', '']).unknown).toEqual(['wlaks', '']);
  });
});

describe('what a part can reach', () => {
  const log = { name: 'log', apart: [/\.css$/], file: 'packages/client/test/browser/log.test.ts' };

  test.each([
    ['packages/client/src/page/main.tsx', true],
    ['packages/client/test/browser/log.test.ts', true],
    ['packages/client/test/browser/harness.ts', true],
    ['package-lock.json', true],
    ['packages/client/test/browser/map.test.ts', false],
    ['packages/client/src/log.css', false],
    ['docs/testing.md', false],
    ['README.md', false],
  ])('%s: %s', (path, reached) => {
    expect(reaches(log, path)).toBe(reached);
  });

  test('is unknown without git', () => {
    rmSync(join(root, '.git'), { recursive: true });
    expect(() => readTree(root)).toThrow('results are kept by commit');
  });
});

test('a file without results is named, and left unchanged', () => {
  write('docs/measured/long.json', '{"walks":"green"}');
  expect(() => results()).toThrow('holds something else than results');
});
