import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { rulesHashes } from '../../tools/rules-hash.mjs';
import { serviceWorker } from '../../tools/service-worker.mjs';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// `source` lets the dev server reload across packages, and the build take every package from its src.
export default defineConfig({
  root: here('.'),
  base: './',
  plugins: [solid(), serviceWorker(here('src/offline/service-worker.ts'))],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  define: { __RULES_HASHES__: JSON.stringify(rulesHashes(here('../..'))) },
  worker: { format: 'es' },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true },
});
