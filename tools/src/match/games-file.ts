import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Json } from '@carillon/kit';
import { employed } from './employ.ts';

// Games to learn from: they are played once, on several workers, and kept.

/** A game of a player against itself, to learn from. */
export interface GameJob {
  readonly title: string;
  readonly scenario: string;
  readonly player: string;
  readonly seed: number;
  /** The options of the game; none if absent. */
  readonly options?: Json;
}

/** The properties that all games of a file share. */
export interface Kind {
  readonly title: string;
  readonly scenario: string;
  readonly player: string;
  /** The version of what plays, or of what is learned from them. */
  readonly version: string;
  /** The points that the second side begins with, which take turns. */
  readonly bids: readonly number[];
  /** The names of the figures that the games hold. */
  readonly names: readonly string[];
}

/** Games stored as they are played, one per line, so that an interrupted run continues where it stopped. */
export class GamesFile<Game> {
  private readonly path: string;

  constructor(
    /** Its folder in `dist`. */
    folder: string,
    private readonly kind: Kind,
  ) {
    const { title, scenario, player, version, bids } = kind;
    const begun = bids.every((bid) => bid === 0) ? '' : `-bids-${bids.join('-')}`;
    const name = `${scenario}-${player}-${version}${begun}`.replaceAll('@', '-at-').replaceAll('/', '-of-');
    this.path = resolve('dist', folder, title, `${name}.jsonl`);
  }

  /** The games stored so far. Throws if they hold other figures. */
  read(): readonly Game[] {
    if (!existsSync(this.path)) {
      mkdirSync(dirname(this.path), { recursive: true });
      writeFileSync(this.path, `${JSON.stringify(this.kind)}\n`);
      return [];
    }
    const [head = '{}', ...lines] = readFileSync(this.path, 'utf8').split('\n');
    const { names }: Partial<Kind> = JSON.parse(head);
    if (names?.join() !== this.kind.names.join())
      throw new Error(`${this.path} holds games with other figures: move it away`);
    return lines.flatMap((line) => read<Game>(line) ?? []);
  }

  add(game: Game): void {
    appendFileSync(this.path, `${JSON.stringify(game)}\n`);
  }
}

/** A line cut off by an interruption is left out. */
function read<Game>(line: string): Game | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** How often progress is reported, in games. */
const REPORTED = 10;

/** The games of these jobs, in their order: those in the file, and the others once they have been played. */
export async function gathered<Game extends { readonly seed: number }>(
  file: GamesFile<Game>,
  jobs: readonly GameJob[],
  { worker, workers }: { readonly worker: URL; readonly workers: number },
): Promise<readonly Game[]> {
  const kept = new Map(file.read().map((game) => [game.seed, game]));
  const due = jobs.filter(({ seed }) => !kept.has(seed));
  console.log(`${jobs.length - due.length} of ${jobs.length} games are there already`);
  const began = performance.now();
  let played = 0;
  await employed<GameJob, Game>(worker, due.values(), {
    workers,
    done: (game) => {
      kept.set(game.seed, game);
      file.add(game);
      if (++played % REPORTED === 0)
        console.log(`${played} games in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    },
  });
  return jobs.flatMap(({ seed }) => kept.get(seed) ?? []);
}

/** The seeds of so many games. */
export const seedsFrom = (seed: number, games: number): readonly number[] =>
  Array.from({ length: games }, (_, i) => seed * 100_000 + i);

/** Writes what was learned as a file of a title's players. */
export function writeLearned(title: string, name: string, text: string): void {
  const path = resolve('games', title, 'bots/src', name);
  writeFileSync(path, text);
  spawnSync('npx', ['biome', 'check', '--write', path]);
}
