/** The workflows of .github: each step is a command of package.json, and nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minVersion } from 'semver';
import { describe, expect, test } from 'vitest';
import { PACKAGES } from '../machine.mjs';
import { ROOT } from '../stages.mjs';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const FOLDER = '.github/workflows';
const FILES = readdirSync(join(ROOT, FOLDER));
const { scripts, engines }: { scripts: Record<string, string>; engines: { node: string } } = JSON.parse(
  read('package.json'),
);

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, what = '']) => what);
/** The step that runs a list of commands. */
const LISTED = /^\$\{\{ matrix\.command \}\}$/;
/** The commands of a workflow: of its steps, and of the list that a step runs. */
const commandsIn = (file: string): string[] => {
  const text = read(`${FOLDER}/${file}`);
  const steps = found(text, /^ *(?:- )?run: *(.*)$/gm).filter((command) => !LISTED.test(command));
  return [...steps, ...found(text, /^ *- (npm .*)$/gm)];
};
/** npm, a script, and options: no shell, and no expression except the number of the run. */
const COMMAND = /^npm (?:ci|test|run ([\w:-]+))(?: --(?: (?:[\w./=-]+|\$\{\{ github\.run_number \}\}))+)?$/;
const scriptOf = (command: string): string => COMMAND.exec(command)?.[1] ?? '';

describe.each(FILES)('%s', (file) => {
  const text = read(`${FOLDER}/${file}`);

  test('runs commands of npm only', () => {
    expect(commandsIn(file).length).toBeGreaterThan(3);
    expect(commandsIn(file).filter((command) => !COMMAND.test(command))).toEqual([]);
  });

  test('runs only scripts that package.json has', () => {
    const names = commandsIn(file).map(scriptOf);
    expect(names.filter((name) => name !== '' && scripts[name] === undefined)).toEqual([]);
  });

  test('has no logic of its own', () => {
    expect(found(text, /^ *(?:- )?(shell|working-directory|services|defaults):/gm)).toEqual([]);
    expect(found(text, /^ *if: *(.*)$/gm).filter((when) => when !== "'!cancelled()'")).toEqual([]);
    expect(found(text, /uses: ([^@\s]+)@/g).filter((action) => !action.startsWith('actions/'))).toEqual([]);
  });

  test('may only read the repository', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n/m);
    expect(text).not.toMatch(/: write\b|secrets\./);
  });
});

test('every change is tested on Linux with the oldest Node and two newer ones', () => {
  const [versions = ''] = found(read(`${FOLDER}/checks.yml`), /^ *node: \[(.*)\]$/gm);
  const oldest = minVersion(engines.node)?.version.replace(/\.0$/, '');
  expect(versions).toBe(`'${oldest}', '22', '24'`);
});

test('other systems are tried, and stop nothing', () => {
  const [, unproven = ''] = read(`${FOLDER}/checks.yml`).split(/^ {2}unproven:$/m);
  expect(unproven).toContain('continue-on-error: true');
  expect(unproven).toMatch(/system: \[macos-\d+, windows-\d+\]/);
});

test('each night runs what takes too long for every change', () => {
  const names = commandsIn('nightly.yml').map(scriptOf);
  for (const suite of ['walk', 'oracles', 'spoil', 'mutants', 'browsers', 'lessons', 'soak', 'tasks', 'bench', 'feel'])
    expect(names).toContain(suite);
});

test('figures are compared with the file that keeps them', () => {
  for (const name of ['bench', 'feel']) {
    const file = `dist/figures/${name}.json`;
    expect(commandsIn('nightly.yml')).toContain(`npm run ${name} -- --json ${file} --against ${file}`);
  }
});

test('npm run machine installs every package of Debian that a suite says is missing', () => {
  const sources = ['packages/client/test/browsers', 'packages/server/test/faults']
    .flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`))
    .filter((path) => path.endsWith('.ts'));
  const named = sources
    .flatMap((path) => found(read(path), /apt-get install ([\w -]+)'/g))
    .flatMap((each) => each.split(' '));
  expect(named).toEqual(expect.arrayContaining(['firefox-esr', 'nginx-light']));
  expect(PACKAGES).toEqual(expect.arrayContaining(named));
});
