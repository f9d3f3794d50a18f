/** `npm run settings`: writes the server's settings into the README. */
import { readFileSync, writeFileSync } from 'node:fs';
import { settingsTable } from '@carillon/server';

const README = new URL('../../README.md', import.meta.url);
const PLACE = /(<!-- settings: .* -->\n)[\s\S]*?(<!-- end of settings -->)/;

const text = readFileSync(README, 'utf8');
if (!PLACE.test(text)) throw new Error('the README has no place for the settings');
writeFileSync(
  README,
  text.replace(PLACE, (_whole, before, after) => `${before}\n${settingsTable()}\n\n${after}`),
);
