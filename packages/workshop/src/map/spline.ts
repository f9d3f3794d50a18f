import type { Point } from './geometry.ts';

/** One place known in both worlds; `slack` lets the bend miss it (0 = hit exactly, about 1 = free by neighbours). */
export interface Anchor {
  readonly from: Point;
  readonly to: Point;
  readonly slack: number;
}

/**
 * The thin-plate spline that carries every anchor's `from` near its `to`, bending as little as possible. `from` should
 * be scaled to a range of about 1. Throws RangeError if all anchors are on one line.
 */
export function thinPlate(anchors: readonly Anchor[]): (point: Point) => Point {
  const across = solve(system(anchors), right(anchors, 0));
  const down = solve(system(anchors), right(anchors, 1));
  return (point) => {
    const row = [...anchors.map((anchor) => bump(point, anchor.from)), 1, point[0], point[1]];
    return [dot(row, across), dot(row, down)];
  };
}

/** Energy-minimising radial function of the plate: r² log r. */
function bump(a: Point, b: Point): number {
  const r2 = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;
  return r2 === 0 ? 0 : (r2 * Math.log(r2)) / 2;
}

function system(anchors: readonly Anchor[]): number[][] {
  const rows = anchors.map((row, i) => [
    ...anchors.map((column, j) => bump(row.from, column.from) + (i === j ? row.slack : 0)),
    1,
    ...row.from,
  ]);
  const sides = [anchors.map(() => 1), anchors.map((a) => a.from[0]), anchors.map((a) => a.from[1])];
  return [...rows, ...sides.map((side) => [...side, 0, 0, 0])];
}

function right(anchors: readonly Anchor[], axis: 0 | 1): number[] {
  return [...anchors.map((anchor) => anchor.to[axis]), 0, 0, 0];
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}

/** Solves a square system by Gaussian elimination with row exchange; overwrites the matrix. */
function solve(matrix: number[][], values: number[]): number[] {
  const rows = matrix.map((row, index) => [...row, values[index] ?? 0]);
  for (let step = 0; step < rows.length; step++) eliminate(rows, step);
  const width = rows.length;
  return rows.map((row, index) => (row[width] ?? 0) / (row[index] ?? 1));
}

function eliminate(rows: number[][], step: number): void {
  const size = (row: readonly number[]) => Math.abs(row[step] ?? 0);
  let best = step;
  for (let i = step + 1; i < rows.length; i++) if (size(rows[i] ?? []) > size(rows[best] ?? [])) best = i;
  const pivot = rows[best] ?? [];
  if (size(pivot) < 1e-12) throw new RangeError('the anchors lie on one line');
  rows[best] = rows[step] ?? [];
  rows[step] = pivot;
  for (const row of rows) if (row !== pivot) subtract(row, pivot, step);
}

function subtract(row: number[], pivot: readonly number[], step: number): void {
  const factor = (row[step] ?? 0) / (pivot[step] ?? 1);
  if (factor === 0) return;
  for (let j = step; j < row.length; j++) row[j] = (row[j] ?? 0) - factor * (pivot[j] ?? 0);
}
