/** nginx in front of several servers, configured as in docs/operating/nginx.conf: no page is bound to a server. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../../tools/stages.mjs';
import { pause } from './hall.ts';

const PROGRAM = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((file) => existsSync(file));

/** Whether this machine has nginx. */
export const hasBalancer: boolean = PROGRAM !== undefined;

/** The version of nginx, e.g. `nginx/1.22.1`. */
export const balancerVersion = (): string =>
  /nginx\/\S+/.exec(spawnSync(PROGRAM ?? '', ['-v'], { encoding: 'utf8' }).stderr)?.[0] ?? 'nginx';

/** The configuration of docs/operating, for these servers and this port. */
function settingsFor(folder: string, port: number, servers: readonly number[]): string {
  const given = readFileSync(join(ROOT, 'docs/operating/nginx.conf'), 'utf8');
  const lines = servers.map((each) => `  server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;\n`).join('');
  const own = given
    .replace(/( {2}server 127\.0\.0\.1:\d+ .*;\n)+/, lines)
    .replace('listen 80;', `listen 127.0.0.1:${port} backlog=4096;`);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${folder}/${what};`,
  );
  return [
    `daemon off; worker_processes 1; worker_rlimit_nofile 40000; pid ${folder}/pid; error_log ${folder}/log crit;`,
    'events { worker_connections 20000; }',
    `http { access_log off; ${places.join(' ')}\n${own}\n}`,
  ].join('\n');
}

export class Balancer {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    readonly origin: string,
  ) {}

  /** Starts nginx on a port in front of servers, which need not be running yet. */
  static async start(port: number, servers: readonly number[]): Promise<Balancer> {
    if (PROGRAM === undefined)
      throw new Error('nginx is not installed; on Debian type: sudo apt-get install nginx-light');
    const folder = mkdtempSync(join(tmpdir(), 'carillon-nginx-'));
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, settingsFor(folder, port, servers));
    const child = spawn(PROGRAM, ['-e', join(folder, 'log'), '-p', folder, '-c', file], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const end = (): void => void child.kill('SIGTERM');
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    while (!existsSync(join(folder, 'pid'))) {
      if (child.exitCode !== null) throw new Error('nginx does not start');
      await pause(20);
    }
    return new Balancer(child, folder, `http://127.0.0.1:${port}`);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  async stop(): Promise<void> {
    const gone = new Promise((done) => this.child.once('exit', done));
    this.child.kill('SIGTERM');
    await gone;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
