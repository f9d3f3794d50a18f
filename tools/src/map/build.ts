import { writeFileSync } from 'node:fs';
import { ARROWS } from './arrows.ts';
import { drawMap } from './draw.ts';
import { readFacts } from './facts.ts';
import { readRegion } from './natural-earth.ts';
import { linesModule, placedModule } from './write.ts';

const TITLE = 'wilderness-war';
const map = drawMap(readFacts(), readRegion());
for (const [file, text] of [
  ['lines.ts', linesModule(TITLE, map)],
  ['placed.ts', placedModule(TITLE, map, ARROWS)],
] as const) {
  const path = `../../../games/${TITLE}/board/src/map/generated/${file}`;
  writeFileSync(new URL(path, import.meta.url), text);
  console.log(`${TITLE} ${file}: ${Math.round(text.length / 1000)} kB`);
}
console.log(`${map.names.length} names, ${map.overview.length} of them in sight of the whole map`);
console.log(`${map.hills.length} hills, ${map.trees.length} trees`);
