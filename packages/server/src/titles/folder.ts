import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TitleModule, Titles } from './module.ts';

/** The file that lists the hash of each title's newest rules, in the folder of rules files. */
export const INDEX = 'index.json';
const WORD = /^[a-z0-9-]{1,64}$/;

/** The name of a rules file. */
export const fileOf = (title: string, hash: string): string => `${title}.${hash}.mjs`;

/** Returns a function that loads rules files from a folder. */
export function loaderOf(folder: string): Titles['load'] {
  const known = new Map<string, Promise<TitleModule>>();
  let tries = 0;
  const read = async (title: string, hash: string): Promise<TitleModule> => {
    if (!WORD.test(title) || !WORD.test(hash)) throw new Error(`${title} ${hash} cannot name a rules file`);
    // Node remembers a file that it could not load; under another URL it tries again.
    const { href } = pathToFileURL(join(folder, fileOf(title, hash)));
    const module = await import(tries === 0 ? href : `${href}?${tries}`);
    return { hash, rules: module.rules, kernel: module.kernel };
  };
  return (title, hash) => {
    const key = fileOf(title, hash);
    const module = known.get(key) ?? read(title, hash);
    known.set(key, module);
    module.catch(() => {
      tries++;
      known.delete(key);
    });
    return module;
  };
}

/** The rules files in a folder built by `tools/build-rules.mjs`. Throws if there is none. */
export async function titlesIn(folder: string): Promise<Titles> {
  const load = loaderOf(folder);
  const index: Record<string, string> = JSON.parse(await readFile(join(folder, INDEX), 'utf8'));
  const current = await Promise.all(Object.entries(index).map(([title, hash]) => load(title, hash)));
  return { current, load };
}
