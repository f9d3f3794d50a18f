// Builds the game server into one file, because it then starts in half the time: of a few of the packages that it uses
// there are hundreds of files. All others stay packages, and above all those with a program for each kind of machine.
import { basename, dirname, join, resolve } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { build, defaultServerConditions } from 'vite';
import { serverFile } from './build.mjs';

/** What goes into the file. */
const TAKEN_IN = [/^@carillon\//, /typebox/, /^ajv/, 'kysely', 'lru-cache'];

/**
 * Throws where it cannot be built.
 * @param {string} root the project's folder
 */
export async function buildServer(root) {
  const file = serverFile(root);
  await build({
    configFile: false,
    root: join(root, 'packages/server'),
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: TAKEN_IN, resolve: { conditions: ['source', ...defaultServerConditions] } },
    build: {
      ...{ ssr: 'src/index.ts', outDir: dirname(file), target: 'node20', minify: false },
      rolldownOptions: { output: { entryFileNames: basename(file), codeSplitting: false } },
    },
  });
}

const [, script = '', root = '.'] = argv;
if (import.meta.url === pathToFileURL(script).href) await buildServer(resolve(root));
