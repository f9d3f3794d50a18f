import { curveThrough, distance, type Point, resample } from './geometry.ts';
import { RIVERS, type Turn, WATERWAYS } from './rivers.ts';

/** Two spaces that are connected over land, or by water of some kind. */
export interface Joined {
  readonly a: string;
  readonly b: string;
  readonly kind: string;
}

/** Finds the board place of a turn. */
export type Place = (turn: Turn) => Point;

/**
 * A river or a way over water as a line with small bends; `marks` are the indices in it at which it passes each turn.
 */
interface Waterway {
  readonly width: number;
  readonly turns: readonly Turn[];
  readonly line: readonly Point[];
  readonly marks: readonly number[];
}

/** A piece of a river or way; a river is `width` units wide. */
export interface Stretch {
  readonly width: number;
  readonly line: Point[];
}

/** The drawn water between two spaces, from a to b; `undefined` if no river or way joins them. */
export function waterBetween({ a, b }: Joined, place: Place): Point[] | undefined {
  const ways = [...RIVERS, ...WATERWAYS.map((turns) => ({ width: 0, turns }))];
  const way = ways.find(({ turns }) => joins(turns, a, b));
  if (!way) return undefined;
  const [from, to] = [way.turns.indexOf(a), way.turns.indexOf(b)];
  const line = cut(lay(way.turns, way.width, place), Math.min(from, to), Math.max(from, to));
  return from < to ? line : line.reverse();
}

/** The rivers without the stretches that are water connections of the game, which are drawn as courses. */
export function freeRivers(connections: readonly Joined[], place: Place): Stretch[] {
  return RIVERS.flatMap(({ turns, width }) => {
    const way = lay(turns, width, place);
    return breaks(turns, connections).map(([from, to]) => ({ width, line: cut(way, from, to) }));
  });
}

/** Whether the way passes a and b with no other space between them. */
function joins(turns: readonly Turn[], a: string, b: string): boolean {
  const [from, to] = [turns.indexOf(a), turns.indexOf(b)];
  if (from < 0 || to < 0) return false;
  return turns.slice(Math.min(from, to) + 1, Math.max(from, to)).every((turn) => typeof turn !== 'string');
}

/** Pairs of turns (by index) between which the river is free: before, between and behind its water connections. */
function breaks(turns: readonly Turn[], connections: readonly Joined[]): [number, number][] {
  const named = turns.flatMap((turn, index) => (typeof turn === 'string' ? [index] : []));
  const stops = [...new Set([0, ...named, turns.length - 1])];
  const pairs = stops.slice(1).map((stop, index): [number, number] => [stops[index] ?? 0, stop]);
  return pairs.filter(([from, to]) => !connections.some((c) => isPair(c, turns[from], turns[to])));
}

function isPair({ a, b, kind }: Joined, from: Turn | undefined, to: Turn | undefined): boolean {
  return kind !== 'land' && ((a === from && b === to) || (a === to && b === from));
}

function lay(turns: readonly Turn[], width: number, place: Place): Waterway {
  const smooth = resample(curveThrough(turns.map(place), 8), 2);
  const marks = turns.map((turn) => nearest(smooth, place(turn)));
  return { width, turns, line: smooth.map(tremble), marks };
}

function cut(way: Waterway, from: number, to: number): Point[] {
  return way.line.slice(way.marks[from], (way.marks[to] ?? 0) + 1);
}

function nearest(line: readonly Point[], goal: Point): number {
  const away = line.map((point) => distance(point, goal));
  return away.indexOf(Math.min(...away));
}

/**
 * Adds small bends, because real rivers are never straight. The shift depends only on the place, so that rivers still
 * meet.
 */
function tremble([x, y]: Point): Point {
  return [
    x + 0.9 * Math.sin(y / 2.3 + x / 5.1) + 0.6 * Math.sin(y / 1.3 - x / 3.7),
    y + 0.9 * Math.sin(x / 2.1 - y / 4.7) + 0.6 * Math.sin(x / 1.4 + y / 3.3),
  ];
}
