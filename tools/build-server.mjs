// Bundles the game server into one file, which halves its start-up time: a few of its packages consist of hundreds of
// files. The others stay packages, especially those with native binaries.
import { basename, dirname, join, resolve } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { build, defaultServerConditions } from 'vite';
import { serverFile } from './build.mjs';

/** The packages to bundle. */
const TAKEN_IN = [/^@carillon\//, /typebox/, /^ajv/, 'kysely', 'lru-cache'];
/** The thread that reads the past of games: the server looks for it beside itself. */
const PAST_THREAD = 'past-thread.mjs';

/**
 * Throws if the build fails.
 * @param {string} root the project's folder
 */
export async function buildServer(root) {
  const file = serverFile(root);
  await bundle(root, 'src/index.ts', file, true);
  await bundle(root, 'src/games/past-thread.ts', join(dirname(file), PAST_THREAD), false);
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
