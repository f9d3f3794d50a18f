/** The command line: `npx carillon <command> …`. See `docs/command-line.md`. */
import { argv, stderr, stdout } from 'node:process';
import { run } from './command/run.ts';

const { out, err, code } = await run(argv.slice(2));
stdout.write(out);
stderr.write(err);
process.exitCode = code;
