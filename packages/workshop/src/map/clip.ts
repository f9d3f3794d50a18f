import { type GeoContext, type GeoPermissibleObjects, geoIdentity, geoPath } from 'd3-geo';
import type { Box, Point } from './geometry.ts';

/** Cuts a shape in plane coordinates to a box; returns its rings (closed) and lines. */
export function clip(shape: GeoPermissibleObjects, box: Box): Point[][] {
  const strokes = new Strokes();
  const plane = geoIdentity().clipExtent([
    [box.left, box.top],
    [box.right, box.bottom],
  ]);
  geoPath(plane, strokes)(shape);
  return strokes.lines.filter((line) => line.length > 1);
}

/** Cuts a ring to a box; returns any number of rings. */
export function clipRing(ring: readonly Point[], box: Box): Point[][] {
  return clip({ type: 'Polygon', coordinates: [ring.map(([x, y]) => [x, y])] }, box);
}

/** Cuts a line to a box; returns any number of lines. */
export function clipLine(line: readonly Point[], box: Box): Point[][] {
  return clip({ type: 'LineString', coordinates: line.map(([x, y]) => [x, y]) }, box);
}

/** A drawing context that keeps the strokes of a d3 path as lines of points. */
class Strokes implements GeoContext {
  readonly lines: Point[][] = [];

  beginPath(): void {
    this.lines.length = 0;
  }

  moveTo(x: number, y: number): void {
    this.lines.push([[x, y]]);
  }

  lineTo(x: number, y: number): void {
    this.lines.at(-1)?.push([x, y]);
  }

  arc(x: number, y: number): void {
    this.moveTo(x, y);
  }

  closePath(): void {
    const line = this.lines.at(-1);
    const start = line?.[0];
    if (start) line.push(start);
  }
}
