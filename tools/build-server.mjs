// Bundles the game server into one file, which halves its start-up time: a few of its packages consist of hundreds of
// files. The others stay packages, especially those with native binaries.
import { basename, dirname, join, resolve } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { build, defaultServerConditions } from 'vite';
import { serverFile } from './build.mjs';

/** The packages to bundle. */
const TAKEN_IN = [/^@carillon\//, /typebox/, /^ajv/, 'kysely', 'lru-cache'];
/**
 * The threads that read the past of games, think for computer players, and check a store: the server looks for them in
 * its own folder.
 */
const THREADS = {
  'src/games/watch/past-thread.ts': 'past-thread.mjs',
  'src/computers/think-thread.ts': 'think-thread.mjs',
  'src/store/check-thread.ts': 'check-thread.mjs',
};

/**
 * Bundles the server and its threads, by default into the folder where `./start` looks for them. Throws if the build
 * fails.
 * @param {string} root the project's folder
 * @param {string} [file] the server's; its folder is emptied first
 */
export async function buildServer(root, file = serverFile(root)) {
  await bundle(root, 'src/index.ts', file, true);
  for (const [source, name] of Object.entries(THREADS)) await bundle(root, source, join(dirname(file), name), false);
}

/**
 * @param {string} root
 * @param {string} source
 * @param {string} file
 * @param {boolean} emptyOutDir
 */
async function bundle(root, source, file, emptyOutDir) {
  await build({
    configFile: false,
    root: join(root, 'packages/server'),
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: TAKEN_IN, resolve: { conditions: ['source', ...defaultServerConditions] } },
    build: {
      ...{ ssr: source, outDir: dirname(file), emptyOutDir, target: 'node20', minify: false },
      rolldownOptions: { output: { entryFileNames: basename(file), codeSplitting: false } },
    },
  });
}

const [, script = '', root = '.'] = argv;
if (import.meta.url === pathToFileURL(script).href) await buildServer(resolve(root));
