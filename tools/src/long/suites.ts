/** The suites that `./test` leaves out: how each is run, how it counts, and which files it cannot reach. */
import { spawnSync } from 'node:child_process';
import { join, relative, sep } from 'node:path';
import { env, execPath } from 'node:process';
import { LEVELS } from '@carillon/seat';
import { TITLES, titleName } from '../titles.ts';

/** A unit that is run, counted and recorded separately. */
export interface Part {
  readonly name: string;
  /** Paths that the part cannot reach: changing them leaves its result valid. */
  readonly apart: readonly RegExp[];
}

/** A part with its own command. */
export interface CommandPart extends Part {
  readonly command: readonly string[];
  /** Finds the numbers of things run in its output; they are added up. */
  readonly counts: RegExp;
  /** The unit of the count. */
  readonly of: string;
  /** Finds a sentence in the output that reports something it could not run. */
  readonly refuses?: RegExp;
}

/** A part that is one file of tests; the files of a suite share one run. */
export interface FilePart extends Part {
  /** The path in the project. */
  readonly file: string;
}

export type Suite = { readonly name: string } & (
  | { readonly parts: readonly CommandPart[] }
  | {
      /** Runs the files whose paths are added to it; `FileReporter` reports each. */
      readonly command: readonly string[];
      readonly files: readonly FilePart[];
    }
);

/** The parts of a suite, of either kind. */
export const partsOf = (suite: Suite): readonly Part[] => ('files' in suite ? suite.files : suite.parts);

const BROWSER_TESTS = 'packages/client/test/browser';
const REPORTER = 'tools/src/long/file-reporter.ts';

/** A script of package.json, run by the npm that runs this program. */
function npm(script: string, ...args: readonly string[]): string[] {
  const ours = env.npm_execpath;
  return [...(ours === undefined ? ['npm'] : [execPath, ours]), 'run', '--silent', script, '--', ...args];
}

/** The page and the lessons. */
const PAGE = [/^packages\/(client|lessons)\//, /^games\/[^/]+\/lessons\//, /\.css$/];
/** The files of multiplayer games. */
const SERVER = [/^packages\/(server|protocol)\//];
const COMPUTERS = [/^packages\/opponent\//, /^games\/[^/]+\/bots\//];

const OF_TESTS = { counts: /^\s*Tests .*?(\d+) passed/gm, of: 'tests' };

const command = (name: string, apart: readonly RegExp[], rest: Omit<CommandPart, 'name' | 'apart'>): CommandPart => ({
  name,
  apart,
  ...rest,
});

const filesSuite = (name: string, files: readonly FilePart[]): Suite => ({
  name,
  command: npm(name, '--reporter=default', `--reporter=${REPORTER}`),
  files,
});

const fileOfTests = (file: string): string => `${BROWSER_TESTS}/${file}.test.ts`;

/** The files that only `npm run browser:long` runs, and the one that it runs longer than `./test`. */
function longFiles(root: string): FilePart[] {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'list', '--filesOnly', '--json', '--project', 'browser-long'];
  const { status, stdout, stderr } = spawnSync(execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the long browser tests could not be listed:\n${stderr}`);
  const listed: { file: string }[] = JSON.parse(stdout);
  const paths = listed.map(({ file }) => relative(root, file).split(sep).join('/')).toSorted();
  return [...paths, fileOfTests('random')].map((file) => ({
    name: `browser:long/${file.replace(/^.*\//, '').replace('.test.ts', '')}`,
    apart: [],
    file,
  }));
}

const oneFile = (name: string, file: string): Suite =>
  filesSuite(name, [{ name, apart: name === 'lessons' ? SERVER : [], file: fileOfTests(file) }]);

const faults = (kind: string, ...args: readonly string[]): CommandPart =>
  command(`faults/${kind}`, PAGE, {
    command: npm('faults', kind, ...args),
    counts: /"confirmed":(\d+)/g,
    of: 'confirmed acts',
    refuses: /cannot be tried on this machine/,
  });

const byTitle = (part: (title: string) => CommandPart): CommandPart[] => TITLES.map(titleName).map(part);

/** Computers of each title think about a few positions, the strongest with fewer playouts than usual. */
const honest = (title: string): CommandPart[] =>
  LEVELS.map((level) =>
    command(`honest/${title}/${level}`, [...PAGE, ...SERVER], {
      command: npm('honest', '--title', title, '--level', level, '--positions', '100'),
      counts: /: (\d+) positions/g,
      of: 'positions',
    }),
  );

/** The suites after `browser:long`. */
export const OTHER_SUITES: readonly Suite[] = [
  oneFile('lessons', 'lessons'),
  { name: 'browsers', parts: [command('browsers', [], { command: npm('browsers'), counts: /^ok()/gm, of: 'steps' })] },
  oneFile('browser:campaign', 'campaign'),
  {
    name: 'oracles',
    parts: [
      command('oracles', [...PAGE, ...SERVER, ...COMPUTERS], {
        command: npm('oracles', '--seconds', '300'),
        counts: /: (\d+) games;/g,
        of: 'games',
      }),
    ],
  },
  {
    name: 'spoil',
    parts: byTitle((title) =>
      command(`spoil/${title}`, [...PAGE, ...SERVER, ...COMPUTERS], {
        command: npm('spoil', '--title', title),
        counts: /: (\d+) spoilt,/g,
        of: 'spoilt positions',
      }),
    ),
  },
  {
    name: 'sheets',
    parts: [
      command('sheets', [...SERVER, ...COMPUTERS], {
        command: npm('sheets', '--seed', '1'),
        counts: /seeds from \d+, (\d+) games/g,
        of: 'games',
      }),
    ],
  },
  {
    name: 'whynot',
    parts: byTitle((title) =>
      command(`whynot/${title}`, [...PAGE, ...SERVER, ...COMPUTERS], {
        command: npm('whynot', '--title', title),
        counts: /^(\d+) pairs:/gm,
        of: 'pairs',
      }),
    ),
  },
  {
    name: 'unsaid',
    parts: byTitle((title) =>
      command(`unsaid/${title}`, [...PAGE, ...SERVER, ...COMPUTERS], {
        command: npm('unsaid', '--title', title),
        counts: /: (\d+) games,/g,
        of: 'games',
      }),
    ),
  },
  {
    name: 'gestures',
    parts: [command('gestures', SERVER, { command: npm('gestures'), ...OF_TESTS })],
  },
  { name: 'honest', parts: TITLES.map(titleName).flatMap(honest) },
  {
    name: 'luck',
    parts: byTitle((title) =>
      command(`luck/${title}`, [...PAGE, ...SERVER], {
        command: npm('luck', '--title', title, '--gambles', '5000'),
        counts: /, all: (\d+) gambles/g,
        of: 'gambles',
      }),
    ),
  },
  {
    name: 'faults',
    parts: [faults('kills', '30'), faults('several'), faults('balanced'), faults('outage'), faults('pause')],
  },
  {
    name: 'fuzz',
    parts: [command('fuzz', PAGE, { command: npm('fuzz:server'), ...OF_TESTS })],
  },
];

/**
 * All suites, in the order in which they run. Their sizes are chosen so that all together take at most two hours on two
 * otherwise idle processors.
 * @param root the project's folder
 */
export const suitesOf = (root: string): readonly Suite[] => [
  filesSuite('browser:long', longFiles(root)),
  ...OTHER_SUITES,
];
