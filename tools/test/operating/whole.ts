/** Follows the page in a separate clone, with everything installed and built, as root and as a user without a home. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { parseEnv } from 'node:util';
import { ROOT } from '../../stages.mjs';
import { Following, freePort, linesOf, placed, type Started } from './following.ts';
import { type Machine, WHOLE } from './stands.ts';

const isRoot = userInfo().uid === 0;
/** A user without a home. */
const NOBODY = 'nobody';

/** Waits until a server reports that it is ready. */
function ready(child: ChildProcess): Promise<Started> {
  let said = '';
  return new Promise((done, fail) => {
    const ended = new Promise<void>((end) => child.once('exit', () => end()));
    child.once('exit', () => fail(new Error(`the server has ended: ${said}`)));
    const hear = (text: Buffer): void => {
      said += String(text);
      const [, url] = /Carillon is ready: (\S+)/.exec(said) ?? [];
      if (url === undefined) return;
      const stop = async (): Promise<void> => {
        child.kill('SIGTERM');
        await ended;
      };
      done({ url, stop });
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
  });
}

/** Runs a command as the user of the unit. */
const asUser = (command: readonly string[]): readonly string[] =>
  isRoot ? ['setpriv', '--reuid', NOBODY, '--regid', 'nogroup', '--clear-groups', ...command] : command;

/** Runs a command of the unit to its end. */
function runUnit(machine: Machine, unit: string): string {
  const [command = ''] = linesOf(unit, 'ExecStart');
  const [program = '', ...rest] = asUser(['/bin/sh', '-c', `umask 0077; exec ${placed(machine, command)}`]);
  const own = { PATH: env.PATH };
  const [cwd = ''] = linesOf(placed(machine, unit), 'WorkingDirectory');
  const { status, stdout, stderr } = spawnSync(program, rest, { cwd, env: own, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command}: ${stderr}${stdout}`);
  return stdout;
}

/**
 * Runs the command of the unit as systemd would: with its user, folder and mask, and only the environment that it sets.
 */
async function startUnit(machine: Machine, port: number): Promise<Started> {
  const unit = placed(machine, readFileSync(join(machine.folder, 'carillon.service'), 'utf8'));
  const own = linesOf(unit, 'Environment').flatMap((line) => line.split(' '));
  const file = Object.entries(parseEnv(readFileSync(join(machine.folder, 'carillon.env'), 'utf8')));
  const settings = [...own, ...file.map(([name, value]) => `${name}=${value}`), `PORT=${port}`];
  const [command = ''] = linesOf(unit, 'ExecStart');
  const script = `umask ${linesOf(unit, 'UMask')[0]}; exec env -i PATH='${env.PATH}' "$@" ${command}`;
  const as = asUser(['/bin/sh', '-c', script, 'sh', ...settings]);
  const [cwd = ''] = linesOf(unit, 'WorkingDirectory');
  return ready(spawn(as[0] ?? '', as.slice(1), { cwd, stdio: ['ignore', 'pipe', 'pipe'] }));
}

/** A later commit in a bare repository, with the same files. */
function commitIn(origin: string): void {
  // Root may write to another user's repository only after marking it as trusted.
  const trust = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'safe.directory', GIT_CONFIG_VALUE_0: '*' };
  const who = ['-c', 'user.name=Later', '-c', 'user.email=later@example.org'];
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-C', origin, ...who, ...args], { encoding: 'utf8', env: { ...env, ...trust } }).trim();
  const later = git('commit-tree', '-p', 'HEAD', '-m', 'A later release', 'HEAD^{tree}');
  git('update-ref', 'HEAD', later);
}

/** The page about operating, followed as a whole. */
export interface Whole {
  readonly folder: string;
  readonly page: Following;
  /** So that there is something to upgrade to. */
  readonly release: () => void;
}

export async function followWhole(database: string | undefined): Promise<Whole> {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-operating-'));
  chmodSync(folder, 0o755);
  const [origin, clone] = [join(folder, 'origin'), join(folder, 'clone')];
  execFileSync('git', ['clone', '-q', '--bare', ROOT, origin]);
  execFileSync('git', ['clone', '-q', origin, clone]);
  const giveAway = (): void => void (isRoot && execFileSync('chown', ['-R', NOBODY, origin]));
  // Git refuses to read another user's folder.
  giveAway();
  const user = isRoot ? NOBODY : userInfo().username;
  const current = join(folder, 'opt/current');
  const releases = join(folder, 'opt/releases');
  const old = (): string => (existsSync(releases) ? readdirSync(releases).sort()[0] : undefined) ?? '';
  const machine = { folder, clone, current, old, user, database };
  const port = await freePort();
  const page = new Following(machine, WHOLE, {
    async startHere(variables, place) {
      const own = { ...env, ...variables, PORT: String(await freePort()) };
      return ready(spawn(join(place, 'start'), { cwd: place, env: own, stdio: ['ignore', 'pipe', 'pipe'] }));
    },
    startUnit: () => startUnit(machine, port),
    runUnit: async (units, name) => runUnit(machine, readFileSync(join(units, name), 'utf8')),
    carillon: () => Promise.reject(new Error('it is given to the shell')),
  });
  const release = (): void => {
    commitIn(origin);
    giveAway();
  };
  return { folder, page, release };
}

/** Deletes everything that `./start` has installed, built and stored, so that the unit begins in a fresh clone. */
export function clean(folder: string): void {
  spawnSync('git', ['clean', '-fdxq'], { cwd: join(folder, 'clone') });
  mkdirSync(folder, { recursive: true });
}
