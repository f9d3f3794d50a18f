import type { LogEntry, SpaceName, View } from '@carillon/bayonets-tomahawks-rules/reference';
import { frameOf, type SheetSubject } from '@carillon/board';
import { entriesFrom } from '@carillon/wargame-board';

/** The possible subjects of a sheet. */
type SubjectKind = 'battle' | 'raid';

type Subject = SheetSubject<LogEntry> & { readonly kind: SubjectKind };

/** Entries that belong to the fight before them. */
const BELONGS: Readonly<Record<SubjectKind, ReadonlySet<LogEntry['type']>>> = {
  battle: new Set<LogEntry['type']>([
    'penalties',
    'roll',
    'score',
    'militia-gone',
    'reduced',
    'eliminated',
    'commander-casualty',
    'battle-won',
    'left-out',
    'retreat',
    'chit',
    'placed',
    'restored',
    'control',
    'vp',
    'marker',
    'event',
    'fort-removed',
  ]),
  raid: new Set<LogEntry['type']>(['interception', 'raid-roll', 'raid-points', 'vp', 'eliminated', 'event']),
};

type Begun = Extract<LogEntry, { readonly type: SubjectKind }>;

const isBegun = (entry: LogEntry): entry is Begun => entry.type === 'battle' || entry.type === 'raid';
const placeOf = (entry: Begun): SpaceName => (entry.type === 'battle' ? entry.at : entry.from);

/** The current fight, or else the one in the last `fresh` entries of the log. */
export function subjectOf(view: View, log: readonly LogEntry[], fresh: number): Subject | undefined {
  const last = log.findLastIndex(isBegun);
  const reported = fromLog(log, last);
  const now = runningIn(view);
  if (now && (reported?.kind !== now.kind || reported.at !== now.at)) {
    return { ...now, running: true, entries: [], key: `${now.kind} ${now.at}` };
  }
  if (!reported) return undefined;
  const isFresh = last + reported.entries.length > log.length - fresh;
  return now || isFresh ? { ...reported, running: now !== undefined } : undefined;
}

/** The fight begun by a log entry, with everything that belongs to it. */
function fromLog(log: readonly LogEntry[], begun: number): Omit<Subject, 'running'> | undefined {
  const entry = log[begun];
  if (!entry || !isBegun(entry)) return undefined;
  const at = placeOf(entry);
  return {
    kind: entry.type,
    at,
    entries: entriesFrom(log, begun, BELONGS[entry.type]),
    key: `${entry.type} ${at} ${begun}`,
  };
}

/** The fight of the running procedures. */
function runningIn(view: View): Pick<Subject, 'kind' | 'at'> | undefined {
  const battle = frameOf(view.stack, 'battle')?.locals.at;
  const raid = frameOf(view.stack, 'raid')?.locals.from;
  if (battle !== undefined) return { kind: 'battle', at: battle };
  return raid === undefined ? undefined : { kind: 'raid', at: raid };
}
