/** `npm run texts`: makes functions of the messages in the catalogues. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogues } from './texts/catalogues.ts';
import { compiled } from './texts/compile.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const all = catalogues(ROOT);
const files = all.flatMap((catalogue) => [...compiled(catalogue)]);
for (const { at } of all) rmSync(join(ROOT, at, 'generated'), { recursive: true, force: true });
for (const [path, code] of files) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), code);
}
console.log(`${files.length} files made of ${all.length} catalogues`);
