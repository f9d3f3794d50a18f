import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, defaultServerConditions } from 'vite';
import solid from 'vite-plugin-solid';

/**
 * Draws the map of Wilderness War into a page of the system's temporary folder, to be looked at in a browser.
 * Argument: a view box in map units (the whole map).
 */
const [viewBox = '0 0 1000 647'] = process.argv.slice(2);
const LAYERS = ['MapDefs', 'MapArt', 'Connections', 'BoxPanels', 'Spaces', 'SpaceNames'];

const target = join(tmpdir(), 'wilderness-war-map.html');
writeFileSync(target, page(await drawLayers()));
console.log(target);

async function drawLayers(): Promise<string> {
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    plugins: [solid({ ssr: true })],
    ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  });
  try {
    const map = await server.ssrLoadModule('/games/wilderness-war/board/src/map/index.ts');
    const { renderToString } = await server.ssrLoadModule('solid-js/web');
    return LAYERS.map((layer) => renderToString(() => map[layer]({ taken: [] }))).join('');
  } finally {
    await server.close();
  }
}

function page(layers: string): string {
  return `<!doctype html><meta charset="utf-8"><title>Map of Wilderness War</title>
<style>html,body,svg{margin:0;width:100vw;height:100vh;display:block;background:#3b332a}</style>
<svg viewBox="${viewBox}">${layers}</svg>`;
}
