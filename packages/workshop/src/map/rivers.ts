import type { Point } from './geometry.ts';

/** A turn of a river: a space on its bank, or a longitude and latitude. */
export type Turn = string | Point;

/** A river from mouth to source, as wide at its mouth as `width` board units. */
export interface River {
  readonly width: number;
  readonly turns: readonly Turn[];
}

const river = (width: number, ...turns: Turn[]): River => ({ width, turns });

/**
 * Rivers that the atlas lacks or draws too coarsely, from general knowledge. Rivers with water connections name the
 * spaces that they join, so that the drawn water matches the game's.
 */
export const RIVERS: readonly River[] = [
  // Hudson and Mohawk
  river(1.5, [-74.0, 40.62], 'new-york', [-73.93, 40.95], 'peekskill', 'poughkeepsie', 'kinderhook', 'albany'),
  river(
    1.2,
    'albany',
    [-73.66, 42.9],
    'hudson-carry-south',
    [-73.72, 43.3],
    [-73.86, 43.45],
    [-73.95, 43.7],
    [-74.05, 44.0],
  ),
  river(
    1.1,
    'albany',
    [-73.75, 42.8],
    'schenectady',
    [-74.25, 42.93],
    'canajoharie',
    [-74.98, 43.03],
    'oneida-carry-east',
    [-75.42, 43.42],
  ),
  river(0.7, [-74.98, 43.03], [-75.1, 43.3], [-74.9, 43.55], [-74.75, 43.75]),
  river(0.7, [-73.86, 43.33], [-74.12, 43.15], [-74.3, 43.4]),
  river(0.7, [-73.66, 42.95], [-73.4, 42.92], [-73.22, 42.75]),
  river(0.7, [-76.28, 43.18], [-76.75, 43.02], [-77.1, 43.05]),
  river(0.8, [-77.61, 43.26], [-77.68, 42.95], [-77.95, 42.6], [-77.98, 42.2]),
  river(0.7, [-76.05, 43.99], [-75.72, 43.98], [-75.5, 43.75], [-75.3, 43.55]),
  river(0.7, 'oswegatchie', [-75.35, 44.5], [-75.3, 44.3], [-75.05, 44.15]),
  river(0.7, [-73.42, 44.57], [-73.65, 44.42], [-73.85, 44.2]),
  river(0.7, 'winooski', [-73.0, 44.42], [-72.75, 44.32], [-72.4, 44.4]),
  river(0.7, [-73.32, 44.22], [-73.18, 44.0], [-73.05, 43.7], [-73.05, 43.4]),
  // Delaware
  river(1.5, 'new-castle', 'philadelphia', 'burlington', 'trenton', [-75.07, 40.45], 'easton'),
  river(
    1.2,
    'easton',
    [-75.12, 40.98],
    'east-delaware',
    [-74.72, 41.4],
    'station-point',
    [-75.1, 41.82],
    [-74.85, 42.0],
    [-74.6, 42.15],
  ),
  river(0.7, 'easton', [-75.4, 40.62], [-75.62, 40.85], [-75.5, 41.05]),
  // New England
  river(
    1.4,
    [-72.35, 41.27],
    [-72.48, 41.5],
    'hartford',
    [-72.6, 42.08],
    'northampton',
    'deerfield',
    [-72.5, 42.8],
    'charlestown',
  ),
  river(
    1.1,
    'charlestown',
    [-72.37, 43.45],
    'white-river-falls',
    [-72.22, 43.85],
    'cowass',
    [-72.03, 44.32],
    'ammonoosuc',
    [-71.6, 44.85],
    [-71.42, 45.08],
  ),
  river(1.1, [-70.8, 42.82], [-71.1, 42.78], 'manchester', 'concord', [-71.66, 43.45]),
  river(0.7, [-73.1, 41.17], [-73.35, 41.6], [-73.38, 42.0], [-73.3, 42.3]),
  river(0.7, [-72.09, 41.33], [-72.0, 41.65], [-71.95, 42.0]),
  river(0.7, 'white-river-falls', [-72.55, 43.78], [-72.8, 43.85]),
  river(0.8, [-70.38, 43.46], [-70.62, 43.75], [-70.95, 44.02], [-71.2, 44.12]),
  river(0.9, [-69.8, 43.78], [-70.1, 44.1], [-70.25, 44.45], [-70.7, 44.45], [-71.15, 44.45], [-71.1, 44.8]),
  river(1.1, [-69.78, 43.78], [-69.78, 44.25], [-69.6, 44.6], [-69.85, 45.0], [-69.75, 45.4]),
  river(1.1, [-68.8, 44.5], [-68.75, 44.85], [-68.6, 45.2], [-68.75, 45.6], [-69.3, 45.85]),
  // The St Lawrence and its tributaries
  river(1.7, 'cataraqui', [-76.05, 44.33], [-75.75, 44.55], 'oswegatchie', [-75.05, 44.9], 'st-regis'),
  river(1.2, 'sorel', [-73.17, 45.75], [-73.25, 45.45], 'st-jean', 'ile-aux-noix', [-73.33, 45.02]),
  river(0.9, [-72.9, 46.12], 'st-francois', [-72.5, 45.8], [-72.2, 45.6], [-71.9, 45.42], [-72.2, 45.25]),
  river(0.7, [-72.92, 46.12], [-72.95, 45.75], [-72.75, 45.4]),
  river(0.9, [-71.28, 46.75], [-71.05, 46.4], [-70.72, 46.1], [-70.68, 45.8], [-70.88, 45.6]),
  river(0.9, [-72.53, 46.35], [-72.75, 46.75], [-72.85, 47.3], [-73.4, 47.7]),
  river(0.7, [-72.2, 46.53], [-72.3, 46.9], [-72.1, 47.2]),
  river(0.7, [-71.72, 46.66], [-71.5, 47.0], [-71.3, 47.4]),
  river(0.7, [-73.45, 45.72], [-73.45, 46.0], [-73.9, 46.25]),
  river(0.8, [-75.45, 45.52], [-75.6, 46.0], [-75.2, 46.6]),
  river(0.8, [-75.7, 45.47], [-75.95, 46.0], [-75.95, 46.6], [-75.6, 47.2]),
  river(0.7, [-74.55, 45.6], [-74.7, 46.0], [-74.5, 46.4]),
  // The upper country
  river(1.3, 'niagara', [-79.04, 43.12], 'la-belle-famille'),
  river(0.7, [-79.08, 42.57], [-78.8, 42.45], [-78.45, 42.5]),
  river(0.7, [-79.46, 43.64], [-79.65, 43.8], [-79.85, 44.0]),
  river(0.8, [-79.58, 42.86], [-80.1, 43.05], [-80.4, 43.4], [-80.4, 43.9]),
  river(0.8, [-82.45, 42.32], [-81.7, 42.75], [-81.2, 43.0], [-80.75, 43.3]),
  river(0.7, [-77.58, 44.1], [-77.75, 44.35], [-78.2, 44.2], [-78.5, 44.5]),
  river(0.7, [-79.35, 44.72], [-79.75, 44.82]),
  // Ohio, Allegheny, Monongahela
  river(
    1.7,
    [-82.2, 38.6],
    [-81.75, 39.0],
    [-81.4, 39.4],
    [-80.85, 39.75],
    'mingo-town',
    [-80.62, 40.6],
    'logstown',
    'ohio-forks',
  ),
  river(1.2, 'ohio-forks', [-79.72, 40.6], 'kittaning', [-79.6, 41.1], 'venango'),
  river(
    0.9,
    'venango',
    [-79.5, 41.45],
    [-79.35, 41.72],
    [-79.12, 41.85],
    [-78.92, 42.08],
    [-78.5, 42.1],
    [-78.15, 41.85],
  ),
  river(0.9, 'venango', 'french-creek', [-79.8, 42.03]),
  river(0.7, [-79.62, 41.12], [-79.25, 41.3], [-78.85, 41.4]),
  river(0.7, [-79.66, 40.68], [-79.35, 40.52], [-79.1, 40.4]),
  river(1.1, 'ohio-forks', [-79.88, 40.25], [-79.93, 40.0], [-80.0, 39.6], [-80.2, 39.2], [-80.4, 38.9]),
  river(0.8, [-79.88, 40.3], [-79.6, 40.1], [-79.4, 39.75], [-79.4, 39.45]),
  river(0.7, [-80.32, 40.68], [-80.35, 41.0], [-80.5, 41.3]),
  river(0.9, [-81.45, 39.41], [-81.9, 39.9], [-81.85, 40.4]),
  // Susquehanna
  river(1.5, 'head-of-elk', [-76.15, 39.62], [-76.3, 39.8], 'wrights-ferry', 'harriss-ferry', 'shamokin'),
  river(1.1, 'shamokin', 'east-susquehanna', 'wyoming', [-76.0, 41.55], [-76.3, 41.75], [-76.45, 42.0], [-76.1, 42.05]),
  river(0.9, [-76.1, 42.05], [-75.8, 42.0], [-75.5, 42.15], [-75.3, 42.35], [-75.0, 42.6]),
  river(1.0, 'shamokin', 'west-susquehanna', [-77.75, 41.3], [-78.1, 41.3], [-78.3, 41.15]),
  river(0.7, [-76.45, 42.0], [-76.8, 42.1], [-77.15, 42.15], [-77.4, 42.35]),
  river(0.9, 'harriss-ferry', 'juniata', [-77.95, 40.4], [-78.3, 40.35]),
  river(0.7, 'harriss-ferry', 'carlisle', [-77.5, 40.12]),
  river(0.8, 'harriss-ferry', [-76.6, 40.25], 'lancaster'),
  // Potomac, Shenandoah, Virginia
  river(1.5, 'alexandria', [-77.25, 39.02], 'frederick', [-77.65, 39.3], 'shepherds-ferry'),
  river(1.1, 'shepherds-ferry', [-78.15, 39.6], [-78.45, 39.5], 'wills-creek', [-79.0, 39.45], [-79.3, 39.25]),
  river(0.9, [-77.65, 39.3], [-78.05, 39.0], [-78.3, 38.75], [-78.55, 38.5], [-78.85, 38.2], [-79.0, 37.95]),
  river(0.9, [-76.4, 37.6], [-77.0, 38.05], [-77.5, 38.3], [-77.85, 38.35], [-78.2, 38.6]),
  river(0.9, [-76.8, 37.55], [-77.3, 37.8], [-77.9, 38.0], [-78.4, 38.1]),
  river(1.1, [-76.6, 37.1], [-77.4, 37.5], [-78.3, 37.7], [-79.3, 37.6], [-79.8, 37.8]),
];

/**
 * Rivers of the atlas that are drawn unchanged. Because the atlas gives no names, each is found by a box of longitude
 * and latitude that contains all of it (west, south, east, north). Ottawa, St John, St Clair.
 */
export const ATLAS_RIVERS: readonly (readonly [number, number, number, number])[] = [
  [-79.3, 45.3, -74.2, 46.9],
  [-70.4, 45.2, -66, 47.5],
  [-82.7, 42.5, -82.3, 43.1],
];

/** Lakes the atlas lacks: the line of each from end to end, and its greatest width in board units. */
export const LAKES: readonly River[] = [
  river(5, 'hudson-carry-north', [-73.62, 43.55], [-73.48, 43.72], [-73.43, 43.82]),
  river(4, [-72.2, 44.95], [-72.22, 45.1], [-72.28, 45.3]),
  river(3.4, [-79.32, 42.1], [-79.42, 42.17], [-79.55, 42.25]),
  river(3, [-74.93, 42.7], [-74.88, 42.82]),
  river(5, [-70.58, 43.72], [-70.55, 43.85], [-70.6, 43.95]),
  river(8, [-69.6, 45.45], [-69.65, 45.65], [-69.75, 45.85]),
  river(4, [-70.86, 45.48], [-70.9, 45.62]),
  river(5, [-78.4, 44.1], [-78.2, 44.18], [-78.05, 44.24]),
];

/**
 * Ways over water that is already drawn (lakes, the St Lawrence below Saint-Regis, the sea), from space to space: the
 * courses of water connections that do not follow a river above.
 */
export const WATERWAYS: readonly (readonly Turn[])[] = [
  // Down the St Lawrence
  ['st-regis', [-74.3, 45.17], [-74.0, 45.32], 'kahnawake', 'montreal', [-73.47, 45.75], 'sorel', [-72.9, 46.13]],
  ['sorel', [-72.88, 46.17], 'trois-rivieres', 'becancour', [-71.95, 46.62], 'quebec', 'ile-dorleans'],
  ['montreal', 'lac-des-deux-montagnes'],
  ['sorel', [-72.95, 46.14], 'st-francois'],
  ['baie-st-paul', [-70.55, 47.2], 'ile-dorleans', [-70.4, 47.25], 'riviere-ouelle'],
  // Round Lake Ontario
  [
    'niagara',
    [-79.5, 43.35],
    'mississauga',
    [-79.45, 43.58],
    'toronto',
    [-78.85, 43.8],
    'ganaraske',
    [-77.95, 43.93],
    'quinte',
  ],
  [
    'quinte',
    [-77.3, 44.12],
    'ganneious',
    [-76.75, 44.15],
    'cataraqui',
    [-76.35, 44.1],
    'niaoure-bay',
    [-76.28, 43.72],
    'oswego',
  ],
  ['oswego', [-77.0, 43.4], 'irondequoit', [-77.9, 43.42], 'tegynagerunte', [-78.7, 43.4], 'niagara'],
  ['oswego', [-76.4, 43.32], [-76.25, 43.2], [-75.9, 43.2], [-75.73, 43.2], 'oneida-carry-west'],
  // Lake Erie
  ['la-belle-famille', [-78.95, 42.8], 'cattaraugus-creek', [-79.6, 42.45], 'presquile'],
  // Lake George and Lake Champlain
  [
    'hudson-carry-north',
    [-73.62, 43.55],
    [-73.48, 43.72],
    'ticonderoga',
    [-73.4, 43.93],
    'crown-point',
    [-73.35, 44.25],
    'winooski',
  ],
  ['winooski', [-73.33, 44.8], [-73.33, 45.02], 'ile-aux-noix'],
  // Along the shore to the Merrimack
  ['gloucester', [-70.7, 42.72], [-70.8, 42.82], [-71.1, 42.78], 'manchester'],
];
