import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CurrentBrain } from './think.ts';

/** The newest brain of each title, in the folder of rules files. */
export const BRAINS = 'brains.json';
const WORD = /^[a-z0-9-]{1,64}$/;

/** The file name of a brain that plays under the rules with this hash. */
export function brainFile(title: string, rules: string, brain: string): string {
  if (![title, rules, brain].every((word) => WORD.test(word))) throw new Error(`${title} ${brain} cannot name a brain`);
  return `${title}.${rules}.${brain}.brain.mjs`;
}

/** The brains for new games, by title; empty if the folder has none. */
export function brainsIn(folder: string): ReadonlyMap<string, CurrentBrain> {
  const path = join(folder, BRAINS);
  if (!existsSync(path)) return new Map();
  const all: Record<string, CurrentBrain> = JSON.parse(readFileSync(path, 'utf8'));
  return new Map(Object.entries(all));
}
