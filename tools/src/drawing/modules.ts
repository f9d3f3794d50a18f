/** The imports of each source, and the threads it starts: read from the sources of packages, titles and tools. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { parseSync } from 'vite';

/** The import of a source. */
export interface Import {
  readonly to: string;
  /** Whether only types are imported. */
  readonly isType: boolean;
  /** Whether it is loaded when the code asks for it, by `import()`. */
  readonly isLater: boolean;
}

/** A source file; paths begin at the project's folder. */
export interface Module {
  readonly file: string;
  /** The sources that it imports. */
  readonly imports: readonly Import[];
  /** The sources that it starts as threads. */
  readonly starts: readonly string[];
}

/** Sources of packages and titles, and the lists of titles; no tests. */
const SOURCE =
  /^(?:(?:packages|games)\/(?:.*\/)?src\/.*|games\/(?:[^/]+\/title|[^/]+)|tools\/(?:src\/.*|[^/]+))\.(?:ts|tsx|mjs)$/;
const NOT_OURS = /(?:^|\/)(?:node_modules|dist|generated)\/|\.d\.ts$/;
/** A worker of the page, or a thread of the server, is named by its path from the file that starts it. */
const STARTED = /new URL\('((?:\.{1,2}\/)+[\w/-]*(?:worker|-thread))(?:\.ts)?', import\.meta\.url\)/g;

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string | { readonly source?: string }>>;
}

/** The source file behind each name under which a package can be imported. */
function doorsIn(root: string, files: readonly string[]): ReadonlyMap<string, string> {
  const folders = new Set(files.flatMap((file) => foldersOf(file)));
  const doors = new Map<string, string>();
  for (const folder of folders) {
    const path = join(root, folder, 'package.json');
    if (!existsSync(path)) continue;
    const { name, exports = {} }: Manifest = JSON.parse(readFileSync(path, 'utf8'));
    for (const [door, target] of Object.entries(exports)) {
      const source = typeof target === 'string' ? target : target.source;
      if (source !== undefined) doors.set(posix.join(name, door), posix.join(folder, source));
    }
  }
  return doors;
}

/** The folders above a file, without the project's own. */
function foldersOf(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/** The imports of a source, by the names written in it. */
function importsIn(file: string, code: string): (Omit<Import, 'to'> & { readonly from: string })[] {
  const { module, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map((error) => error.message).join('; ')}`);
  const isTyped = (entries: readonly { readonly isType: boolean }[]): boolean =>
    entries.length > 0 && entries.every(({ isType }) => isType);
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      from: moduleRequest.value,
      isType: isTyped(entries),
      isLater: false,
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ from: moduleRequest.value, isType, isLater: false }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      from: code.slice(start + 1, end - 1),
      isType: false,
      isLater: true,
    })),
  ];
}

/** All sources of the project in `root`, by path. */
export function readModules(root: string): ReadonlyMap<string, Module> {
  const files = ['packages', 'games', 'tools'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.split(sep).join('/')}`)
      .filter((path) => SOURCE.test(path) && !NOT_OURS.test(path)),
  );
  const known = new Set(files);
  const doors = doorsIn(root, files);
  const resolved = (from: string, word: string): string | undefined =>
    word.startsWith('.') ? posix.join(dirname(from), word) : doors.get(word);
  const modules = files.toSorted().map((file): Module => {
    const code = readFileSync(join(root, file), 'utf8');
    const imports = importsIn(file, code).flatMap(({ from, ...how }) => {
      const to = resolved(file, from);
      return to !== undefined && known.has(to) ? [{ to, ...how }] : [];
    });
    const starts = [...code.matchAll(STARTED)].map(([, word = '']) => posix.join(dirname(file), `${word}.ts`));
    return { file, imports, starts: [...new Set(starts)] };
  });
  return new Map(modules.map((each) => [each.file, each]));
}
