/**
 * `npm run record-examples [-- --title T]`: plays the worked examples in `games/<title>/facts/played.json`
 * under the rules, and writes them as they were played: each choice, roll and draw with who made it, without what the
 * table does by itself. So a new example is written as a position and what is chosen, `roll 3` or `move albany`. Where
 * the rules do not allow it, nothing is written, and the stretch is named.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Kept, recorded, written } from './examples/recording.ts';
import { TITLES, titleName, titleNamed } from './titles.ts';

const { values } = parseArgs({ options: { title: { type: 'string' } } });

for (const title of values.title === undefined ? TITLES : [titleNamed(values.title)]) {
  const path = new URL(`../../games/${titleName(title)}/facts/played.json`, import.meta.url);
  const { played } = JSON.parse(readFileSync(path, 'utf8')) as { readonly played: readonly Kept[] };
  writeFileSync(path, written(played.map((each) => recorded(title.rules, each))));
  console.log(`${titleName(title)}: ${played.length} examples recorded`);
}
