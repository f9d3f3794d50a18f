import { writeFileSync } from 'node:fs';
import { drawMap } from './draw.ts';
import { readFacts } from './facts.ts';
import { readRegion } from './natural-earth.ts';
import { linesModule, placedModule } from './write.ts';

const FOLDER = new URL('../../../games/wilderness-war/board/src/map/generated/', import.meta.url);

const map = drawMap(readFacts(), readRegion());
for (const [file, text] of [
  ['lines.ts', linesModule(map)],
  ['placed.ts', placedModule(map)],
] as const) {
  writeFileSync(new URL(file, FOLDER), text);
  console.log(`${file}: ${Math.round(text.length / 1000)} kB`);
}
console.log(`${map.names.length} names, ${map.overview.length} of them in sight of the whole map`);
console.log(`${map.hills.length} hills, ${map.trees.length} trees`);
