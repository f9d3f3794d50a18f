/**
 * `npm run -s bench:server -- several 2 500 0 | npm run scale`: keeps a measurement in docs/measured/scale.json, and fills
 * docs/scale.md with all of them. Without input it fills the page only.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { stdin } from 'node:process';
import { text } from 'node:stream/consumers';
import { filled } from './scale/page.ts';
import { type Measured, withRow } from './scale/reckon.ts';

const KEPT = new URL('../../docs/measured/scale.json', import.meta.url);
const PAGE = new URL('../../docs/scale.md', import.meta.url);

const said = stdin.isTTY ? '' : await text(stdin);
const lines = said.split('\n').filter((line) => line.startsWith('{'));
let rows: readonly Measured[] = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : [];
for (const line of lines) rows = withRow(rows, JSON.parse(line));
writeFileSync(KEPT, `${JSON.stringify(rows, null, 2)}\n`);
writeFileSync(PAGE, filled(readFileSync(PAGE, 'utf8'), rows));
console.log(`${lines.length} kept, ${rows.length} in docs/scale.md`);
