import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { type Card, carriedOut, filesOf } from './card.ts';

/** Folders and files that no card needs: installed, built, or pictures. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.types', '.git', 'pictures']);
const OURS = '@carillon';

/** The installed packages, linked one by one, so that ours lead to the copy. */
function linkInstalled(root: string, copy: string): void {
  const [installed, linked] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(linked, OURS), { recursive: true });
  const others = readdirSync(installed).filter((name) => name !== OURS && name !== '.cache');
  for (const name of others) symlinkSync(join(installed, name), join(linked, name));
  for (const name of readdirSync(join(installed, OURS)))
    symlinkSync(readlinkSync(join(installed, OURS, name)), join(linked, OURS, name));
}

/** Copies the project without build results, with links to the installed packages. */
function copied(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'carillon-task-'));
  const installed: string[] = [];
  const isCopied = (path: string): boolean => {
    if (basename(path) === 'node_modules') installed.push(relative(root, path));
    return !LEFT_OUT.has(basename(path));
  };
  for (const name of readdirSync(root).filter((each) => !LEFT_OUT.has(each)))
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: isCopied });
  linkInstalled(root, copy);
  // Packages that one of ours needs in another version.
  for (const path of installed) symlinkSync(join(root, path), join(copy, path));
  return copy;
}

/** The text of a file, or `undefined` if there is none. */
export const readIn =
  (root: string) =>
  (file: string): string | undefined =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;

/** A command that failed, with its output. */
export interface Failure {
  readonly command: string;
  readonly output: string;
}

/**
 * Carries out a card in a copy of the project: makes its edits, runs its commands, and checks the layout of the edited
 * files. Returns the first command that fails, or `undefined`. Throws a `CardError` if the card does not fit the
 * project.
 *
 * @param further commands to run after those of the card
 */
export function walkCard(root: string, card: Card, further: readonly string[]): Failure | undefined {
  const copy = copied(root);
  try {
    for (const [file, text] of carriedOut(card, readIn(copy))) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), text);
    }
    const layout = `npx biome check ${filesOf(card)
      .filter((file) => /\.(?:[cm]?tsx?|json|css)$/.test(file))
      .join(' ')}`;
    for (const command of [...card.commands, layout, ...further]) {
      const { status, stdout, stderr } = spawnSync(command, { cwd: copy, shell: true, encoding: 'utf8' });
      if (status !== 0) return { command, output: stdout + stderr };
    }
    return undefined;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
