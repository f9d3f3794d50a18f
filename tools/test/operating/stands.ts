/**
 * The deviations of a test of docs/operating.md from its text. Paths, ports and names are replaced; a command that is
 * not run unchanged has a reason here. All other commands are given to a shell.
 */

/** A machine on which the page is followed. */
export interface Machine {
  /** The folder used in place of /, and the clone. */
  readonly folder: string;
  readonly clone: string;
  /** The folder of the release in use. */
  readonly current: string;
  /** The release to roll back to. */
  readonly old: () => string;
  /** The user in place of `carillon`. */
  readonly user: string;
  /** An empty database; `undefined` if this machine has no PostgreSQL. */
  readonly database: string | undefined;
}

/** A name of the page, and its replacement. */
export const placesOn = ({
  folder,
  clone,
  current,
  old,
  user,
  database,
}: Machine): readonly (readonly [RegExp, string])[] => [
  [/\/srv\/carillon/g, clone],
  [/\/opt\/carillon\/current/g, current],
  [/\/opt\/carillon/g, `${folder}/opt`],
  [/\/var\/lib\/carillon/g, `${folder}/lib`],
  [/\/etc\/carillon\.env/g, `${folder}/carillon.env`],
  [/\/etc\/systemd\/system\//g, `${folder}/`],
  [/(-o|-R|-u) carillon\b/g, `$1 ${user}`],
  [/postgres:\/\/carillon@localhost\/carillon/g, database ?? ''],
  [/YOURNAME/g, 'Montcalm'],
  [/OLD-RELEASE/g, old()],
];

/** The replacements for a command. */
export type Instead =
  | 'nothing'
  | 'keep the folder'
  | 'start here'
  | 'start the unit'
  | 'stop the unit'
  | 'restart the unit'
  | 'run the backup'
  | 'command';

/** A command that is not given to a shell unchanged, its replacement, and the reason. */
export interface Stand {
  readonly says: RegExp;
  readonly instead: Instead;
  readonly because: string;
}

const EVERYWHERE: readonly Stand[] = [
  {
    ...{ says: /^useradd /, instead: 'nothing' },
    because: 'the machine gets no new user: somebody else without a home stands for it',
  },
  { says: /^cd /, instead: 'keep the folder', because: 'each command has a shell of its own' },
  { says: /\.\/start$/, instead: 'start here', because: 'it does not end: it is stopped when the section is over' },
  {
    ...{ says: /^systemctl (enable --now|start) carillon$/, instead: 'start the unit' },
    because: 'without systemd: the command of the unit is run with its user, folder and environment',
  },
  {
    ...{ says: /^systemctl enable --now carillon-backup\.timer$/, instead: 'run the backup' },
    because: 'without systemd: what the timer starts is run at once',
  },
  {
    ...{ says: /^systemctl start carillon-backup$/, instead: 'run the backup' },
    because: 'without systemd: the command of the unit is run with its user and folder',
  },
  {
    ...{ says: /^systemctl restart carillon$/, instead: 'restart the unit' },
    because: 'without systemd: the signal of the unit, then its command',
  },
  { says: /^systemctl stop carillon$/, instead: 'stop the unit', because: 'without systemd: the signal of the unit' },
];

/** In `npm run operating`. */
export const WHOLE: readonly Stand[] = EVERYWHERE;

/** For `./test`, where nothing is installed or built, and the clone is the work tree. */
export const SHORT: readonly Stand[] = [
  ...EVERYWHERE,
  { says: /^chown -R /, instead: 'nothing', because: 'the work tree keeps its owner' },
  { says: / git /, instead: 'nothing', because: 'the work tree stays at its commit' },
  { says: /release\.mjs /, instead: 'nothing', because: 'the work tree, built before, stands for every release' },
  {
    says: /(npx carillon|tools\/carillon\.mjs) /,
    instead: 'command',
    because: 'in this process, which takes a tenth of the time',
  },
];
