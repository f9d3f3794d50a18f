import type { Point } from './geometry.ts';

/** A chain of mountains: its crest in longitude and latitude, the spread of its hills (board units), and their size. */
export interface Range {
  readonly spread: number;
  readonly height: number;
  readonly crest: readonly Point[];
}

const range = (spread: number, height: number, ...crest: Point[]): Range => ({ spread, height, crest });

/** The mountains of the region, from general knowledge; the mountain spaces of the game add hills around them. */
export const RANGES: readonly Range[] = [
  // Allegheny Front, and the high plateau behind the West Branch
  range(
    8,
    9,
    [-80.6, 37.6],
    [-79.9, 38.3],
    [-79.35, 39.0],
    [-78.95, 39.6],
    [-78.65, 40.1],
    [-78.4, 40.6],
    [-78.0, 41.0],
  ),
  range(12, 8, [-79.1, 41.5], [-78.6, 41.65], [-78.1, 41.7], [-77.5, 41.65], [-76.9, 41.6], [-76.4, 41.6]),
  // Chestnut and Laurel Ridge
  range(6, 8, [-80.1, 38.7], [-79.75, 39.2], [-79.45, 39.7], [-79.2, 40.1], [-78.95, 40.45], [-78.75, 40.8]),
  // Tuscarora, Blue and Kittatinny mountains, Shawangunk
  range(
    5,
    7,
    [-78.15, 39.7],
    [-77.85, 40.05],
    [-77.4, 40.35],
    [-76.75, 40.6],
    [-76.0, 40.75],
    [-75.4, 40.88],
    [-74.95, 41.1],
  ),
  range(5, 7, [-74.85, 41.2], [-74.6, 41.45], [-74.3, 41.7]),
  range(7, 7, [-76.5, 40.95], [-75.9, 41.05], [-75.4, 41.2], [-75.4, 41.5]),
  // Blue Ridge
  range(
    5,
    8,
    [-79.8, 37.4],
    [-79.2, 37.9],
    [-78.7, 38.3],
    [-78.3, 38.7],
    [-77.95, 39.05],
    [-77.6, 39.5],
    [-77.35, 39.9],
  ),
  // Catskills
  range(12, 9, [-74.75, 42.1], [-74.4, 42.1], [-74.15, 42.2]),
  // Adirondacks
  range(14, 10, [-74.6, 43.35], [-74.4, 43.6], [-74.2, 43.9], [-74.05, 44.2], [-74.0, 44.55]),
  range(9, 9, [-74.0, 43.4], [-73.85, 43.75], [-73.75, 44.1], [-73.8, 44.4]),
  range(9, 8, [-75.0, 43.6], [-74.8, 43.9], [-74.6, 44.25], [-74.4, 44.5]),
  // Green Mountains, Taconics
  range(
    6,
    9,
    [-73.1, 42.75],
    [-73.02, 43.1],
    [-72.92, 43.5],
    [-72.88, 43.9],
    [-72.8, 44.3],
    [-72.68, 44.65],
    [-72.55, 44.95],
  ),
  range(4, 7, [-73.5, 41.8], [-73.4, 42.1], [-73.3, 42.45]),
  // White Mountains, and the hills of New Hampshire
  range(9, 10, [-71.95, 43.85], [-71.65, 44.0], [-71.35, 44.2], [-71.15, 44.5], [-71.0, 44.8]),
  range(7, 8, [-72.15, 42.85], [-72.05, 43.1], [-71.95, 43.4], [-71.85, 43.65]),
  // Notre Dame Mountains
  range(
    8,
    8,
    [-72.3, 45.2],
    [-71.75, 45.25],
    [-71.3, 45.35],
    [-70.95, 45.45],
    [-70.6, 45.8],
    [-70.3, 46.2],
    [-70.05, 46.6],
  ),
  range(8, 8, [-72.05, 45.75], [-71.6, 45.95], [-71.1, 46.15]),
  // Mountains of Maine
  range(10, 8, [-70.9, 44.85], [-70.4, 45.0], [-69.9, 45.15], [-69.3, 45.5], [-68.9, 45.9]),
  // Laurentides
  range(10, 8, [-76.4, 45.9], [-75.6, 46.2], [-74.7, 46.2], [-74.1, 46.3], [-73.4, 46.55], [-72.8, 46.75]),
  range(9, 8, [-72.3, 46.85], [-71.7, 47.1], [-71.2, 47.3], [-70.7, 47.65]),
];

/** Mountains to the north, east and south of these. */
export const FAR_RANGES: readonly Range[] = [
  // The southern mountains: Blue Ridge, Smokies, Cumberland
  range(8, 9, [-79.8, 37.4], [-80.6, 36.8], [-81.6, 36.2], [-82.3, 35.7], [-83.2, 35.2], [-84.1, 34.7]),
  range(8, 8, [-81.2, 37.6], [-82.2, 37.0], [-83.2, 36.4], [-84.2, 35.9], [-85.0, 35.4]),
  // The hills of Gaspé and of the St John
  range(9, 8, [-68.6, 47.8], [-67.6, 48.3], [-66.6, 48.8], [-65.6, 48.9]),
  range(8, 7, [-67.6, 46.6], [-66.9, 47.1], [-66.3, 47.5]),
  // Highlands of the Saguenay
  range(11, 9, [-70.4, 47.9], [-69.8, 48.4], [-69.0, 48.9], [-68.0, 49.5]),
];
