import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GameRecord, replayRecord } from '@carillon/flow';
import { readGolden, recordsIn } from '@carillon/testkit';
import { wildernessWar, writePosition, writeRecord } from '@carillon/wilderness-war-rules';
import { afterAll, expect } from 'vitest';
import { run } from '../src/command/run.ts';
import type { Ran } from '../src/command/slips.ts';

// A recorded game of Wilderness War.

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const [golden = ''] = recordsIn(join(ROOT, 'fixtures/golden/wilderness-war'));
export const { scenario, options, journal, result } = readGolden(wildernessWar, golden);
export const GAME: GameRecord = { title: 'wilderness-war', rules: null, scenario, options, journal, end: result };
export const TEXT = writeRecord(GAME);
export const HALF = replayRecord(wildernessWar, { ...GAME, journal: journal.slice(0, 300) }, { part: true }).state;

/** The folder for the files of one test file. */
interface Files {
  readonly folder: string;
  /** Writes a file; returns its path. */
  readonly file: (name: string, text: string) => string;
  /** The game, and the position after 300 entries of it. */
  readonly record: string;
  readonly position: string;
}

/**
 * Writes the game and the position to a folder that is deleted after the tests of the calling file. Each file has its
 * own folder: test files share this module, and the first to end would otherwise delete the folder of the others.
 */
export function writtenGame(): Files {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  return { folder, file, record: file('game.txt', TEXT), position: file('position.txt', writePosition(HALF)) };
}

/** A process or a board takes some seconds to start on a busy machine, in milliseconds. */
export const PATIENCE = 120_000;

/** The command's function, with text piped in; it must not start a script. */
export async function piping(input: string, args: readonly string[]): Promise<Ran> {
  const start = (): number => expect.fail('no script is to be started');
  return run(args, { piped: () => input, start });
}
