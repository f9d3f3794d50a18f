import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import solid from 'vite-plugin-solid';

// `source` lets the dev server reload across packages, and the build take every package from its src.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [solid()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true },
});
