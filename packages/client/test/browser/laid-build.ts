import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions } from 'vite';
import { rulesHashes } from '../../../../tools/rules-hash.mjs';
import { PAGE, ROOT } from './places.ts';

// The built page with another worker, for positions that tests set up.

const WORKER = fileURLToPath(new URL('./page/laid-worker.ts', import.meta.url));
const SITE = 'packages/client/dist';

/** The folder of a copy of the built page, whose worker starts games from the position that a test sets up. */
export const LAID: string = join(ROOT, 'node_modules/.cache/carillon/laid');

/** Makes that copy of the built page. */
export async function buildLaid(): Promise<void> {
  rmSync(LAID, { recursive: true, force: true });
  cpSync(join(PAGE, SITE), join(LAID, SITE), { recursive: true });
  const assets = join(LAID, SITE, 'assets');
  const [worker, ...others] = readdirSync(assets).filter((name) => /^worker-.*\.js$/.test(name));
  if (worker === undefined || others.length > 0) throw new Error('which file is the worker of the built page?');
  // The compressed copies contain the old worker.
  for (const copy of ['.br', '.gz']) rmSync(join(assets, `${worker}${copy}`), { force: true });
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { conditions: ['source', ...defaultClientConditions] },
    define: { __RULES_HASHES__: JSON.stringify(rulesHashes(ROOT)) },
    build: {
      ...{ target: 'es2022', outDir: assets, emptyOutDir: false, minify: false },
      rolldownOptions: { input: WORKER, output: { entryFileNames: worker, codeSplitting: false } },
    },
  });
}
