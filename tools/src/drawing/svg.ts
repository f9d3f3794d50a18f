/** Draws packages and threads. Lines and words outside the boxes have a grey that is readable on light and dark. */
import { at } from '@carillon/kit';
import { type Layers, type Line, layersOf } from './layers.ts';
import type { Module } from './modules.ts';
import { edgesOf, loadedFrom, shortest } from './parts.ts';
import { PLACES, type Thread } from './threads.ts';

const WIDTH = 1080;
const ROW = 84;
const [BOX_WIDTH, BOX_HEIGHT] = [128, 38];
const [GREY, INK] = ['#7a7a7a', '#22282b'];
/** The fill of a box: for games, for page and server, for parts that know no game. */
const FILL = { game: '#f0dfc0', whole: '#cfe0ea', shared: '#e3e6e2' };

const WHOLE: ReadonlySet<string> = new Set(['client', 'server', 'tools']);
const fillOf = (part: string): string => (WHOLE.has(part) ? FILL.whole : /title/.test(part) ? FILL.game : FILL.shared);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const round = (value: number): number => Math.round(value * 10) / 10;

interface Words {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly fill?: string;
  readonly bold?: boolean;
  readonly middle?: boolean;
}

function words(text: string, { x, y, size = 12, fill = INK, bold = false, middle = false }: Words): string {
  const weight = bold ? ' font-weight="bold"' : '';
  const anchor = middle ? ' text-anchor="middle"' : '';
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" fill="${fill}"${weight}${anchor}>${escaped(text)}</text>`;
}

const box = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${width}" height="${height}" rx="5" fill="${fill}" stroke="${GREY}"/>`;

const line = (path: string, isType = false): string =>
  `<path d="${path}" fill="none" stroke="${GREY}" stroke-width="1.3"${isType ? ' stroke-dasharray="4 4"' : ''} marker-end="url(#tip)"/>`;

/** A smooth line from below a box to the top of another, through the rows between them. */
function pathOf({ stops }: Line, yOf: (row: number) => number): string {
  const points = stops.flatMap(({ x, row, isBend }, i) => {
    const y = yOf(row);
    if (isBend)
      return [
        { x, y },
        { x, y: y + BOX_HEIGHT },
      ];
    return [{ x, y: i === 0 ? y + BOX_HEIGHT : y - 3 }];
  });
  const first = at(points, 0);
  const parts = points.slice(1).map(({ x, y }, i) => {
    const before = at(points, i);
    const middle = round((before.y + y) / 2);
    return before.x === x
      ? `V${round(y)}`
      : `C${round(before.x)} ${middle} ${round(x)} ${middle} ${round(x)} ${round(y)}`;
  });
  return `M${round(first.x)} ${round(first.y)}${parts.join('')}`;
}

/** The packages, each above those that it imports, from `top` down. */
function packages({ rows, lines }: Layers, top: number): string[] {
  const yOf = (row: number): number => top + (rows.length - 1 - row) * ROW;
  const boxes = rows.flatMap((row, i) =>
    row.flatMap(({ part, x }) => [
      box(x - BOX_WIDTH / 2, yOf(i), BOX_WIDTH, BOX_HEIGHT, fillOf(part)),
      words(part, { x, y: yOf(i) + 24, size: 13, middle: true }),
    ]),
  );
  return [...lines.map((each) => line(pathOf(each, yOf), each.edge.isType)), ...boxes];
}

/** Names side by side, in lines of at most `most` letters. */
function wrapped(names: readonly string[], letters: number): string[] {
  const lines: string[] = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last === undefined || last.length + name.length + 2 > letters) lines.push(name);
    else lines[lines.length - 1] = `${last}, ${name}`;
  }
  return lines.map((each, i) => (i < lines.length - 1 ? `${each},` : each));
}

const [THREAD_HEIGHT, GAP] = [122, 36];
/** Where the line from page to server goes down, beside the heading. */
const DOWN = 212;

/** A thread: its name, its first source, and the parts it loads. */
function thread(
  { name, entry, adds }: Thread,
  loads: readonly string[],
  x: number,
  y: number,
  width: number,
): string[] {
  const texts = [...wrapped(loads, Math.floor((width - 20) / 5.6)), ...(adds ? [adds] : [])];
  return [
    box(x, y, width, THREAD_HEIGHT, FILL.whole),
    words(name, { x: x + 10, y: y + 20, size: 13, bold: true }),
    words(entry.replace('packages/', ''), { x: x + 10, y: y + 36, size: 11 }),
    ...texts.map((text, i) => words(text, { x: x + 10, y: y + 56 + i * 15, size: 11 })),
  ];
}

/** The threads of a place side by side, the first one starting the next or, on a server, all others. */
function place(index: number, modules: ReadonlyMap<string, Module>, top: number): string[] {
  const { name, threads, isChain } = at(PLACES, index);
  const width = (WIDTH - 20 - GAP * (threads.length - 1)) / threads.length;
  const y = top + 30;
  const middle = y + THREAD_HEIGHT / 2;
  const xOf = (i: number): number => 10 + i * (width + GAP);
  const links = threads.slice(1).map((_, i) => {
    const x = xOf(i + 1);
    if (isChain || i === 0) return line(`M${x - GAP} ${middle}H${x - 3}`);
    return line(`M${xOf(0) + width - 8} ${y}V${y - 14}H${x + 20}V${y - 3}`);
  });
  const boxes = threads.flatMap((each, i) => thread(each, loadedFrom(modules, each.entry), xOf(i), y, width));
  return [words(name, { x: 10, y: top + 12, size: 14, fill: GREY, bold: true }), ...links, ...boxes];
}

/** The drawing of packages and threads as SVG. */
export function drawing(modules: ReadonlyMap<string, Module>): string {
  const layers = layersOf(shortest(edgesOf(modules.values())), WIDTH);
  const below = 44 + layers.rows.length * ROW;
  const places = PLACES.map((_, i) => below + i * (THREAD_HEIGHT + 70));
  const height = below + PLACES.length * (THREAD_HEIGHT + 70) - 20;
  const content = [
    words('Packages: each arrow leads to what a package knows, directly; dashed, only its types', {
      ...{ x: 10, y: 18, size: 14, fill: GREY, bold: true },
    }),
    ...packages(layers, 36),
    ...places.flatMap((top, i) => place(i, modules, top)),
    line(`M${DOWN} ${below + 30 + THREAD_HEIGHT}V${at(places, 1) + 27}`),
    words('messages of the protocol over a WebSocket, requests over HTTP', {
      ...{ x: DOWN + 10, y: below + THREAD_HEIGHT + 52, fill: GREY },
    }),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" role="img">`,
    '<title>Packages and threads</title>',
    '<!-- Made from the imports by `npm run drawing`. -->',
    `<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="${GREY}"/></marker></defs>`,
    ...content,
    '</svg>\n',
  ].join('\n');
}
