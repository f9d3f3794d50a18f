import { mkdirSync, writeFileSync } from 'node:fs';
import { ARROWS } from './arrows.ts';
import { type DrawnMap, drawMap } from './draw.ts';
import { readFacts } from './facts.ts';
import { readRegion } from './natural-earth.ts';
import { drawTomahawks, placedAt, readTomahawks, TOMAHAWKS_FRAME, TOMAHAWKS_REGION } from './tomahawks.ts';
import { linesModule, placedModule, positionsModule } from './write.ts';

function write(title: string, map: DrawnMap, files: Readonly<Record<string, string>>): void {
  const folder = new URL(`../../../games/${title}/board/src/map/generated/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(new URL(file, folder), text);
    console.log(`${title} ${file}: ${Math.round(text.length / 1000)} kB`);
  }
  console.log(`${map.names.length} names, ${map.overview.length} of them in sight of the whole map`);
  console.log(`${map.hills.length} hills, ${map.trees.length} trees`);
}

const wilderness = drawMap(readFacts(), readRegion());
write('wilderness-war', wilderness, {
  'lines.ts': linesModule('wilderness-war', wilderness),
  'placed.ts': placedModule('wilderness-war', wilderness, ARROWS),
});

const facts = readTomahawks();
const tomahawks = drawTomahawks(facts, readRegion(TOMAHAWKS_REGION));
write('bayonets-tomahawks', tomahawks, {
  'lines.ts': linesModule('bayonets-tomahawks', tomahawks),
  'placed.ts': placedModule('bayonets-tomahawks', tomahawks),
  'positions.ts': positionsModule('bayonets-tomahawks', TOMAHAWKS_FRAME, facts.spaces.map(placedAt)),
});
