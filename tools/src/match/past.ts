import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyBrain } from '@carillon/opponent';
import type { Contestant } from './contestants.ts';

/**
 * Players as they were, by the name of their evaluation then, with the commit that they are built from: opponents by which
 * later ones are measured.
 */
const PAST: Readonly<Record<string, string>> = {
  'hand-4': '9664ff0e',
};

/** What the players of an earlier commit are built into: see tools/build-past-players.mjs. */
interface PastPlayers {
  readonly BRAINS: ReadonlyMap<string, () => Promise<AnyBrain>>;
  contestant(brain: AnyBrain, name: string, seed: number): Contestant;
}

/** A player's name in two parts: `lieutenant@0.125/hand-4` is a Lieutenant as he was then. */
export function partsOf(name: string): { readonly player: string; readonly past: string | undefined } {
  const [player = '', past] = name.split('/');
  return { player, past };
}

/** Builds earlier players, unless they are there. Throws if there are none of this name, or if they cannot be built. */
export function buildPast(past: string): void {
  const commit = PAST[past];
  if (commit === undefined)
    throw new Error(`no earlier players are called ${past}; there is ${Object.keys(PAST).join(', ')}`);
  if (existsSync(fileOf(past))) return;
  const { status } = spawnSync('node', ['tools/build-past-players.mjs', past, commit], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`the players ${past} cannot be built from ${commit}`);
}

/** Tools run at the root of the repository. */
const fileOf = (past: string): string => resolve('dist/past-players', `${past}.mjs`);

/** An earlier player, which has been built before. */
export async function pastContestant(
  { title, past, player }: { readonly title: string; readonly past: string; readonly player: string },
  seed: number,
): Promise<Contestant> {
  const built: PastPlayers = await import(/* @vite-ignore */ pathToFileURL(fileOf(past)).href);
  const brain = await built.BRAINS.get(title)?.();
  if (brain === undefined) throw new Error(`${past} has no players of ${title}`);
  return built.contestant(brain, player, seed);
}
