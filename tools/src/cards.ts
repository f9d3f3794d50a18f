/** `npm run cards`: writes what is made of the cards' own files, e.g. how sure each event is: for the docs and boards of all titles. */
import { writeFileSync } from 'node:fs';
import { DOCUMENTS } from '@carillon/titles';

for (const { id, load } of DOCUMENTS) {
  const made = Object.entries((await load()).cards());
  for (const [file, text] of made) writeFileSync(new URL(`../../games/${id}/${file}`, import.meta.url), text);
}
