/** The files of the project: which can be mutated, which are tests, and what imports what. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT: string = fileURLToPath(new URL('../../..', import.meta.url));

const SOURCE = /\/src\/.*\.tsx?$/;
const TEST = /\/test\/.*\.test\.tsx?$/;
const BROWSER = /\/test\/browser\//;
/** Generated tables are compared with the facts by a test; help texts and fonts have nothing to mutate. */
const LEFT_OUT = /(^|\/)(node_modules|dist|\.types|data|generated|names\.ts|\w+\.d\.ts)(\/|$)/;
const WRITTEN_BY_A_TOOL = /^\/\/.*do not edit/i;

export const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
export const digest = (text: string): string => createHash('sha1').update(text).digest('hex');

function filesBelow(tops: readonly string[], wanted: (path: string) => boolean): string[] {
  const below = (top: string): string[] =>
    readdirSync(join(ROOT, top), { recursive: true, encoding: 'utf8' }).map((path) => join(top, path));
  const paths = tops.flatMap(below).map((path) => path.split(sep).join('/'));
  return paths.filter((path) => !path.includes('node_modules/') && wanted(path)).sort();
}

/** Every file in which a change may be made. */
export const sources = (): string[] =>
  filesBelow(['packages', 'games'], (path) => SOURCE.test(path) && !LEFT_OUT.test(path)).filter(
    (path) => !WRITTEN_BY_A_TOOL.test(textOf(path)),
  );

/** Every test of the unit project. */
export const unitTests = (): string[] =>
  filesBelow(['packages', 'games', 'tools'], (path) => TEST.test(path) && !BROWSER.test(path));

/** Every test that drives a browser. */
export const browserTests = (): string[] =>
  filesBelow(['packages', 'games'], (path) => TEST.test(path) && BROWSER.test(path));

const IMPORT = /(?:\bfrom|\bimport\s*\(?)\s*'([^']+)'/g;

/** The file that a package's name refers to, by the `source` condition of its exports. */
function packageFile(name: string): string | undefined {
  const [scope, bare = '', ...rest] = name.split('/');
  const folder = join(ROOT, 'node_modules', `${scope}`, bare);
  if (scope !== '@carillon' || !existsSync(folder)) return undefined;
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly exports?: Readonly<Record<string, { readonly source?: string }>>;
  };
  const source = exports?.[rest.length === 0 ? '.' : `./${rest.join('/')}`]?.source;
  return source === undefined ? undefined : posix.join(workspaceOf(bare), source);
}

/** `<title>-rules` is `games/<title>/rules`, and so on; `titles` is `games`; anything else is in `packages/…`. */
function workspaceOf(bare: string): string {
  const game = /^(.*)-(rules|board|host|bots|lessons|facts)$/.exec(bare);
  if (bare === 'titles') return 'games';
  return game === null || !existsSync(join(ROOT, 'games', game[1] ?? ''))
    ? `packages/${bare}`
    : `games/${game[1]}/${game[2]}`;
}

function imports(file: string): string[] {
  if (!/\.(tsx?|mjs)$/.test(file) || !existsSync(join(ROOT, file))) return [];
  return [...textOf(file).matchAll(IMPORT)].flatMap(([, name = '']) => {
    const path = name.startsWith('.') ? posix.join(dirname(file), name) : packageFile(name);
    return path === undefined ? [] : [path];
  });
}

/** The files that a file imports, directly or indirectly, including itself. */
export function importedBy(): (file: string) => ReadonlySet<string> {
  const direct = new Map<string, readonly string[]>();
  const whole = new Map<string, ReadonlySet<string>>();
  return (file) => {
    const known = whole.get(file);
    if (known !== undefined) return known;
    const seen = new Set<string>([file]);
    for (const each of seen) {
      const next = direct.get(each) ?? imports(each);
      direct.set(each, next);
      for (const one of next) seen.add(one);
    }
    whole.set(file, seen);
    return seen;
  };
}
