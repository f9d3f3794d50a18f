// `npm run check`: to run before each commit; everything except the walk and the browser, plus a report on function
// lengths.
import { spawnSync } from 'node:child_process';
import { execPath, exit } from 'node:process';
import { install } from './install.mjs';
import { ROOT, runStages, STAGES } from './stages.mjs';

if (!install(ROOT, console.log)) exit(1);
const { types, lint, boundaries, deadcode, unit } = STAGES;
const { passed, failed } = await runStages([[types, lint, boundaries, deadcode], [unit]]);
const report = ['--conditions=source', '--import', 'tsx', 'tools/src/function-lengths.ts'];
const lengths = spawnSync(execPath, report, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
console.log(`${passed} passed, ${failed} failed`);
exit(failed === 0 && lengths.status === 0 ? 0 : 1);
