import { readFileSync } from 'node:fs';
import { minVersion, satisfies } from 'semver';
import { describe, expect, test } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly engines?: { readonly node?: string };
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type Lock = { readonly packages: Readonly<Record<string, Locked>> };
const lockIn = (folder: string): Lock =>
  JSON.parse(readFileSync(new URL(`../../${folder}package-lock.json`, import.meta.url), 'utf8'));
const lock = lockIn('');
/** All packages in our lock files, including the one of TypeDoc's folder. */
const locked = [lock, lockIn('tools/typedoc/')].flatMap(({ packages }) => Object.entries(packages));

/**
 * The folder in which a package in `folder` finds the dependency `name`, as Node resolves it; undefined if there is
 * none.
 */
function lookUp(folder: string, name: string): string | undefined {
  const here = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`;
  if (lock.packages[here] !== undefined) return here;
  if (folder === '') return undefined;
  const up = folder.lastIndexOf('/node_modules/');
  return lookUp(up < 0 ? '' : folder.slice(0, up), name);
}

const binariesOf = (folder: string, entry: Locked): Locked[] =>
  Object.keys(entry.optionalDependencies ?? {})
    .map((name) => lock.packages[lookUp(folder, name) ?? ''])
    .filter((binary): binary is Locked => binary?.os !== undefined && binary.cpu !== undefined);

/** Packages that ship one binary for each platform, with these binaries. */
const native = Object.entries(lock.packages)
  .filter(([folder]) => folder !== '')
  .map(([folder, entry]) => ({ folder, binaries: binariesOf(folder, entry) }))
  .filter(({ binaries }) => binaries.length > 1);

describe('the lock file works on every platform', () => {
  test('it includes at least the compiler, the formatter and the bundler among packages with binaries', () => {
    const folders = native.map(({ folder }) => folder);
    for (const name of ['typescript', '@biomejs/biome', 'rolldown', 'esbuild'])
      expect(folders).toContain(`node_modules/${name}`);
  });

  test.each(['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win32-x64'])(
    '%s finds its binaries',
    (machine) => {
      const [os = '', cpu = ''] = machine.split('-');
      const without = native.filter(
        ({ binaries }) => !binaries.some((at) => at.os?.includes(os) && at.cpu?.includes(cpu)),
      );
      expect(without.map(({ folder }) => folder)).toEqual([]);
    },
  );

  test('it omits no optional package, which npm does silently', () => {
    const missing = Object.entries(lock.packages).flatMap(([folder, entry]) =>
      Object.keys(entry.optionalDependencies ?? {}).filter((name) => lookUp(folder, name) === undefined),
    );
    expect(missing).toEqual([]);
  });

  test('it has no package that rejects the oldest supported Node: npm would warn, or stop', () => {
    const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    const oldest = minVersion(engines.node)?.version ?? '';
    const refusing = locked.filter(([, entry]) => !satisfies(oldest, entry.engines?.node ?? '*'));
    expect(oldest).toMatch(/^\d+\.\d+\.\d+$/);
    expect(refusing.map(([folder, { engines }]) => `${folder} ${engines?.node}`)).toEqual([]);
  });

  test('it prescribes no download address', () => {
    const bound = locked.filter(([, entry]) => entry.resolved !== undefined && !entry.link);
    expect(bound.map(([folder]) => folder)).toEqual([]);
  });
});
