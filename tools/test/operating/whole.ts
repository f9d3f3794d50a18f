/** Follows the page in a clone of its own, with everything installed and built, as root and as a user without a home. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { parseEnv } from 'node:util';
import { ROOT } from '../../stages.mjs';
import { Following, freePort, linesOf, placed, type Started } from './following.ts';
import { type Machine, WHOLE } from './stands.ts';

const isRoot = userInfo().uid === 0;
/** Has no home. */
const NOBODY = 'nobody';

/** Waits until a server says that it is ready. */
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

/** A command as the user of the unit. */
const asUser = (command: readonly string[]): readonly string[] =>
  isRoot ? ['setpriv', '--reuid', NOBODY, '--regid', 'nogroup', '--clear-groups', ...command] : command;

/** Runs the command of a unit that ends by itself. */
function runUnit(machine: Machine, unit: string): string {
  const [command = ''] = linesOf(unit, 'ExecStart');
  const [program = '', ...rest] = asUser(['/bin/sh', '-c', `umask 0077; exec ${placed(machine, command)}`]);
  const own = { PATH: env.PATH };
  const { status, stdout, stderr } = spawnSync(program, rest, { cwd: machine.clone, env: own, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command}: ${stderr}${stdout}`);
  return stdout;
}

/** Runs the command of the unit in a folder as systemd would: its user, its mask, nothing in its environment but what it sets. */
async function startUnit(folder: string, clone: string): Promise<Started> {
  const unit = readFileSync(join(folder, 'carillon.service'), 'utf8').replaceAll('/srv/carillon', clone);
  const own = linesOf(unit, 'Environment').flatMap((line) => line.split(' '));
  const file = Object.entries(parseEnv(readFileSync(join(folder, 'carillon.env'), 'utf8')));
  const settings = [...own, ...file.map(([name, value]) => `${name}=${value}`), `PORT=${await freePort()}`];
  const [command = ''] = linesOf(unit, 'ExecStart');
  const script = `umask ${linesOf(unit, 'UMask')[0]}; exec env -i PATH='${env.PATH}' "$@" ${command}`;
  const as = asUser(['/bin/sh', '-c', script, 'sh', ...settings]);
  return ready(spawn(as[0] ?? '', as.slice(1), { cwd: clone, stdio: ['ignore', 'pipe', 'pipe'] }));
}

export function followWhole(database: string | undefined): { readonly folder: string; readonly page: Following } {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-operating-'));
  chmodSync(folder, 0o755);
  const [origin, clone] = [join(folder, 'origin'), join(folder, 'clone')];
  execFileSync('git', ['clone', '-q', '--bare', ROOT, origin]);
  execFileSync('git', ['clone', '-q', origin, clone]);
  // Git takes nothing from a folder of somebody else.
  if (isRoot) execFileSync('chown', ['-R', NOBODY, origin]);
  const machine = { folder, clone, user: isRoot ? NOBODY : userInfo().username, database };
  const page = new Following(machine, WHOLE, {
    async startHere(variables, place) {
      const own = { ...env, ...variables, PORT: String(await freePort()) };
      return ready(spawn(join(place, 'start'), { cwd: place, env: own, stdio: ['ignore', 'pipe', 'pipe'] }));
    },
    startUnit: () => startUnit(folder, clone),
    runUnit: async (units, name) => runUnit(machine, readFileSync(join(units, name), 'utf8')),
    carillon: () => Promise.reject(new Error('it is given to the shell')),
  });
  return { folder, page };
}

/** Takes away what `./start` has installed, built and stored, so that the unit begins in a fresh clone. */
export function clean(folder: string): void {
  spawnSync('git', ['clean', '-fdxq'], { cwd: join(folder, 'clone') });
  mkdirSync(folder, { recursive: true });
}
