import { fileURLToPath } from 'node:url';
import type { Asked, Language, Title } from '@carillon/board';
import type { JSX } from 'solid-js';
import { createServer, defaultServerConditions, type ViteDevServer } from 'vite';
import solid from 'vite-plugin-solid';

/** The board of each title that has one: where it is entered, its face, and its styles. */
const BOARDS: ReadonlyMap<string, { readonly door: string; readonly face: string; readonly styles: string }> = new Map([
  [
    'wilderness-war',
    {
      door: '/games/wilderness-war/board/src/index.ts',
      face: 'wildernessWarTitle',
      styles: '/games/wilderness-war/board/src/styles.css?inline',
    },
  ],
]);

/** The styles that all boards stand on. */
const COMMON_STYLES = '/packages/board/src/styles.css?inline';

/** What a board does without a browser. */
export interface Drawn {
  readonly title: Title<unknown, unknown>;
  /** What a component draws, as text. */
  readonly render: (draw: () => JSX.Element) => string;
  readonly styles: string;
}

/** Whether a title has a board, and with it words. */
export const hasBoard = (title: string): boolean => BOARDS.has(title);

/** Loads the board of a title for as long as it is needed; its components are compiled to text. */
export async function withBoard<T>(name: string, work: (board: Drawn) => T): Promise<T> {
  const place = BOARDS.get(name);
  if (place === undefined) throw new Error(`${name} has no board`);
  const server = await loader();
  try {
    const { [place.face]: title } = await server.ssrLoadModule(place.door);
    const { renderToString } = await server.ssrLoadModule('solid-js/web');
    const sheets = [];
    for (const each of [COMMON_STYLES, place.styles]) sheets.push((await server.ssrLoadModule(each)).default);
    return work({ title, render: renderToString, styles: sheets.join('\n') });
  } finally {
    await server.close();
  }
}

const loader = (): Promise<ViteDevServer> =>
  createServer({
    configFile: false,
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    plugins: [solid({ ssr: true })],
    ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  });

const NOBODY: Asked = { seat: null, procedure: '', step: '', pass: null };

/** Type that the page loads beside itself; a file that stands alone does with what the reader has. */
const FACES = /@font-face\s*\{[^}]*\}/g;

/** The map with everything on it, as a file that a browser or a drawing program opens. */
export function drawing({ title, render, styles }: Drawn, view: unknown, language: Language): string {
  const { width, height } = title.size;
  const table = render(() =>
    title.Table({
      view,
      language,
      asked: NOBODY,
      options: [],
      routes: [],
      lit: [],
      focus: undefined,
      planned: undefined,
      marks: [],
      onBend: () => {},
      recent: [],
      onTarget: () => {},
      onPoint: () => {},
      onLook: () => {},
    }),
  );
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`;
  return `${head}<style>${styles.replace(FACES, '')}</style>${table}</svg>\n`;
}
