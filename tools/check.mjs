// `npm run check`: to run before each commit. Types, lint, boundaries, dead code, a report on function lengths, and the
// unit tests of what has changed since main's last commit; with `-- --all` all unit tests.
import { argv, exit } from 'node:process';
import { calledFor, changedFiles, lintedFor, modulesFrom, thatExist, unitTestsIn } from './changed.mjs';
import { install } from './install.mjs';
import { boundariesOf, lintOf, node, ROOT, runStages, STAGES, unitTestsOf } from './stages.mjs';

const ALL = '--all';
const unknown = argv.slice(2).filter((arg) => arg !== ALL);
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(' ')}. The one option is ${ALL}, to run all unit tests.`);
  exit(2);
}
if (!install(ROOT, console.log)) exit(1);
const { types, deadcode, unit } = STAGES;

const changed = argv.includes(ALL) ? undefined : changedFiles(ROOT);

/** The unit tests to run, and a sentence that describes them. */
function chosen() {
  if (argv.includes(ALL)) return { say: 'All unit tests.', stages: [unit] };
  if (changed === undefined) return { say: 'All unit tests: git tells no history here.', stages: [unit] };
  const { since, files } = changed;
  const which = calledFor(files, unitTestsIn(ROOT));
  const count = `${files.length} ${files.length === 1 ? 'file differs' : 'files differ'} from main at ${since.slice(0, 7)}`;
  if (which === 'all') return { say: `All unit tests: ${count}, and one of them concerns every test.`, stages: [unit] };
  const there = thatExist(ROOT, which);
  if (there.length === 0) return { say: `No unit tests: ${count} (${ALL} runs them all).`, stages: [] };
  const say = `The unit tests that import what has changed, or read files beside it: ${count} (${ALL} runs all tests).`;
  return { say, stages: [unitTestsOf(there)] };
}

const { say, stages } = chosen();
const files = changed?.files ?? [];
const [lint, boundaries] = [lintOf(lintedFor(ROOT, files)), boundariesOf(modulesFrom(ROOT, files))];
console.log(say);
const report = node(['--conditions=source', '--import', 'tsx', 'tools/src/function-lengths.ts']);
const { passed, failed } = await runStages([stages, [types], [lint], [boundaries], [deadcode]]);
const lengths = await report;
console.log(lengths.output.trimEnd());
console.log(`${passed} passed, ${failed} failed`);
exit(failed === 0 && lengths.ok ? 0 : 1);
