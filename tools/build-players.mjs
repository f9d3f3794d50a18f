// Builds computer players with their rules into `dist/players/players.mjs`, for matches and the bench: without a loader
// they run about 15 % faster.
import { join, resolve } from 'node:path';
import { build, defaultServerConditions } from 'vite';

const root = resolve('.');
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  resolve: { conditions: ['source', ...defaultServerConditions] },
  ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
  build: {
    ssr: join(root, 'tools/src/match/players.ts'),
    rollupOptions: { output: { entryFileNames: 'players.mjs' } },
    outDir: join(root, 'dist/players'),
    ...{ emptyOutDir: true, minify: false, target: 'es2022' },
  },
});
