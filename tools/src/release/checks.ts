/** The conditions for making a release. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gt, valid } from 'semver';
import { comingChapter } from './changelog.ts';
import { identityIn, tryGit } from './git.ts';
import { Refusal } from './refusal.ts';
import { versionOf } from './versions.ts';

export const MAIN = 'main';
export const CHANGELOG = 'CHANGELOG.md';

/** The tag of a version. */
export const tagOf = (version: string): string => `v${version}`;

/** The inputs of a release. */
export interface Checked {
  /** The current version. */
  readonly from: string;
  /** The chapter of CHANGELOG.md about the release. */
  readonly chapter: string;
  /** Options of git that name the committer. */
  readonly identity: readonly string[];
}

/** Checks version and repository. Throws a `Refusal` that explains what is wrong. */
export function checked(root: string, version: string): Checked {
  const from = versionOf(root);
  if (valid(version) !== version) {
    throw new Refusal('bad_version', `“${version}” is not a version: name three numbers, such as 0.2.0.`);
  }
  if (!gt(version, from)) {
    throw new Refusal('version_not_up', `${version} is not above ${from}, the version of package.json.`);
  }
  checkRepository(root, version);
  const identity = identityIn(root);
  if (identity === undefined) {
    throw new Refusal('no_identity', 'Git does not know who commits: set user.name and user.email.');
  }
  return { from, chapter: comingChapter(readFileSync(join(root, CHANGELOG), 'utf8'), version), identity };
}

function checkRepository(root: string, version: string): void {
  const branch = tryGit(root, 'rev-parse', '--abbrev-ref', 'HEAD');
  if (branch === undefined) {
    throw new Refusal('not_a_repository', `${root} has no commit of git: a release is made in a clone.`);
  }
  if (branch !== MAIN) throw new Refusal('not_on_main', `This is ${branch}: type “git switch ${MAIN}” first.`);
  const changes = tryGit(root, 'status', '--porcelain') ?? '';
  if (changes !== '') {
    const some = changes.split('\n').slice(0, 5).join('\n');
    throw new Refusal('not_clean', `The work tree has changes: commit or remove them first.\n${some}`);
  }
  const tag = tagOf(version);
  if (tryGit(root, 'rev-parse', '--verify', '--quiet', `refs/tags/${tag}`) !== undefined) {
    throw new Refusal('tag_exists', `There is a tag ${tag} already: choose a higher version.`);
  }
}
