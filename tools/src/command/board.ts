import { fileURLToPath } from 'node:url';
import type { Asked, Language, Title } from '@carillon/board';
import type * as Titles from '@carillon/titles';
import type { JSX } from 'solid-js';
import { createServer, defaultServerConditions, type ViteDevServer } from 'vite';
import solid from 'vite-plugin-solid';

/** The styles that all boards share. */
const COMMON_STYLES = '/packages/board/src/styles.css?inline';

/** The parts of a board that can be used without a browser. */
export interface Drawn {
  readonly title: Title<unknown, unknown>;
  /** The drawing of a component, as text. */
  readonly render: (draw: () => JSX.Element) => string;
  readonly styles: string;
}

const loaded = new Map<string, Promise<Drawn>>();

/** The board of a title, loaded once; its components are compiled to text. */
export function boardOf(title: string): Promise<Drawn> {
  const board = loaded.get(title) ?? load(title);
  loaded.set(title, board);
  return board;
}

async function load(name: string): Promise<Drawn> {
  const server = await loader();
  try {
    const { TITLES } = (await server.ssrLoadModule('/games/titles.ts')) as typeof Titles;
    const title = await TITLES.find(({ door }) => door.id === name)?.board();
    if (title === undefined) throw new Error(`${name} has no board`);
    const { renderToString } = await server.ssrLoadModule('solid-js/web');
    const sheets = [];
    for (const each of [COMMON_STYLES, `/games/${name}/board/src/styles.css?inline`])
      sheets.push((await server.ssrLoadModule(each)).default);
    return { title, render: renderToString, styles: sheets.join('\n') };
  } finally {
    await server.close();
  }
}

const loader = (): Promise<ViteDevServer> =>
  createServer({
    configFile: false,
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    plugins: [solid({ ssr: true })],
    ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  });

const NOBODY: Asked = { seat: null, procedure: '', step: '', rule: '', pass: null };

/** The page loads its fonts separately; a standalone file uses the viewer's own. */
const FACES = /@font-face\s*\{[^}]*\}/g;

/** The complete map as a file for browsers and drawing programs. */
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
      close: '',
      onBend: () => {},
      recent: [],
      onTarget: () => {},
      onPoint: () => {},
      onLook: () => {},
      onVain: () => {},
    }),
  );
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`;
  return `${head}<style>${styles.replace(FACES, '')}</style>${table}</svg>\n`;
}
