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

// A recorded game of Wilderness War, as files in a folder that goes after the tests.

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const folder = mkdtempSync(join(tmpdir(), 'carillon-'));
afterAll(() => rmSync(folder, { recursive: true }));

export function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const [golden = ''] = recordsIn(join(ROOT, 'fixtures/golden/wilderness-war'));
export const { scenario, options, journal, result } = readGolden(wildernessWar, golden);
export const GAME: GameRecord = { title: 'wilderness-war', rules: null, scenario, options, journal, end: result };
export const TEXT = writeRecord(GAME);
export const HALF = replayRecord(wildernessWar, { ...GAME, journal: journal.slice(0, 300) }, { part: true }).state;
export const record = file('game.txt', TEXT);
export const position = file('position.txt', writePosition(HALF));

/** A process or a board takes some seconds to start on a busy machine. */
export const PATIENCE = 120_000;

/** The command's function, with text piped in; no script may be started. */
export async function piping(input: string, args: readonly string[]): Promise<Ran> {
  const start = (): number => expect.fail('no script is to be started');
  return run(args, { piped: () => input, start });
}
