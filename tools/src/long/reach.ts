/** The basis of a result: the files that a part can reach, as they are in the work tree. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FilePart, Part } from './suites.ts';

/** Documents and reviewed texts: no suite reads them. */
const NEVER = [/^docs\//, /^games\/[^/]+\/docs\//, /\.md$/, /^LICENSE$/, /\/__snapshots__\//];
/** A file of tests concerns only the part that runs it. */
const TESTS = /\/test\/.*\.test\.tsx?$/;
/** Tests that scripts run by their names. */
const NAMED_TESTS = /\/(fuzz|walked-[^/]+)\.test\.ts$/;

/** The files of the project with a digest of their contents. */
export type Tree = ReadonlyMap<string, string>;

const digest = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

/**
 * Reads all files of the work tree that git does not ignore, and names its commit; `+` marks changes since then, other
 * than in documents.
 * @throws if the folder is not a git work tree
 */
export function readTree(root: string): { readonly tree: Tree; readonly commit: string } {
  const git = (...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
    if (status === 0) return stdout;
    throw new Error(`results are kept by commit, but git says:\n${stderr}`);
  };
  const paths = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').filter(Boolean);
  const there = [...new Set(paths)].toSorted().filter((path) => existsSync(join(root, path)));
  const tree = new Map(there.map((path) => [path, digest(readFileSync(join(root, path)))]));
  const changed = git('status', '--porcelain', '--', '.', ':!docs').trim() === '' ? '' : '+';
  return { tree, commit: `${git('rev-parse', '--short=8', 'HEAD').trim()}${changed}` };
}

const isOwnTest = (path: string, part: Part | FilePart): boolean =>
  'file' in part ? part.file === path : NAMED_TESTS.test(path);

/** Whether a part can reach the file at this path. */
export function reaches(part: Part | FilePart, path: string): boolean {
  if ([...NEVER, ...part.apart].some((pattern) => pattern.test(path))) return false;
  return !TESTS.test(path) || isOwnTest(path, part);
}

/** A digest of everything that a part can reach: as long as it stays the same, the result stays valid. */
export function stateOf(part: Part | FilePart, tree: Tree): string {
  const reached = [...tree].filter(([path]) => reaches(part, path));
  return digest(reached.map(([path, content]) => `${path} ${content}\n`).join(''));
}
