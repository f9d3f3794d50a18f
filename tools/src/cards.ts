/**
 * `npm run cards`: generates, for docs and boards of all titles, everything that is derived from the cards' own files,
 * e.g. how certain each event is.
 */
import { writeFileSync } from 'node:fs';
import { DOCUMENTS } from './parts.ts';

for (const { id, load } of DOCUMENTS) {
  const made = Object.entries((await load()).cards());
  for (const [file, text] of made) writeFileSync(new URL(`../../games/${id}/${file}`, import.meta.url), text);
}
