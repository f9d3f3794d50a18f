import { frameOf, innermost, type SheetSubject } from '@carillon/board';
import { entriesFrom } from '@carillon/wargame-board';
import type { LogEntry, SpaceName, View } from '@carillon/wilderness-war-rules/reference';
import { isSpace } from '../position/facts.ts';

/** The possible subjects of a sheet. */
type SubjectKind = 'battle' | 'assault' | 'siege' | 'raid' | 'interception' | 'avoid';

/** The fight under the dice or just decided; or the end of a year. */
type Subject = SheetSubject<LogEntry> &
  ({ readonly kind: SubjectKind; readonly at: SpaceName } | { readonly kind: 'winter'; readonly at: null });

const KINDS: readonly SubjectKind[] = ['battle', 'assault', 'siege', 'raid', 'interception', 'avoid'];
export const isKind = (name: string): name is SubjectKind => KINDS.some((each) => each === name);

/** The log entry that begins each kind. */
const BEGINS: { readonly [K in SubjectKind]: LogEntry['type'] } = {
  battle: 'battle',
  assault: 'assault',
  siege: 'siege-roll',
  raid: 'raid',
  interception: 'intercept',
  avoid: 'avoid',
};

/** Entries that belong to the fight before them. */
const BELONGS: ReadonlySet<LogEntry['type']> = new Set<LogEntry['type']>([
  'militia',
  'response',
  'fire',
  'loss',
  'leader-check',
  'won',
  'assault-failed',
  'overrun',
  'vp',
  'retreat',
  'eliminated',
  'inside',
  'captured',
  'raided',
  'stockade',
  'avoided',
  'go-home',
]);

/**
 * The current fight, or else the year that has just ended, or the fight in the last `fresh` entries of the log.
 * `undefined` if there is none.
 * `log` has the entries so far, the newest last.
 */
export function subjectOf(view: View, log: readonly LogEntry[], fresh: number): Subject | undefined {
  return runningIn(view, log) ?? yearsEndIn(log) ?? decidedIn(log, fresh);
}

/** The end of a year, from its beginning until the first card of the new year: it asks almost no questions. */
function yearsEndIn(log: readonly LogEntry[]): Subject | undefined {
  const begun = log.findLastIndex(({ type }) => type === 'year-end');
  if (begun < 0) return undefined;
  const rest = log.slice(begun);
  const newYear = rest.findIndex(({ type }) => type === 'season');
  const isOver = newYear >= 0 && rest.slice(newYear).some(({ type }) => type === 'card');
  const entries = newYear < 0 ? rest : rest.slice(0, newYear);
  return isOver ? undefined : { kind: 'winter', at: null, running: false, entries, key: `winter ${begun}` };
}

function runningIn(view: View, log: readonly LogEntry[]): Subject | undefined {
  const kind = view.stack.map(({ procedure }) => procedure).findLast(isKind) ?? awaitedIn(view) ?? intendedIn(view);
  const at = kind && (frameOf(view.stack, kind) ?? frameOf(view.stack, 'march'))?.locals.at;
  if (kind === undefined || at === undefined) return undefined;
  const begun = beginOf(log, kind, at, actionIn(log));
  // A surrendered place is no longer besieged: nothing is left for the dice.
  if (kind === 'siege' && begun < 0 && !view.besieged.includes(at)) return undefined;
  return subject(kind, at, true, log, begun);
}

/** The battle of the pieces that stay outside, during the choice of who goes inside. */
const awaitedIn = (view: View): SubjectKind | undefined => (frameOf(view.stack, 'shelter') ? 'battle' : undefined);

/** The actions open to a force at a siege, when asked for its intent: besiege, assault or sortie. */
function intendedIn(view: View): SubjectKind | undefined {
  const march = innermost(view.stack);
  if (march?.procedure !== 'march' || march.step !== 'intent') return undefined;
  const { at, force } = march.locals;
  if (!view.besieged.includes(at)) return undefined;
  return force.some((piece) => view.inside.includes(piece)) ? 'battle' : 'siege';
}

/** The last fight in the log, if part of it is new. */
function decidedIn(log: readonly LogEntry[], fresh: number): Subject | undefined {
  const begun = log.findLastIndex(({ type }) => KINDS.some((kind) => BEGINS[kind] === type));
  const entry = log[begun];
  const kind = KINDS.find((each) => BEGINS[each] === entry?.type);
  const at = entry && spaceOf(entry);
  if (kind === undefined || at === undefined) return undefined;
  const found = subject(kind, at, false, log, begun);
  return begun + found.entries.length > log.length - fresh ? found : undefined;
}

/** The space of an entry's event. */
function spaceOf(entry: LogEntry): SpaceName | undefined {
  const word = 'to' in entry ? entry.to : 'at' in entry ? entry.at : '';
  return isSpace(word) ? word : undefined;
}

function subject(kind: SubjectKind, at: SpaceName, running: boolean, log: readonly LogEntry[], begun: number): Subject {
  const entries = [...triesBefore(log, begun, at), ...entriesFrom(log, begun, BELONGS)];
  return { kind, at, running, entries, key: `${kind} ${at} ${actionIn(log)}` };
}

/** The attempts to intercept the movers at their last step, or to avoid them there, before the fight began. */
function triesBefore(log: readonly LogEntry[], begun: number, at: SpaceName): readonly LogEntry[] {
  const before = begun < 0 ? log : log.slice(0, begun);
  const entered = before.findLastIndex(({ type }) => ENTERS.has(type));
  return before.slice(entered + 1).filter((entry) => isTry(entry) && placeOf(entry) === at);
}

const ENTERS: ReadonlySet<LogEntry['type']> = new Set<LogEntry['type']>(['activate', 'march', 'sail']);
const TRIES: ReadonlySet<LogEntry['type']> = new Set<LogEntry['type']>(['intercept', 'avoid', 'avoided', 'slip-away']);

/** Whether an entry reports an attempt to intercept or to avoid battle. */
export const isTry = ({ type }: LogEntry): boolean => TRIES.has(type);

/** The space that was entered when these tried: the goal of those who intercept, the space that others leave. */
const placeOf = (entry: LogEntry): string | undefined => {
  if (entry.type === 'intercept') return entry.to;
  return 'from' in entry && entry.from !== null ? entry.from : undefined;
};

/** The index in the log where the current action begins. */
const actionIn = (log: readonly LogEntry[]): number => log.findLastIndex(({ type }) => type === 'activate');

/** The index in the log where a fight begins; -1 if it has not yet. */
function beginOf(log: readonly LogEntry[], kind: SubjectKind, at: SpaceName, since: number): number {
  const begun = log.findLastIndex((entry) => entry.type === BEGINS[kind] && spaceOf(entry) === at);
  return begun < since ? -1 : begun;
}
