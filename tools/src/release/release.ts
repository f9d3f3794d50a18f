/** Makes a release in a copy of the repository, which takes it over as a whole or not at all. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { dated } from './changelog.ts';
import { CHANGELOG, type Checked, checked, MAIN, tagOf } from './checks.ts';
import { git, tryGit } from './git.ts';
import type { Offered } from './make.ts';
import { Refusal } from './refusal.ts';
import { setVersion } from './versions.ts';

/** The release to make. */
export interface Wish {
  readonly root: string;
  readonly version: string;
  /** Whether to leave the repository unchanged. */
  readonly isDry: boolean;
  readonly day: Date;
  /** The folder for the files of the release; it must not exist. */
  readonly into: string;
  /** Installs and builds the project in a folder. */
  readonly build: (copy: string) => void;
  /** Writes the files of the release into a folder. */
  readonly offer: (copy: string, version: string, into: string) => readonly Offered[];
  readonly say: (text: string) => void;
}

/** The release that was made, or would be. */
export interface Released {
  readonly from: string;
  readonly tag: string;
  /** The paths of the files that state the version, and of CHANGELOG.md. */
  readonly changed: readonly string[];
  readonly offered: readonly Offered[];
}

/** Makes a release, or with `isDry` only its copy. Throws a `Refusal`; then nothing has changed. */
export function release(wish: Wish): Released {
  const { root, version, into, isDry, say } = wish;
  const before = checked(root, version);
  if (existsSync(into)) throw new Refusal('files_exist', `${into} exists: remove it, or name another by --into.`);
  const place = mkdtempSync(join(tmpdir(), 'carillon-release-'));
  const [copy, files] = [join(place, 'copy'), join(place, 'files')];
  try {
    say(`Copying the repository to ${copy} ...`);
    git(root, 'clone', '--quiet', '--no-tags', '--branch', MAIN, root, copy);
    const changed = commit(wish, copy, before);
    say('Installing and building the copy ...');
    wish.build(copy);
    mkdirSync(files);
    const offered = wish.offer(copy, version, files);
    if (!isDry) takeOver(root, copy, version, files, into);
    return { from: before.from, tag: tagOf(version), changed, offered };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Writes version and day, commits and tags. Returns the paths of the changed files. */
function commit({ version, day }: Wish, copy: string, { chapter, identity }: Checked): string[] {
  const changelog = join(copy, CHANGELOG);
  writeFileSync(changelog, dated(readFileSync(changelog, 'utf8'), version, day));
  const changed = [...setVersion(copy, version), CHANGELOG];
  git(copy, 'add', '--', ...changed);
  git(copy, ...identity, 'commit', '--quiet', '--no-verify', '-m', `Release ${version}`);
  // A line of the chapter that begins with # is a heading, not a comment for git.
  git(
    copy,
    ...identity,
    'tag',
    '-a',
    tagOf(version),
    '--cleanup=whitespace',
    '-m',
    `Carillon ${version}\n\n${chapter}`,
  );
  return changed;
}

/** Moves main of the repository to the copy's commit, with its tag, and moves the files to their place. */
function takeOver(root: string, copy: string, version: string, files: string, into: string): void {
  const part = `${into}.part`;
  mkdirSync(dirname(into), { recursive: true });
  rmSync(part, { recursive: true, force: true });
  cpSync(files, part, { recursive: true });
  git(root, 'fetch', '--quiet', '--no-tags', copy, MAIN);
  if (tryGit(root, 'merge', '--quiet', '--ff-only', 'FETCH_HEAD') === undefined) {
    rmSync(part, { recursive: true, force: true });
    throw new Refusal('main_moved', `${MAIN} was changed while the release was built: release again.`);
  }
  const tag = tagOf(version);
  git(root, 'fetch', '--quiet', '--no-tags', copy, `refs/tags/${tag}:refs/tags/${tag}`);
  renameSync(part, into);
}
