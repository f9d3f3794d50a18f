import type { Machine, Sink, StateBase } from '@carillon/flow';
import { noteListed, noteNamed } from './reached.ts';
import { demand } from './same.ts';

/** Learns that a step names a rule: with its question (`ASKS`), or with something that it writes into the log. */
export type Naming = (step: string, what: string, rule: string) => void;

/** What a step names a rule with, if it asks. */
export const ASKS = 'asks';

/** Calls `found` for each rule in a log entry, with the type or reason of what it belongs to. */
export function eachRule(entry: unknown, found: (what: string, rule: string) => void): void {
  if (typeof entry !== 'object' || entry === null) return;
  const { type, why, rule } = entry as { type?: unknown; why?: unknown; rule?: unknown };
  if (typeof rule === 'string') found(String(type ?? why), rule);
  for (const part of Object.values(entry)) eachRule(part, found);
}

/** Does `work` on a game that begins; `work` passes on what it writes into the log, and the running step names its rules. */
export function namingAlong<G extends StateBase, Entry>(
  flow: Machine<G, Entry>,
  naming: Naming,
  work: (name: Sink<Entry>) => void,
): void {
  let now = '';
  flow.onStep = (running, next) => {
    now = `${running}.${next}`;
  };
  try {
    work((entry) => eachRule(entry, (what, rule) => naming(now, what, rule)));
  } finally {
    flow.onStep = undefined;
  }
}

/** What a step names, as one line: `17.2 placed winter.fleets`. */
export const nameOf: (...name: Parameters<Naming>) => string = (step, what, rule) => `${rule} ${what} ${step}`;

/**
 * Throws unless a title's table has the step under what names the rule: `17.2 placed` has the steps that place something
 * and name 17.2. Records the table, and what tests bring about of it.
 */
export function namedBy(title: string, table: Readonly<Record<string, string>>): Naming {
  const named = new Set(
    Object.entries(table).flatMap(([what, steps]) =>
      steps
        .trim()
        .split(/\s+/)
        .map((step) => `${what} ${step}`),
    ),
  );
  for (const each of named) noteListed(title, each);
  return (...name) => {
    const [step, what, rule] = name;
    demand(named.has(nameOf(...name)), () => `${step} names ${rule} ("${what}"), against the table of rules`);
    noteNamed(title, nameOf(...name));
  };
}
