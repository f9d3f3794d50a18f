/**
 * `npm run silence`: what the time of a pass tells the other side in games by days, and what hiding it costs.
 *
 *     npm run silence -- [--title T] [--games N] [--pairs N] [--seed S]
 *
 * Games are played at random by the rules. Then pairs of imagined people play each of them by days, with each way in
 * which a table can treat windows and each kind of player. An opponent learns from the first half of the games, and
 * guesses in the second for windows of which half had something to play. Written to docs/silence.md.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { at, range } from '@carillon/kit';
import { measured } from './silence/measure.ts';
import { recorded } from './silence/recording.ts';
import { told } from './silence/report.ts';
import { KINDS, WAYS } from './silence/timeline.ts';
import { TITLES, titleName, titleNamed } from './titles.ts';

const { values } = parseArgs({
  options: {
    title: { type: 'string', default: titleName(at(TITLES, 0)) },
    games: { type: 'string', default: '24' },
    pairs: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
  },
});
const [count, pairs, seed] = [Number(values.games), Number(values.pairs), Number(values.seed)];
const { rules } = titleNamed(values.title);
const scenario = rules.scenarios[0] ?? '';

const games = range(count).map((i) => recorded(rules, scenario, seed + i));
const cells = WAYS.flatMap((way) => KINDS.map((kind) => measured(games, way, kind, { pairs, seed })));
const windows = games.flat().filter(({ window }) => window);
const text = told(cells, {
  ...{ title: values.title, scenario, games: count, pairs, seed },
  ...{ idle: windows.filter(({ held }) => !held).length, held: windows.filter(({ held }) => held).length },
});
console.log(text);
writeFileSync(new URL('../../docs/silence.md', import.meta.url), text);
