import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import solid from 'vite-plugin-solid';
import { rulesHashes } from '../../tools/rules-hash.mjs';
import { serviceWorker } from '../../tools/service-worker.mjs';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const versionIn = (root: string): string => JSON.parse(readFileSync(`${root}/package.json`, 'utf8')).version;

const EXAMPLES = new Map([
  ['@carillon/titles', here('../../examples/titles.ts')],
  ['@carillon/titles/workers', here('../../examples/workers.ts')],
]);

/** Adds the examples to the list of titles in development. */
const withExamples: Plugin = {
  name: 'with-examples',
  apply: 'serve',
  enforce: 'pre',
  resolveId: (id, importer) => (importer?.includes('/examples/') ? undefined : EXAMPLES.get(id)),
};

/** On the page each language of the texts is a separate file, loaded for its readers. */
const TEXTS_LATER = { find: /(\/texts\/generated\/\w+|^\.\/generated\/\w+)\/index\.ts$/, replacement: '$1/later.ts' };

/**
 * The code of the first view is one file: twenty small files would compress worse, and each would have its own headers.
 */
const FIRST_VIEW_WHOLE = { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial' as const] }] } } };

// `source` lets the dev server reload across packages, and the build take every package from its src.
export default defineConfig({
  root: here('.'),
  base: './',
  plugins: [withExamples, solid(), serviceWorker(here('src/offline/service-worker.ts'))],
  resolve: { alias: [TEXTS_LATER], conditions: ['source', ...defaultClientConditions] },
  define: {
    __RULES_HASHES__: JSON.stringify(rulesHashes(here('../..'))),
    __VERSION__: JSON.stringify(versionIn(here('../..'))),
  },
  worker: { format: 'es' },
  // The content security policy forbids fonts inside the styles.
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: FIRST_VIEW_WHOLE,
  },
});
