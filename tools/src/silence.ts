/**
 * `npm run silence`: measures how much the time of a pass reveals to the other side in correspondence games, and the
 * cost of hiding it.
 *
 *     npm run silence -- [--games N] [--pairs N] [--seed S]
 *
 * Games are played at random by the rules. Then pairs of simulated people play each of them as a correspondence game,
 * with each way in which a table can treat windows and each kind of player. An opponent learns from the first half of
 * the games, and in the second half guesses in which windows there was something to play, as there is in half of those
 * windows. The results are written to docs/silence.md.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { range } from '@carillon/kit';
import { measured } from './silence/measure.ts';
import { recorded } from './silence/recording.ts';
import { type Played, report } from './silence/report.ts';
import { KINDS, WAYS } from './silence/timeline.ts';
import { TITLES, type Title, titleName } from './titles.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '24' },
    pairs: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
  },
});
const [count, pairs, seed] = [Number(values.games), Number(values.pairs), Number(values.seed)];
/** The results of a title's random games. */
function ofTitle(title: Title): Played {
  const { rules } = title;
  const scenario = rules.scenarios[0] ?? '';
  const games = range(count).map((i) => recorded(rules, scenario, seed + i));
  const windows = games.flat().filter(({ window }) => window);
  const asked = windows.length > 0;
  return {
    ...{ title: titleName(title), scenario },
    cells: asked ? WAYS.flatMap((way) => KINDS.map((kind) => measured(games, way, kind, { pairs, seed }))) : [],
    ...{ idle: windows.filter(({ held }) => !held).length, held: windows.filter(({ held }) => held).length },
  };
}

const text = report(TITLES.map(ofTitle), { games: count, pairs, seed });
console.log(text);
writeFileSync(new URL('../../docs/silence.md', import.meta.url), text);
