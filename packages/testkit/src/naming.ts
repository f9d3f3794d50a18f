import type { Machine, Sink, StateBase } from '@carillon/flow';
import { demand } from './same.ts';

/** Is told that a step names a rule: with its question (`ASKS`), or with something that it writes into the log. */
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

/**
 * Throws unless a table has the step under what names the rule: `17.2 placed` has the steps that place something and
 * name 17.2.
 */
export function namedBy(table: Readonly<Record<string, string>>): Naming {
  const named = new Set(
    Object.entries(table).flatMap(([what, steps]) =>
      steps
        .trim()
        .split(/\s+/)
        .map((step) => `${what} ${step}`),
    ),
  );
  return (step, what, rule) =>
    demand(named.has(`${rule} ${what} ${step}`), () => `${step} names ${rule} ("${what}"), against the table of rules`);
}
