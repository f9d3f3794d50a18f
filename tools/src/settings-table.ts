/** `npm run settings`: writes the server's settings and their groups into docs/operating.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { boundsTable, retentionTable, settingsTable } from '@carillon/server';

const ROOT = new URL('../../', import.meta.url);

/** Writes a table into its place in a document. */
function write(document: string, name: string, table: string): void {
  const file = new URL(document, ROOT);
  const place = new RegExp(`(<!-- ${name}: .* -->\\n)[\\s\\S]*?(<!-- end of ${name} -->)`);
  const text = readFileSync(file, 'utf8');
  if (!place.test(text)) throw new Error(`${document} has no place for the ${name}`);
  writeFileSync(
    file,
    text.replace(place, (_whole, before, after) => `${before}\n${table}\n\n${after}`),
  );
}

write('docs/operating.md', 'settings', settingsTable());
write('docs/operating.md', 'bounds', boundsTable());
write('docs/operating.md', 'retention', retentionTable());
