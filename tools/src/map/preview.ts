import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TITLES } from '@carillon/titles';
import { createServer, defaultServerConditions } from 'vite';
import solid from 'vite-plugin-solid';

/**
 * Draws the map of a title into a page in the system's temporary folder, to view in a browser. Arguments: the title,
 * and a view box in map units (by default the whole map).
 */
const [title = TITLES[0].door.id, box] = process.argv.slice(2);
const LAYERS = ['Connections', 'BoxPanels', 'Spaces'];

const target = join(tmpdir(), `${title}-map.html`);
writeFileSync(target, page(await drawn()));
console.log(target);

async function drawn(): Promise<string> {
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    plugins: [solid({ ssr: true })],
    ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  });
  try {
    const map = await server.ssrLoadModule(`/games/${title}/board/src/map/index.ts`);
    const { MapSheet, MapNames } = await server.ssrLoadModule('/packages/board/src/index.ts');
    const { renderToString } = await server.ssrLoadModule('solid-js/web');
    const { sheet, names: naming, faceOf } = map;
    const layers = [
      renderToString(() => MapSheet({ sheet })),
      ...LAYERS.map((layer) => renderToString(() => map[layer]({}))),
      renderToString(() => MapNames({ naming, faceOf, taken: [] })),
    ];
    const { width, height } = sheet.size;
    return `<svg viewBox="${box ?? `0 0 ${width} ${height}`}">${layers.join('')}</svg>`;
  } finally {
    await server.close();
  }
}

function page(picture: string): string {
  return `<!doctype html><meta charset="utf-8"><title>Map of ${title}</title>
<style>html,body,svg{margin:0;width:100vw;height:100vh;display:block;background:#3b332a}</style>
${picture}`;
}
