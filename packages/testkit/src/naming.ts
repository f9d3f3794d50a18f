import type { Machine, Sink, StateBase } from '@carillon/flow';
import { noteListed, noteNamed } from './reached.ts';
import { demand } from './same.ts';

/** Called when a step names a rule: in its question (`ASKS`), or in an entry that it writes into the log. */
export type Naming = (step: string, what: string, rule: string) => void;

/** The `what` of a rule that a step names in its question. */
export const ASKS = 'asks';

/** Calls `found` for each rule in a log entry, with the type or reason of the part that names it. */
export function eachRule(entry: unknown, found: (what: string, rule: string) => void): void {
  if (typeof entry !== 'object' || entry === null) return;
  const { type, why, rule } = entry as { type?: unknown; why?: unknown; rule?: unknown };
  if (typeof rule === 'string') found(String(type ?? why), rule);
  for (const part of Object.values(entry)) eachRule(part, found);
}

/** Calls `work`, which passes on the entries that it logs; the running step is taken to name the rules in them. */
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

/** A rule that a step names, as one line: `17.2 placed winter.fleets`. */
export const nameOf: (...name: Parameters<Naming>) => string = (step, what, rule) => `${rule} ${what} ${step}`;

/**
 * Throws unless a title's table has the step under the rule and its `what`: `17.2 placed` has the steps that place
 * something and name 17.2. Records the table, and the entries of it that tests reach.
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
