/** Follows docs/operating.md on a machine. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { type Block, operating } from './page.ts';
import { type Machine, placesOn, type Stand } from './stands.ts';

/** A server that was started. */
export interface Started {
  readonly url: string;
  stop(): Promise<void>;
}

/** How to start servers and run `carillon` on a machine. */
export interface Ways {
  /** Runs `./start` in a folder, with variables of the page. */
  readonly startHere: (variables: Readonly<Record<string, string>>, folder: string) => Promise<Started>;
  /** Starts the unit in this folder. */
  readonly startUnit: (folder: string) => Promise<Started>;
  /** Runs a command of a unit in this folder to its end; returns its output. Throws if it failed. */
  readonly runUnit: (folder: string, name: string) => Promise<string>;
  /** Runs `carillon` with these arguments; returns its output. Throws if it failed. */
  readonly carillon: (words: readonly string[]) => Promise<string>;
}

export function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** The variables before a command, and the command. */
function readVariables(line: string): { readonly variables: Record<string, string>; readonly command: string } {
  const words = line.split(' ');
  const count = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
  const variables = Object.fromEntries(words.slice(0, count).map((word) => word.split(/=(.*)/s, 2)));
  return { variables, command: words.slice(count).join(' ') };
}

/** A line in which names are replaced by their counterparts on this machine. */
export const placed = (machine: Machine, line: string): string =>
  placesOn(machine).reduce((text, [name, place]) => text.replace(name, place), line);

/** The values that a unit sets under this name. */
export const linesOf = (unit: string, name: string): string[] =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

/** Carries out the page, block by block. */
export class Following {
  private readonly blocks = [...operating()];
  private folder: string;
  private unit: Started | undefined;
  private here: Started | undefined;

  constructor(
    private readonly machine: Machine,
    private readonly stands: readonly Stand[],
    private readonly ways: Ways,
  ) {
    this.folder = machine.clone;
    mkdirSync(machine.folder, { recursive: true });
  }

  /** The headings of the remaining blocks, in order. */
  get left(): readonly string[] {
    return this.blocks.map(({ heading }) => heading);
  }

  /** The address of the server that was started last. */
  get url(): string {
    return (this.unit ?? this.here)?.url ?? '';
  }

  /** Runs the next block, which is under this heading; returns its output. */
  async next(heading: string): Promise<string> {
    const block: Block | undefined = this.blocks.shift();
    if (block?.heading !== heading) throw new Error(`the next block is under "${block?.heading}"`);
    let said = '';
    for (const line of block.commands) said += await this.run(line);
    return said;
  }

  /** Stops everything that is still running. */
  async end(): Promise<void> {
    for (const each of [this.unit, this.here]) await each?.stop();
    this.unit = undefined;
    this.here = undefined;
  }

  private async run(line: string): Promise<string> {
    const stand = this.stands.find(({ says }) => says.test(line));
    const { variables, command } = readVariables(this.placed(line));
    switch (stand?.instead) {
      case undefined:
        return this.shell(this.placed(line));
      case 'nothing':
        return '';
      case 'keep the folder':
        this.folder = command.replace(/^cd /, '');
        return '';
      case 'start here':
        this.here = await this.ways.startHere(variables, this.folder);
        return '';
      case 'start the unit':
        this.unit = await this.ways.startUnit(this.machine.folder);
        return '';
      case 'stop the unit':
        await this.unit?.stop();
        this.unit = undefined;
        return '';
      case 'restart the unit':
        await this.unit?.stop();
        this.unit = await this.ways.startUnit(this.machine.folder);
        return '';
      case 'run the backup':
        return this.ways.runUnit(this.machine.folder, 'carillon-backup.service');
      case 'command':
        return this.ways.carillon(command.replace(/^.*(npx carillon|tools\/carillon\.mjs) /, '').split(' '));
    }
  }

  private placed(line: string): string {
    return placed(this.machine, line);
  }

  private shell(command: string): string {
    const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', command], { cwd: this.folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command}: ${stderr}${stdout}`);
    return stdout;
  }
}
