import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BRAINS } from '../computers/brains.ts';
import type { Store } from '../store/store.ts';
import { fileOf, INDEX } from './folder.ts';

/** Copies a file so that it appears complete or not at all, even to a process that looks meanwhile. */
function copyWhole(from: string, to: string): void {
  const unfinished = `${to}.${process.pid}`;
  copyFileSync(from, unfinished);
  renameSync(unfinished, to);
}

/** Adds rules files to a folder; files that exist there stay. */
export function addRules(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(from)) {
    if (name === INDEX || name === BRAINS || !existsSync(join(to, name))) copyWhole(join(from, name), join(to, name));
  }
}

/** The folder of the rules files in a data folder. */
export const rulesIn = (dataFolder: string): string => resolve(dataFolder, 'rules');

/**
 * Adds the rules files of this release to those in the data folder. The files of earlier releases stay there for
 * running games. Returns the absolute path of that folder.
 */
export function keepRules(built: string, dataFolder: string): string {
  const kept = rulesIn(dataFolder);
  addRules(built, kept);
  return kept;
}

/** A sentence for each missing rules file that running games need. */
export async function missingRules({ db }: Store, folder: string): Promise<readonly string[]> {
  const running = await db
    .selectFrom('game')
    .select(({ fn }) => ['title', 'rules', fn.countAll<number>().as('games')])
    .where('status', '=', 'running')
    .groupBy(['title', 'rules'])
    .execute();
  const missing = running.filter(({ title, rules }) => !existsSync(join(folder, fileOf(title, rules))));
  return missing.map(
    ({ title, rules, games }) =>
      `${games} running ${games === 1 ? 'game needs' : 'games need'} ${fileOf(title, rules)}: copy it to ${folder} from where the server ran before.`,
  );
}
