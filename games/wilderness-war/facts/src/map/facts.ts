import { readFileSync } from 'node:fs';
import type { Point } from '@carillon/workshop';

/** The facts that the map tool needs about one space. */
export interface SpaceRow {
  readonly id: string;
  readonly name: string;
  readonly kind: 'space' | 'holding-box';
  readonly terrain: 'cultivated' | 'wilderness' | 'mountain';
  readonly department: 'northern' | 'southern' | 'st-lawrence' | null;
  readonly fortress: boolean;
  readonly port: boolean;
  readonly vpLocation: boolean;
  readonly board: { readonly x: number; readonly y: number };
  readonly lonlat: Point;
  readonly lonlatSource: 'known' | 'fitted';
}

/** A box of Colonial or Canadian militia beside the map. */
export interface MilitiaRow {
  readonly id: string;
  readonly name: string;
  readonly board: { readonly x: number; readonly y: number };
}

/** A two-way connection of two spaces. */
export interface ConnectionRow {
  readonly a: string;
  readonly b: string;
  readonly kind: 'land' | 'river' | 'lakeshore';
}

/** An arrow: one-way exits of Pays d'en Haut, and the ways of British landings. */
export interface ArrowRow {
  readonly from: string;
  readonly to: string;
}

/** Everything the map is drawn from, in the order of the facts. */
export interface MapFacts {
  readonly spaces: readonly SpaceRow[];
  readonly militiaBoxes: readonly MilitiaRow[];
  readonly connections: readonly ConnectionRow[];
  readonly oneWayArrows: readonly ArrowRow[];
  readonly amphibiousArrows: readonly ArrowRow[];
}

const FOLDER = new URL('../../data/', import.meta.url);

/** Reads the spaces and connections of Wilderness War out of the project's facts. */
export function readFacts(): MapFacts {
  return { ...readJson('spaces.json'), ...readJson('connections.json') };
}

function readJson(file: string): MapFacts {
  return JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
}

/** The position of a space or box on the board. */
export function standsAt(row: { readonly board: { readonly x: number; readonly y: number } }): Point {
  return [row.board.x, row.board.y];
}
