import type { LogEntry, PieceName, PlaceName, SideName, SpaceName } from '@carillon/wilderness-war-rules/reference';

type Attrition = Extract<LogEntry, { readonly type: 'attrition' }>;

/** The winter losses of one stack. */
export interface Wintered {
  readonly side: SideName;
  readonly at: SpaceName;
  readonly steps: number;
  readonly eliminated: readonly PieceName[];
  readonly rule: string;
}

/** A piece that has gone home. */
export interface Returned {
  readonly side: SideName;
  readonly piece: PieceName;
  readonly to: PlaceName;
}

/** The log of the end of a year, by subject. */
export interface YearsEnd {
  /** Points, the result, and other events. */
  readonly logged: readonly LogEntry[];
  readonly home: readonly Returned[];
  readonly winter: readonly Wintered[];
  /**
   * Whether the points for raids have been counted, and whether the winter has struck every stack: before that the
   * sheet does not mention them.
   */
  readonly counted: boolean;
  readonly over: boolean;
}

/** Sorts the entries of the end of a year, which may not be over yet. */
export function yearsEndOf(entries: readonly LogEntry[], goesOn: boolean): YearsEnd {
  const sorted = new Set<LogEntry['type']>(['year-end', 'go-home', 'attrition']);
  const firstStack = entries.findIndex(({ type }) => type === 'attrition');
  const isOfWinter = ({ type }: LogEntry, i: number): boolean => type === 'loss' && firstStack >= 0 && i > firstStack;
  return {
    logged: entries.filter((entry, i) => !sorted.has(entry.type) && !isOfWinter(entry, i)),
    home: entries.flatMap((entry) => (entry.type === 'go-home' ? [entry] : [])),
    // Raids are counted before the winter strikes; if there are none, no entry says so.
    counted: !goesOn || entries.some(({ type }) => type === 'raids-counted' || type === 'attrition'),
    over: !goesOn,
    winter: entries.flatMap((entry, i) => (entry.type === 'attrition' ? [wintered(entry, entries.slice(i + 1))] : [])),
  };
}

/** The steps that a side lost in winter. */
export const stepsOf = (winter: readonly Wintered[], side: SideName): number =>
  winter.filter((stack) => stack.side === side).reduce((sum, { steps }) => sum + steps, 0);

/** One stack with its losses, which follow the entry that it suffers. */
function wintered({ side, at, rule }: Attrition, following: readonly LogEntry[]): Wintered {
  const next = following.findIndex(({ type }) => type !== 'loss');
  const losses = (next < 0 ? following : following.slice(0, next)).flatMap((entry) =>
    entry.type === 'loss' ? [entry] : [],
  );
  const eliminated = losses.flatMap(({ piece, eliminated: gone }) => (gone ? [piece] : []));
  return { side, at, steps: losses.length, eliminated, rule };
}
