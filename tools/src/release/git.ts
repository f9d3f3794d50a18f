/** The git commands of a release. */
import { spawnSync } from 'node:child_process';

/** Runs git in a folder; returns its output, or undefined if it failed. */
export function tryGit(folder: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8', maxBuffer: 1 << 26 });
  return status === 0 ? stdout.trim() : undefined;
}

/** Runs git in a folder; throws if it fails. */
export function git(folder: string, ...args: readonly string[]): string {
  const printed = tryGit(folder, ...args);
  if (printed === undefined) throw new Error(`git ${args.join(' ')} failed in ${folder}`);
  return printed;
}

/** The committer in a folder, as options of git; undefined if git has none. */
export function identityIn(folder: string): readonly string[] | undefined {
  const [name, email] = [tryGit(folder, 'config', 'user.name'), tryGit(folder, 'config', 'user.email')];
  return name && email ? ['-c', `user.name=${name}`, '-c', `user.email=${email}`] : undefined;
}
