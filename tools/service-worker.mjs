// Builds the page's service worker after the page, with the list of all its files.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build } from 'vite';

const NAME = 'sw.js';
/** Files made in addition to the page's own: source maps, compressed copies, and the list of all files. */
const NOT_KEPT = /\.(?:map|br|gz)$|^files\.json$/;
/** Files here have a hash of their contents in their name: they never change. */
const NAMED_BY_HASH = 'assets/';

/** @param {string} folder */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();

/**
 * Every file of the built page, and a revision for those whose name stays the same when they change.
 * @param {string} folder the folder of the built page
 * @returns {{ url: string, revision: string | null }[]}
 */
export function precacheList(folder) {
  const names = filesBelow(folder).filter((name) => name !== NAME && !NOT_KEPT.test(name));
  return names.map((url) => ({ url, revision: url.startsWith(NAMED_BY_HASH) ? null : hashOf(join(folder, url)) }));
}

/** @param {string} file */
const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

/**
 * @param {string} entry the source of the service worker
 * @returns {import('vite').Plugin}
 */
export function serviceWorker(entry) {
  let folder = '';
  return {
    name: 'carillon-service-worker',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => buildWorker(entry, folder),
    },
  };
}

/**
 * @param {string} entry
 * @param {string} folder
 */
async function buildWorker(entry, folder) {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      __PRECACHE__: JSON.stringify(precacheList(folder)),
    },
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: NAME } },
    },
  });
}
