import type { LogEntry } from '../../src/log.ts';
import type { SideName } from '../../src/names.ts';
import type { Position } from '../../src/position.ts';
import { enemyOf, pieceFacts, spaceFacts } from './board.ts';
import { type Compare, type Running, text } from './trial.ts';

// 13.2 Points that follow from changes on the map.

type Works = Readonly<Record<string, string>>;
const sideOf = (work: string): SideName => (work.startsWith('french') ? 'french' : 'british');
const has = (work: string, kind: 'fort' | 'stockade'): boolean =>
  kind === 'fort' ? /^\w+-fort$/.test(work) : work.includes('-stockade');

/** The changes between two consecutive positions. */
export interface Change {
  readonly before: Position;
  readonly after: Position;
  readonly choice: string;
  readonly log: readonly LogEntry[];
}

/** Whether a change on the map scores points. */
export const mayScore = (before: Position, after: Position): boolean =>
  before.vp !== after.vp || ['works', 'captured', 'britishHolds'].some((key) => differs(before, after, key));

const differs = (before: Position, after: Position, key: string): boolean =>
  JSON.stringify(before[key as keyof Position]) !== JSON.stringify(after[key as keyof Position]);

const ELSEWHERE: readonly string[] = ['battle', 'raids', 'massacre', 'early-regulars'];

export function comparePoints(change: Change, compare: Compare): void {
  const { before, after, choice, log } = change;
  const shown = log.flatMap((entry) =>
    entry.type === 'vp' && !ELSEWHERE.includes(entry.why) ? [`${entry.side}:${entry.why}:${entry.points}`] : [],
  );
  const expected = [...forWorks(change), ...forFortresses(change), ...forKeySpaces(change)];
  // 13.3, 14.7 Bids become the level at which the game starts.
  if ((before.stack as readonly Running[]).some(({ procedure }) => procedure.endsWith('-bids'))) return;
  // A post that is taken and lost again in one step leaves no trace on the map.
  if (log.some(({ type }) => type === 'fortress-reverts')) return;
  compare('points', choice, numbered(shown), numbered(expected));
  const all = log.reduce((sum, entry) => (entry.type === 'vp' ? sum + signed(entry.side, entry.points) : sum), 0);
  compare('points in all', choice, [`${after.vp}`], [`${before.vp + all}`]);
}

const signed = (side: SideName, points: number): number => (side === 'french' ? points : -points);

/** Two of a kind are two. */
const numbered = (all: readonly string[]): string[] =>
  [...all].sort().map((each, i, sorted) => `${each}:${i - sorted.indexOf(each)}`);

function forWorks({ before, after, choice }: Change): string[] {
  const [was, is] = [before.works as Works, after.works as Works];
  return Object.keys(was).flatMap((space) => {
    const [old, now] = [was[space] ?? 'none', is[space] ?? 'none'];
    const isDemolished = choice === `demolish ${space}`;
    return [...forFort(old, now, isDemolished), ...forStockade(before, space, old, now, isDemolished)];
  });
}

/** 9.22, 5.46 */
function forFort(old: string, now: string, isDemolished: boolean): string[] {
  const owner = sideOf(old);
  if (!has(old, 'fort') || (has(now, 'fort') && sideOf(now) === owner)) return [];
  return isDemolished ? [`${owner}:demolition:-1`] : [`${enemyOf(owner)}:fort:2`];
}

/** 5.45 Captured or destroyed, but not by a raid, its owner, or the fort that takes its place. */
function forStockade(before: Position, space: string, old: string, now: string, isDemolished: boolean): string[] {
  const owner = sideOf(old);
  if (!has(old, 'stockade') || isDemolished) return [];
  if (now !== 'none' && sideOf(now) === owner && (has(now, 'stockade') || has(now, 'fort'))) return [];
  const stack: readonly Running[] = before.stack;
  const isRaided = stack.some(({ procedure, locals }) => procedure === 'raid' && text(locals.at) === space);
  return isRaided ? [] : [`${enemyOf(owner)}:stockade:1`];
}

/** 9.22, 8.24 */
function forFortresses({ before, after }: Change): string[] {
  const [was, is]: (readonly string[])[] = [before.captured, after.captured];
  const turned = [...new Set([...(was ?? []), ...(is ?? [])])].filter(
    (space) => was?.includes(space) !== is?.includes(space),
  );
  return turned.map((space) => {
    const owner = spaceFacts(space).originally ?? 'french';
    return `${is?.includes(space) ? enemyOf(owner) : owner}:fortress:3`;
  });
}

/** 13.23 */
function forKeySpaces({ before, after }: Change): string[] {
  const [was, is]: (readonly string[])[] = [before.britishHolds, after.britishHolds];
  return ['niagara', 'ohio-forks'].flatMap((space) => {
    if (was?.includes(space) === is?.includes(space)) return [];
    return [`${is?.includes(space) ? 'british' : 'french'}:key-space:1`];
  });
}

/** 7.61, 7.7 The destination of lost units: Regulars and Coureurs for good, others to the reserve. */
export function compareLost(before: Position, after: Position, compare: Compare): void {
  const [was, is] = [before.place as Works, after.place as Works];
  const off = (place: string | undefined): boolean => place === undefined || place === 'removed' || place === 'reserve';
  const lost = Object.keys(was).filter(
    (piece) => !off(was[piece]) && off(is[piece]) && pieceFacts(piece).kind === 'unit',
  );
  if (lost.length === 0) return;
  const expected = lost.map((piece) => {
    const facts = pieceFacts(piece);
    const forGood = facts.kind === 'unit' && facts.whenEliminated === 'removed-from-game';
    return `${piece}:${forGood ? 'removed' : 'reserve'}`;
  });
  compare(
    'lost units',
    '',
    lost.map((piece) => `${piece}:${is[piece] ?? 'reserve'}`),
    expected,
  );
}
