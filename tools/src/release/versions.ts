/** The version, in all files that state it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCK = 'package-lock.json';
/** The server states its version without reading a file. */
const SERVER = 'packages/server/src/version.ts';
const OWN = '@carillon/';
const DEPENDENCIES = ['dependencies', 'devDependencies'] as const;

/** The fields read here of a `package.json`, and of an entry in the lock file. */
interface Manifest {
  readonly name?: string;
  version?: string;
  readonly link?: boolean;
  readonly files?: readonly string[];
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}

interface Lock {
  version: string;
  readonly packages: Readonly<Record<string, Manifest>>;
}

/** A package of the project. */
export interface Workspace {
  readonly name: string;
  /** Its path in the project; empty for the root. */
  readonly folder: string;
  /** Whether other programs import it: then it lists the files to pack. */
  readonly isPacked: boolean;
}

const read = <T>(root: string, path: string): T => JSON.parse(readFileSync(join(root, path), 'utf8'));
const write = (root: string, path: string, value: unknown): void =>
  writeFileSync(join(root, path), `${JSON.stringify(value, undefined, 2)}\n`);

const manifestOf = (folder: string): string => join(folder, 'package.json');

/** The version in the `package.json` of the root. */
export const versionOf = (root: string): string => read<Manifest>(root, 'package.json').version ?? '0.0.0';

/** The root and all workspaces, as the lock file lists them. */
export function workspacesOf(root: string): Workspace[] {
  const folders = Object.keys(read<Lock>(root, LOCK).packages).filter((path) => !path.includes('node_modules/'));
  return folders.map((folder) => {
    const { name = '', files } = read<Manifest>(root, manifestOf(folder));
    return { name, folder, isPacked: files !== undefined };
  });
}

/** Sets the version of a package, and the version it requires of the project's other packages. */
function setIn(manifest: Manifest, version: string): void {
  manifest.version = version;
  for (const kind of DEPENDENCIES) {
    const wanted = manifest[kind] ?? {};
    for (const name of Object.keys(wanted)) if (name.startsWith(OWN)) wanted[name] = version;
  }
}

/** Sets the version in all workspaces, in the lock file and in the server. Returns the paths of the files. */
export function setVersion(root: string, version: string): string[] {
  const manifests = workspacesOf(root).map(({ folder }) => manifestOf(folder));
  for (const path of manifests) {
    const manifest = read<Manifest>(root, path);
    setIn(manifest, version);
    write(root, path, manifest);
  }
  const lock = read<Lock>(root, LOCK);
  lock.version = version;
  for (const [folder, entry] of Object.entries(lock.packages)) {
    if (!folder.includes('node_modules/')) setIn(entry, version);
  }
  write(root, LOCK, lock);
  const server = join(root, SERVER);
  writeFileSync(server, readFileSync(server, 'utf8').replace(/(VERSION = ')[^']+/, `$1${version}`));
  return [...manifests, LOCK, SERVER];
}
