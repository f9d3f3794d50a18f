import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isOfStore } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import { addRules, rulesIn } from '../titles/kept-rules.ts';
import { checkFile } from './checking.ts';
import { backupTo, CannotBe } from './keeping.ts';

/** The copies in a folder, by the time each was begun: sorted by name, they are sorted by age. */
const COPY = /^carillon-\d{8}T\d{9}Z\.(sqlite|carillon)$/;

/** Where the copies are stored, and how many are kept. */
export interface Rotation {
  readonly folder: string;
  readonly keep: number;
  /** The data folder, whose rules files are copied too. */
  readonly dataFolder: string;
}

/** The result of a backup. */
interface BackedUp {
  readonly path: string;
  /** The contents of the new copy, in words. */
  readonly says: string;
  /** The copies that were removed. */
  readonly removed: readonly string[];
}

/**
 * Adds a copy of the store to a folder, checks it, and then removes the oldest copies. A copy gets its name only once
 * it is complete; if it cannot be made, the earlier ones stay. Throws a `CannotBe` or the error of the check.
 */
export async function backupInto(store: Store, { folder, keep, dataFolder }: Rotation): Promise<BackedUp> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = nameAt(new Date(), store.kind === 'sqlite' ? 'sqlite' : 'carillon');
  const path = join(folder, name);
  const unfinished = `${path}.part`;
  let says: string;
  try {
    await backupTo(store, unfinished);
    says = await checkFile(unfinished);
    renameSync(unfinished, path);
  } catch (error) {
    throw isOfStore(error) ? new CannotBe(`no copy could be made: ${(error as Error).message}`) : error;
  } finally {
    rmSync(unfinished, { force: true });
  }
  if (existsSync(rulesIn(dataFolder))) addRules(rulesIn(dataFolder), join(folder, 'rules'));
  return { path, says, removed: removeOldest(folder, keep) };
}

const nameAt = (at: Date, kind: string): string => `carillon-${at.toISOString().replaceAll(/[-:.]/g, '')}.${kind}`;

function removeOldest(folder: string, keep: number): readonly string[] {
  const copies = readdirSync(folder).filter((name) => COPY.test(name));
  const old = copies.toSorted().slice(0, -keep);
  for (const name of old) rmSync(join(folder, name));
  return old;
}
