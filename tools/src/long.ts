/**
 * `npm run long`: runs all suites that `./test` leaves out, one after another, and records each result in
 * docs/measured/long.json.
 *
 *     npm run long -- [--only SUITE,SUITE/PART] [--again] [--list]
 *
 * A result counts until a file that its part can reach changes (tools/src/long/reach.ts). Green parts whose result
 * counts are skipped, so an interrupted run continues where it stopped; `--again` runs them too. `--list` runs nothing
 * and lists the results on record. The command fails unless all requested parts are green. The output of each command
 * is in node_modules/.cache/carillon/long.
 */
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { parseArgs } from 'node:util';
import { askedFor, Long, lineOf } from './long/long.ts';
import { suitesOf } from './long/suites.ts';
import { ROOT } from './mutants/sources.ts';

const { values } = parseArgs({
  args: argv.slice(2),
  options: { only: { type: 'string' }, again: { type: 'boolean' }, list: { type: 'boolean' } },
});

const suites = suitesOf(ROOT);
const { chosen, unknown } = askedFor(suites, values.only?.split(','));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. The suites are ${suites.map(({ name }) => name).join(', ')}.`);
  exit(2);
}
const long = new Long({
  root: ROOT,
  record: join(ROOT, 'docs/measured/long.json'),
  logs: join(ROOT, 'node_modules/.cache/carillon/long'),
  load: () => loadavg()[0] ?? 0,
  processors: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
  say: (text) => console.log(text),
});
if (values.list !== true) for (const suite of chosen) await long.run(suite, values.again === true);
const { green, red, missing } = long.sum(chosen);
if (values.list === true) for (const each of [...green, ...red]) console.log(lineOf(each));
if (missing.length > 0) console.log(`To be run: ${missing.join(', ')}`);
console.log(`${green.length} green, ${red.length} red, ${missing.length} to be run`);
exit(red.length + missing.length === 0 ? 0 : 1);
