import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyBrain } from '@carillon/opponent';
import { PAST_PLAYERS } from '@carillon/titles/past-players';
import type { Contestant } from './contestants.ts';

/** The folder into which players of earlier commits are built: see tools/build-past-players.mjs. */
interface PastPlayers {
  readonly BRAINS: ReadonlyMap<string, () => Promise<AnyBrain>>;
  contestant(brain: AnyBrain, name: string, seed: number): Contestant;
}

/** A player's name in two parts: `lieutenant@0.125/hand-4` is the Lieutenant of that commit. */
export function partsOf(name: string): { readonly player: string; readonly past: string | undefined } {
  const [player = '', past] = name.split('/');
  return { player, past };
}

/** The commit that earlier players of a title are built from. Throws if there are none with this name. */
function commitOf(title: string, past: string): string {
  const known = PAST_PLAYERS[title] ?? {};
  const commit = known[past];
  if (commit === undefined)
    throw new Error(`${title} has no earlier players ${past}; there is ${Object.keys(known).join(', ')}`);
  return commit;
}

/**
 * Builds earlier players, unless that has been done. Throws if there are none with this name, or if they cannot be
 * built.
 */
export function buildPast(title: string, past: string): void {
  const commit = commitOf(title, past);
  if (existsSync(fileOf(commit))) return;
  const { status } = spawnSync('node', ['tools/build-past-players.mjs', commit], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`the players ${past} cannot be built from ${commit}`);
}

/** Tools run at the root of the repository. */
const fileOf = (commit: string): string => resolve('dist/past-players', `${commit}.mjs`);

/** An earlier player that has already been built. */
export async function pastContestant(
  { title, past, player }: { readonly title: string; readonly past: string; readonly player: string },
  seed: number,
): Promise<Contestant> {
  const built: PastPlayers = await import(/* @vite-ignore */ pathToFileURL(fileOf(commitOf(title, past))).href);
  const brain = await built.BRAINS.get(title)?.();
  if (brain === undefined) throw new Error(`commit ${commitOf(title, past)} has no players of ${title}`);
  return built.contestant(brain, player, seed);
}
