/** `npm run map`: draws the maps of all titles from their facts and the atlas. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { FACTS } from '../parts.ts';

for (const { id, load } of FACTS) {
  const { map, modules } = (await load()).map();
  for (const [file, text] of Object.entries(modules)) {
    const path = new URL(`../../../games/${id}/${file}`, import.meta.url);
    mkdirSync(new URL('.', path), { recursive: true });
    writeFileSync(path, text);
    console.log(`${id} ${file}: ${Math.round(text.length / 1000)} kB`);
  }
  console.log(`${map.names.length} names, ${map.overview.length} of them in sight of the whole map`);
  console.log(`${map.hills.length} hills, ${map.trees.length} trees`);
}
