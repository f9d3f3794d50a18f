/**
 * `npm run texts`: compiles the messages in the catalogues to functions. Fails, and names key and languages, if a
 * message is missing; `-- --leave` leaves missing messages to translators, and the page shows them in English. `--
 * --pseudo eo` writes made-up texts, a third longer than the English, for all messages that a language leaves to
 * translators.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '@carillon/board/message';
import { catalogues, gapsIn, gapsInWords } from './texts/catalogues.ts';
import { compiled } from './texts/compile.ts';
import { leave } from './texts/leave.ts';
import { fillWithPseudo } from './texts/pseudo.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const MOST_LINES = 20;

const { values } = parseArgs({ options: { leave: { type: 'boolean' }, pseudo: { type: 'string' } } });
const imitated = LANGUAGES.find((language) => language === values.pseudo);
if (values.pseudo !== undefined && imitated === undefined) {
  console.error(`--pseudo is one of ${LANGUAGES.join(', ')}; packages/board/src/language.ts lists the languages`);
  exit(2);
}
if (values.leave === true || imitated !== undefined) leave(ROOT, catalogues(ROOT).flatMap(gapsIn));
if (imitated !== undefined) fillWithPseudo(ROOT, catalogues(ROOT), imitated);
const all = catalogues(ROOT);
const gaps = gapsInWords(all.flatMap(gapsIn));
for (const gap of gaps.slice(0, MOST_LINES)) console.error(gap);
if (gaps.length > MOST_LINES) console.error(`… and ${gaps.length - MOST_LINES} more`);
if (gaps.length > 0) exit(1);
const files = all.flatMap((catalogue) => [...compiled(catalogue)]);
for (const { at } of all) rmSync(join(ROOT, at, 'generated'), { recursive: true, force: true });
for (const [path, code] of files) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), code);
}
for (const language of LANGUAGES) {
  const left = all.flatMap((catalogue) => catalogue.left[language]);
  const named = left.slice(0, MOST_LINES).join(', ') + (left.length > MOST_LINES ? ', …' : '');
  if (left.length > 0) console.log(`${language}: ${left.length} left to translators: ${named}`);
}
console.log(`${files.length} files made of ${all.length} catalogues`);
