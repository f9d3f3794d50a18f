/**
 * `npm run record-examples [-- --title T]`: plays the worked examples in `games/<title>/facts/played.json` under the
 * rules, and writes them as they were played: each choice, roll and draw with its author, without the table's automatic
 * choices. So a new example can be written as a position and the choices, `roll 3` or `move albany`. If the rules do
 * not allow a choice, nothing is written, and the part is named.
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
