/**
 * `npm run texts`: makes functions of the messages in the catalogues. Fails, and names key and languages, if a message is
 * missing; `-- --leave` leaves what is missing to translators, and the page shows it in English.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { catalogues, gapsIn, gapsInWords, LANGUAGES } from './texts/catalogues.ts';
import { compiled } from './texts/compile.ts';
import { leave } from './texts/leave.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

if (argv.includes('--leave')) leave(ROOT, catalogues(ROOT).flatMap(gapsIn));
const all = catalogues(ROOT);
const gaps = gapsInWords(all.flatMap(gapsIn));
for (const gap of gaps) console.error(gap);
if (gaps.length > 0) exit(1);
const files = all.flatMap((catalogue) => [...compiled(catalogue)]);
for (const { at } of all) rmSync(join(ROOT, at, 'generated'), { recursive: true, force: true });
for (const [path, code] of files) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), code);
}
for (const language of LANGUAGES) {
  const left = all.flatMap((catalogue) => catalogue.left[language]);
  if (left.length > 0) console.log(`${language}: ${left.length} left to translators: ${left.join(', ')}`);
}
console.log(`${files.length} files made of ${all.length} catalogues`);
