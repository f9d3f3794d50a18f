import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChoiceEntry } from '@carillon/flow';
import type { Json } from '@carillon/kit';

/** The checks of a walk: all, the list and the invariants only, or none. */
export type Checks = 'all' | 'light' | 'none';

/** A stored failed walk: enough to repeat it. */
export interface KeptFailure {
  readonly title: string;
  readonly seed: number;
  readonly scenario: string;
  readonly options: Json;
  readonly passIdleWindows: boolean;
  readonly checks: Checks;
  /** The position that the game began with, as text; the set-up unless given. */
  readonly position?: string;
  /** The failure, and the point in the game. */
  readonly message: string;
  readonly breadcrumb: string;
  /** The entries up to the position of the failure. */
  readonly journal: readonly ChoiceEntry[];
}

/** Thrown if a walk fails: the message says where and how; the rest is what a file in `fixtures/failures` holds. */
export class WalkFailure extends Error {
  override readonly name = 'WalkFailure';

  constructor(
    readonly kept: KeptFailure,
    cause: unknown,
  ) {
    const { title, seed, scenario, message, breadcrumb, journal } = kept;
    super(`${title}, ${scenario}, seed ${seed}, after ${journal.length} entries at ${breadcrumb}: ${message}`, {
      cause,
    });
  }
}

/** One entry per line, so that two journals can be compared by eye. */
export function journalLines(journal: readonly unknown[]): string {
  return journal.length === 0 ? '[]' : `[\n${journal.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]`;
}

/** Writes fields as JSON, one per line; a journal with one entry per line. */
export function recordText(record: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(record).map(
    ([key, value]) =>
      `  ${JSON.stringify(key)}: ${key === 'journal' && Array.isArray(value) ? journalLines(value) : JSON.stringify(value)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Stores a failure in `folder`, under its title and seed; returns the path. */
export function keepFailure(folder: string, { kept }: WalkFailure): string {
  const path = join(folder, `${kept.title}-${kept.seed}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, recordText({ ...kept }));
  return path;
}

/**
 * The paths of the stored games in a folder, as JSON or as a record's text, in alphabetical order; none if the folder
 * does not exist.
 */
export function recordsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => /\.(json|txt)$/.test(name));
  return names.sort().map((name) => join(folder, name));
}

/** A stored failure. */
export function readFailure(path: string): KeptFailure {
  return JSON.parse(readFileSync(path, 'utf8'));
}
