import type { LogEntry, View } from '@carillon/bayonets-tomahawks-rules';
import type { SheetSubject } from '@carillon/board';
import { frameOf, spaceIn } from '../position/running.ts';

/** What a sheet can be about. */
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

/** The fight that goes on, or else the one that the last `fresh` entries of the log tell of. */
export function subjectOf(view: View, log: readonly LogEntry[], fresh: number): Subject | undefined {
  const begun = log.findLastIndex(({ type }) => type === 'battle' || type === 'raid');
  const entry = log[begun];
  if (entry?.type !== 'battle' && entry?.type !== 'raid') return undefined;
  const kind: SubjectKind = entry.type;
  const at = entry.type === 'battle' ? entry.at : entry.from;
  const rest = log.slice(begun);
  const end = rest.findIndex(({ type }, i) => i > 0 && !BELONGS[kind].has(type));
  const entries = end < 0 ? rest : rest.slice(0, end);
  const frame = frameOf(view, kind);
  const running = frame !== undefined && (spaceIn(frame, kind === 'battle' ? 'at' : 'from') ?? at) === at;
  const isFresh = begun + entries.length > log.length - fresh;
  return running || isFresh ? { kind, at, running, entries, key: `${kind} ${at} ${begun}` } : undefined;
}
