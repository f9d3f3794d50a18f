/** `npm run ids`: writes docs/ids.md of each title, with the names in its positions, records and questions. */
import { writeFileSync } from 'node:fs';
import { TITLES } from '@carillon/titles';
import { idsPage } from './ids-text.ts';
import { DOCUMENTS } from './parts.ts';

for (const { id, load } of DOCUMENTS) {
  const title = TITLES.find(({ door }) => door.id === id)?.door.name ?? id;
  writeFileSync(new URL(`../../games/${id}/docs/ids.md`, import.meta.url), idsPage(title, (await load()).names));
}
