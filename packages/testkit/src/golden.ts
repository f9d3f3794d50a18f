import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Entry, type Result, readRecord, Table, writeRecord } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { CheckFailed, demand, demandSameJson, textOf } from './same.ts';
import type { Walkable } from './walkable.ts';

/** A finished game on record: replayed, it must end exactly like this. */
export interface GoldenGame {
  readonly title: string;
  readonly scenario: string;
  readonly options: Json;
  /** Including undo entries and automatic answers. */
  readonly journal: readonly Entry[];
  readonly result: { readonly winner: string | null; readonly rule: string };
  /** SHA-256 of the final state as canonical JSON text. */
  readonly hash: string;
}

/** The hash of a final state; it uses names, so a new layout of the buffer does not change it. */
export const stateHash = (state: Json): string => createHash('sha256').update(textOf(state)).digest('hex');

const neverAsked = {
  draw(): number {
    throw new CheckFailed('the journal ends before the game does');
  },
};

/** The result as a record names it. */
function named(rules: Walkable, result: Result | undefined): GoldenGame['result'] {
  demand(result !== undefined, 'the game has no result');
  const { winner, rule } = result;
  return { winner: winner === undefined ? null : (rules.seats[winner] ?? null), rule };
}

/** Plays a journal to its end and makes a record of it. */
export function recordGame(
  rules: Walkable,
  { scenario, options, journal }: Pick<GoldenGame, 'scenario' | 'options' | 'journal'>,
): GoldenGame {
  const table = Table.resume(rules, { scenario, options, chance: neverAsked, passIdleWindows: false }, journal);
  demand(table.journal.length === journal.length, 'the journal ends before the game does');
  const result = named(rules, rules.result(table.state));
  return { title: rules.title, scenario, options, journal, result, hash: stateHash(rules.toJson(table.state)) };
}

/** Replays a recorded game and checks the result and the final state. */
export function replayGolden(rules: Walkable, golden: GoldenGame): void {
  demand(golden.title === rules.title, () => `a game of ${golden.title} is no game of ${rules.title}`);
  const { result, hash } = recordGame(rules, golden);
  demandSameJson(golden.result, result, 'the game on record ends with another result');
  demand(hash === golden.hash, 'the game on record ends in another state');
}

const STATE = '# state ';

/** Reads a recorded game: a record in the notation, with the hash of the final state in a comment. */
export function readGolden(rules: Walkable, path: string): GoldenGame {
  const text = readFileSync(path, 'utf8');
  const { title, scenario, options, journal, end } = readRecord(rules, text);
  const hash = text.split('\n').find((line) => line.startsWith(STATE));
  demand(end !== null && hash !== undefined, () => `${path} tells no result, or no final state`);
  return { title, scenario, options, journal, result: end, hash: hash.slice(STATE.length) };
}

/** Writes a recorded game. */
export function writeGolden(rules: Walkable, path: string, { result, hash, ...game }: GoldenGame): void {
  mkdirSync(dirname(path), { recursive: true });
  const record = writeRecord(rules, { ...game, rules: null, end: result });
  writeFileSync(path, `${record}${STATE}${hash}\n`);
}
