/** The files for running a server elsewhere: everything they name exists. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../../tools/stages.mjs';
import { SETTINGS } from '../../src/settings.ts';

const FOLDER = join(ROOT, 'docs/operating');
const unit = readFileSync(join(FOLDER, 'carillon.service'), 'utf8');
const container = readFileSync(join(FOLDER, 'Containerfile'), 'utf8');
const names = new Set(Object.values(SETTINGS).map(({ env }) => env));

test('the unit starts what a clone is started with, and names existing settings', () => {
  const [, own = '', start = ''] = /^ExecStart=node --require (\S+) (\S+)$/m.exec(unit) ?? [];
  expect([own, start, readFileSync(join(ROOT, 'start'), 'utf8')]).toEqual([
    './tools/check-node.cjs',
    'tools/start.mjs',
    expect.stringContaining(`node --require ${own} ${start}`),
  ]);
  const [, named = ''] = /One NAME=value a line: (.+?), … /.exec(unit) ?? [];
  expect(named.split(', ').filter((name) => !names.has(name))).toEqual([]);
});

test('the image starts an existing file, with existing settings', () => {
  const [, environment = ''] = /^ENV (.+)$/m.exec(container) ?? [];
  const set = environment.split(' ').map((pair) => pair.split('=')[0] ?? '');
  expect(set.filter((name) => !names.has(name))).toEqual([]);
  const command: string[] = JSON.parse(/^CMD (\[.+\])$/m.exec(container)?.[1] ?? '[]');
  const files = command.join(' ').match(/\S*tools\/\S+/g) ?? [];
  expect(files.map((file) => existsSync(join(ROOT, file)))).toEqual([true, true, true]);
});

/** Copies the unit with this clone and this user in it, and lets systemd check it; returns its complaints. */
function complaints(): string {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-unit-'));
  const file = join(folder, 'carillon.service');
  writeFileSync(
    file,
    unit
      .replaceAll('/opt/carillon/current', ROOT.replace(/\/$/, ''))
      .replace(/^User=.*$/m, `User=${userInfo().username}`),
  );
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return `${stdout}${stderr}`
    .split('\n')
    .filter((line) => line.includes('carillon'))
    .join('\n');
}

if (spawnSync('systemd-analyze', ['--version']).status === 0) {
  test('systemd accepts the unit', () => {
    expect(complaints()).toBe('');
  });
}
