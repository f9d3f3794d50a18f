import type { Course } from './courses.ts';
import type { Arrow, DrawnMap, Panel } from './drawn.ts';
import type { Box, Point } from './geometry.ts';
import type { Label } from './labels.ts';
import { type Lettered, spacingOf } from './lettering.ts';
import type { Mark } from './relief.ts';

const madeFrom = (title: string): string =>
  `// Made by \`npm run map\` from the facts of ${title} and Natural Earth (public domain); do not edit.`;

/** The drawn lines as a TypeScript module: path data with one decimal, one shape per line. */
export function linesModule(title: string, map: DrawnMap): string {
  return [
    madeFrom(title),
    "import type { Outline, Ribbon } from '@carillon/board';",
    '',
    table(
      'LAND',
      'string',
      map.water.land.map((ring) => text(ringOf(ring))),
    ),
    table(
      'LAKES',
      'string',
      map.water.lakes.map((ring) => text(ringOf(ring))),
    ),
    table(
      'RIVERS',
      'Ribbon',
      map.water.rivers.map((river) => `[${river.width}, ${text(pathOf(river.line))}]`),
    ),
    table(
      'COURSES',
      'string',
      map.courses.map((course) => text(courseOf(course))),
    ),
    table(
      'TINTS',
      'Outline',
      map.tints.map((tint) => `[${text(tint.of)}, ${text(ringsOf(tint.rings))}]`),
    ),
    '',
  ].join('\n');
}

/** The things placed on the map as a TypeScript module: hills, trees, framed boxes, names. */
export function placedModule(title: string, map: DrawnMap, arrows: readonly Arrow[] = []): string {
  const types = ['CurvedName', ...(arrows.length > 0 ? ['MapArrow'] : []), 'MapName', 'PanelFrame'];
  return [
    madeFrom(title),
    `import type { ${types.join(', ')} } from '@carillon/board';`,
    '',
    table('HILLS', 'number', marksOf(map.hills)),
    table('TREES', 'number', marksOf(map.trees)),
    table('FRAMES', 'PanelFrame', map.panels.map(frameOf)),
    table('NAMES', 'MapName', map.names.map(labelOf)),
    table('OVERVIEW', 'MapName', map.overview.map(labelOf)),
    table('LETTERING', 'CurvedName', map.lettered.map(letteringOf)),
    ...arrowTable(arrows),
    figure('NAME_SIZE', map.nameSize),
    figure('OVERVIEW_SIZE', map.overviewSize),
    figure('NORTH', Math.round(map.north)),
    figure('MILE', Math.round(map.mile * 1000) / 1000),
    '',
  ].join('\n');
}

/** The table of arrows; empty for a map without arrows. */
function arrowTable(arrows: readonly Arrow[]): string[] {
  const rows = arrows.map(({ from, to, curve }) => `[${text(from)}, ${text(to)}, ${text(arcOf(curve))}]`);
  return rows.length === 0 ? [] : [table('ARROWS', 'MapArrow', rows)];
}

/** The points of the spaces, in their order, and the size of the map, as a TypeScript module. */
export function positionsModule(title: string, frame: Box, positions: readonly Point[]): string {
  const rows = positions.map(([x, y]) => `{ x: ${short(x)}, y: ${short(y)} }`);
  return [
    madeFrom(title),
    "import type { Point, Size } from '@carillon/board';",
    '',
    `export const MAP_SIZE: Size = { width: ${frame.right}, height: ${frame.bottom} };`,
    table('POSITIONS', 'Point', rows),
    '',
  ].join('\n');
}

function table(name: string, type: string, rows: readonly string[]): string {
  return `export const ${name}: readonly ${type}[] = [\n${rows.map((row) => `${row},\n`).join('')}];`;
}

function figure(name: string, value: number): string {
  return `export const ${name}: number = ${value};`;
}

function text(value: string): string {
  return value.includes("'") ? `"${value}"` : `'${value}'`;
}

/** Tenths of a unit without needless zeros: `12`, `12.5`, `.5`, `-.5`. */
function short(value: number): string {
  return (Math.round(value * 10) / 10 || 0).toString().replace(/^(-?)0\./, '$1.');
}

/** A line as SVG path data with relative steps; steps are taken between rounded points, so errors do not add up. */
function pathOf(line: readonly Point[], end = ''): string {
  let [x, y] = [0, 0];
  const steps = line.map(([nextX, nextY]): Point => {
    const step: Point = [Math.round(nextX * 10) - x, Math.round(nextY * 10) - y];
    [x, y] = [x + step[0], y + step[1]];
    return [step[0] / 10, step[1] / 10];
  });
  const [start, ...rest] = steps;
  return `M${joined(start ?? [])}l${joined(rest.filter(([dx, dy]) => dx !== 0 || dy !== 0).flat())}${end}`;
}

/** A closed line; the last point is dropped if it repeats the first. */
function ringOf(ring: readonly Point[]): string {
  const [start, end] = [ring[0], ring.at(-1)];
  const repeats = start && end && start[0] === end[0] && start[1] === end[1];
  return pathOf(repeats ? ring.slice(0, -1) : ring, 'Z');
}

function joined(numbers: readonly number[]): string {
  return numbers.map(short).join(' ').replaceAll(' -', '-');
}

function ringsOf(rings: readonly Point[][]): string {
  return rings
    .map((ring) => pathOf(ring, 'Z'))
    .join('')
    .replaceAll('Zm', 'ZM');
}

/** Roads are quadratic arcs, water follows all its points. */
function courseOf({ water, points }: Course): string {
  return water ? pathOf(points) : arcOf(points);
}

/** A quadratic arc by its start, the point towards which it bends, and its end. */
function arcOf(points: readonly Point[]): string {
  const [from, ...rest] = points;
  return `M${joined(from ?? [])}Q${joined(rest.flat())}`;
}

function letteringOf(lettered: Lettered): string {
  const { kind, text: words, size, curve } = lettered;
  return `['${kind}', ${text(words)}, ${size}, ${spacingOf(lettered)}, ${text(arcOf(curve))}]`;
}

/** Three numbers per mark: x, y, height. */
function marksOf(marks: readonly Mark[]): string[] {
  return marks.map(({ at, height }) => [at[0], at[1], height].map(short).join(', '));
}

function frameOf({ id, name, box }: Panel): string {
  return `[${text(id)}, ${text(name)}, ${[box.left, box.top, box.right, box.bottom].map(short).join(', ')}]`;
}

function labelOf({ id, x, y, anchor, lines, widths }: Label): string {
  const parts = lines.map((line, index) => `[${text(line)}, ${short(widths[index] ?? 0)}]`);
  return `[${text(id)}, ${short(x)}, ${short(y)}, '${anchor}', ${parts.join(', ')}]`;
}
