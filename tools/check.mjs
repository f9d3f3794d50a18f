// `npm run check`: to run before each commit. Types, lint, boundaries, dead code, a report on function lengths, and the
// unit tests of what has changed since main's last commit; with `-- --all` all unit tests.
import { spawnSync } from 'node:child_process';
import { argv, execPath, exit } from 'node:process';
import { calledFor, changedFiles, thatExist, unitTestsIn } from './changed.mjs';
import { install } from './install.mjs';
import { ROOT, runStages, STAGES, unitTestsOf } from './stages.mjs';

const ALL = '--all';
const unknown = argv.slice(2).filter((arg) => arg !== ALL);
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(' ')}. The one option is ${ALL}, to run all unit tests.`);
  exit(2);
}
if (!install(ROOT, console.log)) exit(1);
const { types, lint, boundaries, deadcode, unit } = STAGES;

/** The unit tests to run, and a sentence that says which they are. */
function chosen() {
  if (argv.includes(ALL)) return { say: 'All unit tests.', stages: [unit] };
  const changed = changedFiles(ROOT);
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
console.log(say);
const { passed, failed } = await runStages([[types], [lint], [boundaries], [deadcode], stages]);
const report = ['--conditions=source', '--import', 'tsx', 'tools/src/function-lengths.ts'];
const lengths = spawnSync(execPath, report, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
console.log(`${passed} passed, ${failed} failed`);
exit(failed === 0 && lengths.status === 0 ? 0 : 1);
