// `node tools/build-past-players.mjs COMMIT`: builds the computer players of an earlier commit into
// `dist/past-players/COMMIT.mjs`, as opponents in matches. Search, policies and weights are those of that commit; the
// rules are today's.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { argv, exit } from 'node:process';
import { build, defaultServerConditions } from 'vite';

const [, , commit] = argv;
if (commit === undefined) {
  console.error('node tools/build-past-players.mjs COMMIT');
  exit(2);
}
const root = resolve('.');
const sources = join(root, 'dist/past-players', commit);
rmSync(sources, { recursive: true, force: true });
mkdirSync(sources, { recursive: true });
const parts = ['packages/opponent', ':(glob)games/*/bots/**', 'tools/src/match/contestants.ts'];
const archive = execFileSync('git', ['archive', commit, ...parts], { maxBuffer: 1 << 30 });
execFileSync('tar', ['-x', '-C', sources], { input: archive });
const entry = join(sources, 'past.ts');
writeFileSync(
  entry,
  "export { BRAINS } from '@carillon/titles/brains';\nexport { contestant } from './tools/src/match/contestants.ts';\n",
);

/**
 * The folders in a folder.
 * @param {string} folder
 */
const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [join(folder, each.name)] : []));

const packages = [join(sources, 'packages/opponent'), ...foldersIn(join(sources, 'games')).flatMap(foldersIn)];
// They are compiled like today's sources.
for (const folder of packages) rmSync(join(folder, 'tsconfig.json'), { force: true });
/** The earlier sources of each of these packages, by the name under which they are imported. */
const doors = new Map(
  packages.flatMap((folder) => {
    /** @type {{ name: string, exports?: Record<string, string | { source?: string }> }} */
    const { name: title, exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return Object.entries(exports).flatMap(([door, to]) => {
      const source = typeof to === 'string' ? undefined : to.source;
      return source === undefined ? [] : [/** @type {const} */ ([title + door.slice(1), join(folder, source)])];
    });
  }),
);

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  plugins: [
    {
      name: 'packages-as-they-were',
      enforce: 'pre',
      resolveId: (/** @type {string} */ id) => doors.get(id),
    },
  ],
  resolve: { conditions: ['source', ...defaultServerConditions] },
  ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
  build: {
    ssr: entry,
    rollupOptions: { output: { entryFileNames: `${commit}.mjs`, codeSplitting: false } },
    outDir: join(root, 'dist/past-players'),
    ...{ emptyOutDir: false, minify: false, target: 'es2022' },
  },
});
rmSync(sources, { recursive: true });
