import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

// `container.sh` with stand-ins for the programs that need root, a mirror and minutes: they record how they are called.
// What the real programs do is described in docs/operating.md, with the output of a real run.

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SCRIPT = join(ROOT, 'docs/operating/container.sh');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carillon-container-'));
  mkdirSync(join(folder, 'bin'));
  standIn('apt-get', 'echo http://mirror.example/debian');
  standIn('debootstrap', 'mkdir -p "$4/usr/local/bin"');
  standIn('node', 'mkdir -p "$WORK/current"');
  standIn('buildah', 'case "$1" in from) echo box;; esac');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program that records its name and arguments, and then does a little. */
function standIn(name: string, does: string): void {
  const file = join(folder, 'bin', name);
  writeFileSync(file, `#!/bin/sh\necho ${name} "$@" >> "${folder}/calls"\n${does}\n`);
  chmodSync(file, 0o755);
}

function script(...words: string[]) {
  const env = { WORK: join(folder, 'work'), PATH: `${join(folder, 'bin')}:${process.env.PATH}` };
  const { status, stdout } = spawnSync('sh', [SCRIPT, ...words], { env, encoding: 'utf8' });
  const file = join(folder, 'calls');
  const calls = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  rmSync(file, { force: true });
  return { status, stdout, calls };
}

const line = (pattern: RegExp, lines: readonly string[]): string => lines.find((each) => pattern.test(each)) ?? '';

describe('container.sh (operation)', () => {
  it('is a valid shell script, and prints its usage without arguments', () => {
    execFileSync('sh', ['-n', SCRIPT]);
    const { status, stdout, calls } = script();
    expect([status, calls]).toEqual([1, []]);
    expect(stdout).toContain('container.sh build');
  });

  it('builds the base once, from the mirror that apt uses, and an image with the release of this clone', () => {
    const first = script('build');
    expect(first.status).toBe(0);
    expect(line(/^debootstrap/, first.calls)).toMatch(/ http:\/\/mirror\.example\/debian$/);
    expect(line(/release\.mjs build/, first.calls)).toContain(join(ROOT, 'tools/release.mjs'));
    expect(line(/^buildah add .*current/, first.calls)).toMatch(/\/srv\/carillon$/);
    expect(first.calls.at(-1)).toBe('buildah commit -q --rm box carillon');
    const again = script('build');
    expect(again.status).toBe(0);
    expect(line(/^debootstrap/, again.calls)).toBe('');
  });

  it('builds the base again after an interrupted download, and no image from half a base', () => {
    standIn('debootstrap', 'mkdir -p "$4/usr/local/bin"; exit 1');
    const broken = script('build');
    expect(broken.status).not.toBe(0);
    expect(line(/^buildah/, broken.calls)).toBe('');
    standIn('debootstrap', 'mkdir -p "$4/usr/local/bin"');
    expect(line(/^debootstrap/, script('build').calls)).not.toBe('');
  });

  it('serves as its own user, on the port and in the folder that the Containerfile names', () => {
    const config = line(/^buildah config/, script('build').calls);
    const file = readFileSync(join(ROOT, 'docs/operating/Containerfile'), 'utf8');
    expect(config).toContain('--user carillon');
    expect(config).toContain('--volume /data');
    for (const setting of ['HOST=0.0.0.0', 'PORT=4173', 'DATA_DIR=/data']) {
      expect(config).toContain(`--env ${setting}`);
      expect(file).toContain(setting);
    }
  });

  it('removes its container when the server ends, however it ends', () => {
    standIn('buildah', 'case "$1" in from) echo box;; run) exit 3;; esac');
    const { status, calls } = script('run', '4999');
    expect(status).toBe(3);
    expect(line(/^buildah run/, calls)).toContain('--env PORT=4999');
    expect(calls.at(-1)).toBe('buildah rm box');
  });
});
