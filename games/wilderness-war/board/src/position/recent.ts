import type { Way } from '@carillon/board';
import type { LogEntry, PlaceName, SideName } from '@carillon/wilderness-war-rules/reference';
import { sideOf } from './facts.ts';
import { places } from './places.ts';

/** Movements: on foot or by boat, by sea, to intercept, back, home. */
export const WAYS = ['march', 'sail', 'intercept', 'retreat', 'home'] as const;
/** An event in a place. */
export const MARKS = [
  'battle',
  'assault',
  'raid',
  'siege',
  'captured',
  'build',
  'razed',
  'landing',
  'arrival',
  'event',
  'winter',
  'lost',
] as const;

export interface MoveTrace {
  readonly kind: (typeof WAYS)[number];
  readonly side: SideName;
  readonly from: PlaceName;
  readonly to: PlaceName;
}
export interface PlaceTrace {
  readonly kind: (typeof MARKS)[number];
  /** No side, if it does not matter: a siege that begins. */
  readonly side: SideName | null;
  readonly at: PlaceName;
}
/** An event shown on the map: a movement, or a mark at a place. */
export type Trace = MoveTrace | PlaceTrace;

type Moved = Extract<LogEntry, { readonly from: PlaceName; readonly to: PlaceName }>;
type Placed = Extract<LogEntry, { readonly at: PlaceName }>;

/** The marks of log entries on the map, each once; entries without a place are marked where they happened. */
export function tracesOf(entries: readonly LogEntry[]): readonly Trace[] {
  const deeds = new Map<string, Trace>();
  let scene: PlaceName | undefined;
  for (const entry of entries) {
    if (SCENES.has(entry.type) && 'at' in entry) scene = entry.at;
    for (const deed of deedsIn(entry, scene)) deeds.set(JSON.stringify(deed), deed);
  }
  return [...deeds.values()].filter((deed) => !('at' in deed) || places.pointOf(deed.at) !== undefined);
}

/** Where an entry leads: a movement, or the place where something is done. */
export function wayOf(entry: LogEntry): Way | undefined {
  const [deed] = tracesOf([entry]);
  return deed && ('at' in deed ? { to: deed.at } : { from: deed.from, to: deed.to });
}

/** The place to mark losses that have no place of their own. */
const SCENES: ReadonlySet<LogEntry['type']> = new Set(['battle', 'assault', 'raid', 'small-pox', 'attrition']);

function deedsIn(entry: LogEntry, scene: PlaceName | undefined): readonly Trace[] {
  if (entry.type === 'sail') return sailed(entry);
  if (entry.type === 'loss' || entry.type === 'leader-check') return fallen(entry, scene);
  if ('from' in entry && 'to' in entry) return movedWay(entry);
  const kind = MARK_OF[entry.type];
  return kind === undefined || !('at' in entry) ? [] : [{ kind, side: sideIn(entry), at: entry.at }];
}

const WAY_OF: Readonly<Partial<Record<LogEntry['type'], MoveTrace['kind']>>> = {
  march: 'march',
  intercept: 'intercept',
  retreat: 'retreat',
  avoided: 'retreat',
  'go-home': 'home',
};

const MARK_OF: Readonly<Partial<Record<LogEntry['type'], PlaceTrace['kind']>>> = {
  battle: 'battle',
  assault: 'assault',
  raid: 'raid',
  'siege-begins': 'siege',
  'siege-roll': 'siege',
  'bastions-repaired': 'siege',
  captured: 'captured',
  stockade: 'captured',
  'fortress-reverts': 'captured',
  build: 'build',
  demolish: 'razed',
  'fort-started-lost': 'razed',
  'amphib-placed': 'landing',
  placed: 'arrival',
  allied: 'event',
  'small-pox': 'event',
  attrition: 'winter',
  eliminated: 'lost',
};

/** A movement; a failed interception has moved nobody. */
function movedWay(entry: Moved): readonly Trace[] {
  const kind = WAY_OF[entry.type];
  const side = moverOf(entry);
  if (kind === undefined || side === undefined || ('success' in entry && !entry.success)) return [];
  return [{ kind, side, from: entry.from, to: entry.to }];
}

function moverOf(entry: Moved): SideName | undefined {
  if ('side' in entry) return entry.side;
  return entry.pieces[0] && sideOf(entry.pieces[0]);
}

function sailed(entry: Extract<LogEntry, { readonly type: 'sail' }>): readonly Trace[] {
  const side = moverOf(entry);
  if (side === undefined) return [];
  const way: Trace = { kind: 'sail', side, from: entry.from, to: entry.to };
  return entry.landing ? [way, { kind: 'landing', side, at: entry.to }] : [way];
}

function fallen(
  entry: Extract<LogEntry, { readonly type: 'loss' | 'leader-check' }>,
  scene: PlaceName | undefined,
): readonly Trace[] {
  const gone = entry.type === 'loss' ? entry.eliminated : entry.killed;
  return gone && scene !== undefined ? [{ kind: 'lost', side: entry.side, at: scene }] : [];
}

/** The acting side, if the entry says so. */
function sideIn(entry: Placed): SideName | null {
  if ('attacker' in entry) return entry.attacker;
  return 'side' in entry ? entry.side : null;
}
