import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { execArgv, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@carillon/board/message';
import type { PipedIn } from './files.ts';
import { type Ran, Slip, verdictOn } from './slips.ts';

/** The parts of its process that a command needs. */
export interface Surroundings {
  readonly piped: PipedIn;
  /** Runs a script of this folder that prints its own output; returns its exit code. */
  readonly start: (script: string, args: readonly string[]) => number;
}

const OF_THIS_PROCESS: Surroundings = {
  piped: () => readFileSync(0, 'utf8'),
  start: (script, args) => {
    const path = fileURLToPath(new URL(`../${script}`, import.meta.url));
    return spawnSync(execPath, [...execArgv, path, ...args], { stdio: 'inherit' }).status ?? 1;
  },
};

/** A command: its usage, and its function, whose result is printed. */
interface Command {
  readonly usage: string;
  readonly run: (args: readonly string[], surroundings: Surroundings) => string | Ran | Promise<string | Ran>;
}

/** Loads a command's modules when it is called: the rules of all titles, a board or a server take time to load. */
const ASKING = () => import('./query.ts');
const RECORDS = () => import('./record.ts');
const SHOWING = () => import('./show.ts');
const PLAYING = () => import('./play.ts');
const JUDGING = () => import('./judge.ts');
const KEEPING = () => import('./keeping.ts');

const IN = LANGUAGES.join('|');

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['walk', { usage: 'walk [--games N] [--checks all|light|none] [--seed S] …', run: script('walk.ts') }],
  ['bench', { usage: 'bench [--title T] [--scenario X]', run: script('bench.ts') }],
  [
    'show',
    {
      usage: `show FILE [--as words|svg|notation] [--at ENTRY] [--seat SEAT] [--language ${IN}]`,
      run: late(SHOWING, 'show'),
    },
  ],
  [
    'query',
    {
      usage: 'query FILE QUESTION [name=value …] | --batch [FILE]  [--at ENTRY] [--seat SEAT]',
      run: late(ASKING, 'query'),
    },
  ],
  ['odds', { usage: 'odds FILE [force=[…] way=[…]] [--at ENTRY] [--seat SEAT]', run: late(ASKING, 'odds') }],
  [
    'play',
    {
      usage: `play FILE [--level LEVEL] [--plans N] [--at ENTRY] [--seat SEAT] [--seed S] [--language ${IN}]`,
      run: late(PLAYING, 'play'),
    },
  ],
  [
    'judge',
    { usage: 'judge RECORD [--level LEVEL] [--turns N] [--seed S] [--as words|json]', run: late(JUDGING, 'judge') },
  ],
  ['verify', { usage: 'verify FILE [--commitment C] [--value V]', run: late(RECORDS, 'verify') }],
  ['admin', { usage: 'admin create NAME | code NAME | invite  [--settings FILE]', run: late(KEEPING, 'admin') }],
  ['export', { usage: 'export FILE [--settings FILE]', run: late(KEEPING, 'exportAll') }],
  ['import', { usage: 'import FILE [--settings FILE]', run: late(KEEPING, 'importAll') }],
  ['backup', { usage: 'backup FILE | backup FOLDER --keep N  [--settings FILE]', run: late(KEEPING, 'backup') }],
  ['check', { usage: 'check FILE', run: late(KEEPING, 'check') }],
  ['upgrade', { usage: 'upgrade [--dry-run] [--settings FILE]', run: late(KEEPING, 'upgrade') }],
  ['replay', { usage: `replay FILE [--language ${IN}]`, run: late(RECORDS, 'replay') }],
]);

/** A command in a module that is loaded when called. */
function late<Name extends string>(
  load: () => Promise<
    Readonly<Record<Name, (args: readonly string[], piped: PipedIn) => string | Ran | Promise<string>>>
  >,
  name: Name,
): Command['run'] {
  return async (args, { piped }) => (await load())[name](args, piped);
}

/** A command that is a separate script: it prints its own output and has its own exit code. */
function script(name: string): Command['run'] {
  return (args, { start }) => ({ out: '', err: '', code: start(name, args) });
}

const usageOf = (commands: Iterable<Command>): string =>
  [...commands].map(({ usage }, i) => `${i === 0 ? 'usage: ' : '       '}carillon ${usage}\n`).join('');

/** Runs a command line, by default in this process. */
export async function run(
  [name, ...args]: readonly string[],
  surroundings: Surroundings = OF_THIS_PROCESS,
): Promise<Ran> {
  const usage = usageOf(COMMANDS.values());
  if (name === undefined) return { out: '', err: usage, code: 2 };
  if (name === '--help' || name === 'help') return { out: usage, err: '', code: 0 };
  const command = COMMANDS.get(name);
  try {
    if (command === undefined) throw new Slip(`there is no command ${name}`);
    const done = await command.run(args, surroundings);
    return typeof done === 'string' ? { out: done, err: '', code: 0 } : done;
  } catch (error) {
    const { say, code } = verdictOn(error);
    const how = code === 2 ? usageOf(command === undefined ? COMMANDS.values() : [command]) : '';
    return { out: '', err: `carillon: ${say}\n${how}`, code };
  }
}
