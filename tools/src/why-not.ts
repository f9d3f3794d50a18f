/**
 * `npm run whynot [-- --pairs N --seed S --title T]`: samples illegal choices in random games of all scenarios, and
 * tests each explanation by lifting its clause. Fails if fewer than 98 in 100 explanations are specific.
 */
import { exit } from 'node:process';
import { parseArgs } from 'node:util';
import { specificShare, whyNot, whyNotText } from '@carillon/testkit';
import { TITLES, titleNamed } from './titles.ts';

const PAIRS = '5000';
const LEAST_SPECIFIC = 0.98;

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: PAIRS },
    seed: { type: 'string', default: '1' },
    title: { type: 'string', default: TITLES[0]?.rules.title ?? '' },
  },
});

const found = whyNot(titleNamed(values.title).rules, { pairs: Number(values.pairs), seed: Number(values.seed) });
console.log(whyNotText(found));
for (const each of found.unexplained) console.log(`not explained: ${each}`);
if (specificShare(found) < LEAST_SPECIFIC) exit(1);
