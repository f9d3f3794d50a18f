/** Installs, builds and packs a release in a copy of the repository. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { platform } from 'node:process';
import { Refusal, type RefusalCode } from './refusal.ts';
import { workspacesOf } from './versions.ts';

/** The list of checksums, as `sha256sum --check` reads it. */
const CHECKSUMS = 'SHA256SUMS';
const LICENCE = 'LICENSE';
/** The built page. */
const PAGE = 'packages/client/dist';
/** The documentation of the modules that other programs import. */
const TYPEDOC = 'dist/typedoc';

/** A file that a release offers. */
export interface Offered {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly sha256: string;
}

/** Runs a command in a folder; if it fails, throws a `Refusal` with this code and the end of its output. */
function run(code: RefusalCode, folder: string, command: string, ...args: readonly string[]): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    shell: platform === 'win32',
  });
  if (status === 0) return;
  const said = `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`.trim().split('\n').slice(-20).join('\n');
  throw new Refusal(code, `${[command, ...args].join(' ')} failed:\n${said}`);
}

/**
 * Installs the packages of the lock file, builds types, page and rules, and writes the documentation of the packages.
 */
export function build(copy: string): void {
  run('install_failed', copy, 'npm', 'ci');
  run('build_failed', copy, 'npm', 'run', 'build');
  run('typedoc_failed', copy, 'npm', 'run', 'typedoc');
}

/** Packs the packages that other programs import, each with the licence. */
function packAll(copy: string, into: string): void {
  const packed = workspacesOf(copy).filter(({ isPacked }) => isPacked);
  for (const { folder } of packed) copyFileSync(join(copy, LICENCE), join(copy, folder, LICENCE));
  const names = packed.flatMap(({ name }) => ['-w', name]);
  run('pack_failed', copy, 'npm', 'pack', ...names, '--pack-destination', into);
}

/** Packs the files of a folder into an archive. */
const archive = (folder: string, file: string): void =>
  run('archive_failed', folder, 'tar', '-czf', file, '-C', folder, '.');

/** Describes the files of a folder and writes the list of their checksums into it. */
function listed(folder: string): Offered[] {
  const files = readdirSync(folder)
    .sort()
    .map((name) => ({
      name,
      size: statSync(join(folder, name)).size,
      sha256: createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    }));
  writeFileSync(join(folder, CHECKSUMS), files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(''));
  return files;
}

/** Writes all files of a release into a folder: packages, page, documentation, checksums. */
export function offer(copy: string, version: string, into: string): Offered[] {
  archive(join(copy, PAGE), join(into, `carillon-page-${version}.tar.gz`));
  archive(join(copy, TYPEDOC), join(into, `carillon-typedoc-${version}.tar.gz`));
  packAll(copy, into);
  return listed(into);
}
