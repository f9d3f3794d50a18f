/**
 * Lays out the parts of a drawing in rows, each part above those it imports, with as few crossings as sorting finds.
 */
import { at } from '@carillon/kit';
import type { Edge } from './parts.ts';

/** A part, or a bend of a line that passes a row. */
interface Stop {
  readonly id: string;
  readonly isBend: boolean;
  x: number;
}

/** A line from a part to one that it imports, by way of its bends. */
export interface Line {
  readonly edge: Edge;
  readonly stops: readonly { readonly x: number; readonly row: number; readonly isBend: boolean }[];
}

/** The parts by row, the lowest first, and the lines between them. */
export interface Layers {
  readonly rows: readonly (readonly { readonly part: string; readonly x: number }[])[];
  readonly lines: readonly Line[];
}

const SWEEPS = 24;
/** Widths of a part and of a bend, with the gap beside them. */
const [WIDE, NARROW] = [138, 26];
const widthOf = ({ isBend }: Stop): number => (isBend ? NARROW : WIDE);

/** The row of each part: one above the highest part that it imports. */
function rowsOf(edges: readonly Edge[]): ReadonlyMap<string, number> {
  const rows = new Map<string, number>();
  const rowOf = (part: string): number => {
    const known = rows.get(part);
    if (known !== undefined) return known;
    const below = edges.filter(({ from }) => from === part).map(({ to }) => rowOf(to));
    const row = below.length === 0 ? 0 : 1 + Math.max(...below);
    rows.set(part, row);
    return row;
  };
  for (const { from, to } of edges) for (const part of [from, to]) rowOf(part);
  return rows;
}

/** Puts the stops of a row side by side, in the middle of the drawing. */
function spread(row: readonly Stop[], width: number): void {
  const used = row.reduce((sum, stop) => sum + widthOf(stop), 0);
  const gap = Math.max(0, width - used) / (row.length + 1);
  let left = used > width ? (width - used) / 2 : gap;
  for (const stop of row) {
    stop.x = left + widthOf(stop) / 2;
    left += widthOf(stop) + gap;
  }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Lays out the parts of these edges in a drawing of this width. */
export function layersOf(edges: readonly Edge[], width: number): Layers {
  const rowOf = rowsOf(edges);
  const rows: Stop[][] = [];
  const stopAt = (row: number, id: string, isBend: boolean): Stop => {
    rows[row] ??= [];
    const here = at(rows, row);
    const known = here.find((stop) => stop.id === id);
    if (known) return known;
    const stop = { id, isBend, x: 0 };
    here.push(stop);
    return stop;
  };
  for (const part of [...rowOf.keys()].toSorted()) stopAt(rowOf.get(part) ?? 0, part, false);
  const chains = edges.map((edge) => {
    const [top = 0, bottom = 0] = [rowOf.get(edge.from), rowOf.get(edge.to)];
    const between = Array.from({ length: top - bottom - 1 }, (_, i) => top - 1 - i);
    const bends = between.map((row) => ({ row, stop: stopAt(row, `${edge.from} > ${edge.to}`, true) }));
    const ends = [edge.from, edge.to].map((part) => ({
      row: rowOf.get(part) ?? 0,
      stop: stopAt(rowOf.get(part) ?? 0, part, false),
    }));
    return { edge, stops: [at(ends, 0), ...bends, at(ends, 1)] };
  });
  sortRows(
    rows,
    chains.map(({ stops }) => stops.map(({ stop }) => stop)),
    width,
  );
  return {
    rows: rows.map((row) => row.filter(({ isBend }) => !isBend).map(({ id, x }) => ({ part: id, x }))),
    lines: chains.map(({ edge, stops }) => ({
      edge,
      stops: stops.map(({ row, stop: { x, isBend } }) => ({ x, row, isBend })),
    })),
  };
}

/** Sorts each row by the positions of its neighbours, alternately downwards and upwards, until nothing moves. */
function sortRows(rows: readonly Stop[][], chains: readonly (readonly Stop[])[], width: number): void {
  const above = new Map<Stop, Stop[]>();
  const below = new Map<Stop, Stop[]>();
  for (const chain of chains) {
    chain.slice(1).forEach((lower, i) => {
      const upper = at(chain, i);
      below.set(upper, [...(below.get(upper) ?? []), lower]);
      above.set(lower, [...(above.get(lower) ?? []), upper]);
    });
  }
  for (const row of rows) spread(row, width);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const near = sweep % 2 === 0 ? above : below;
    const order = sweep % 2 === 0 ? rows.toReversed() : rows;
    for (const row of order) {
      const wish = new Map(row.map((stop) => [stop, mean((near.get(stop) ?? [stop]).map(({ x }) => x))]));
      row.sort((a, b) => (wish.get(a) ?? 0) - (wish.get(b) ?? 0) || a.id.localeCompare(b.id));
      spread(row, width);
    }
  }
}
