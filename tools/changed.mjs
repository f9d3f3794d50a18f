// The files changed since main's last commit, and the unit tests they require.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that affect how every test runs. */
const FOR_ALL = [
  /(^|\/)package(-lock)?\.json$/,
  /(^|\/)tsconfig[^/]*\.json$/,
  /^vitest\.config\.ts$/,
  /^tools\/native\.mjs$/,
];
const MODULE = /^(packages|games|examples|tools)\/.*\.(m?[jt]s|cjs|tsx|css|json)$/;
const TEST = /\/test\/.*\.test\.tsx?$/;
const IN_BROWSER = /\/test\/browser\//;
/**
 * Leaf modules of a title: its cards, and its lists of names. Other modules reach them only through the title's tables,
 * so nearly every test imports them and few can notice a change.
 */
const LEAF = /^(games\/[^/]+\/)rules\/src\/(cards\/[^/]+|ids|names)\.ts$/;
/** Tests outside a title's own packages that go through all of its cards, names, texts, rules and recorded games. */
export const OF_ALL_CARDS = [
  'coach',
  'figures',
  'ids',
  'kept',
  'languages',
  'rules-coverage',
  'rules-help',
  'rules-index',
  'texts',
].map((name) => `tools/test/${name}.test.ts`);
/** Tests of the files from which a title's modules are made: they do not import these modules. */
const OF_FACTS = /^games\/[^/]+\/facts\//;
/** Matches a test that reads files it does not import. */
const READS = /node:fs|recordsIn/;

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {string | undefined} undefined if git has no answer
 */
function git(root, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * The files that differ from the last commit that this branch shares with main, whether committed, staged, or only in
 * the work tree.
 * @param {string} root the project's folder
 * @returns {{ since: string, files: string[] } | undefined} undefined if there is no history
 */
export function changedFiles(root) {
  const main = ['main', 'origin/main'].find((name) =>
    git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`),
  );
  const since = git(root, 'merge-base', main ?? 'HEAD', 'HEAD');
  if (since === undefined) return undefined;
  const known = git(root, 'diff', '--name-only', '-z', '--no-renames', since) ?? '';
  const fresh = git(root, 'ls-files', '--others', '--exclude-standard', '-z') ?? '';
  return { since, files: [...known.split('\0'), ...fresh.split('\0')].filter(Boolean).sort() };
}

/** @param {string} path */
const packageOf = (path) => /^(packages\/[^/]+|(?:games|examples)\/[^/]+\/[^/]+|tools)\//.exec(path)?.[1];

/**
 * The files to give the test runner when these have changed: the changed files, whose importers it finds, and the tests
 * that may read them without an import. For a module these are the tests of its own package that read files; for
 * anything else (facts, fixtures, documents), all tests that read files. For a leaf module of a title: the tests of the
 * title's packages, and those of all cards.
 * @param {readonly string[]} files
 * @param {readonly { path: string, text: string }[]} tests all unit tests
 * @returns {readonly string[] | 'all'}
 */
export function calledFor(files, tests) {
  if (files.some((file) => FOR_ALL.some((each) => each.test(file)))) return 'all';
  const modules = files.filter((file) => MODULE.test(file));
  const further = modules.filter((file) => !LEAF.test(file));
  const titles = [...new Set(modules.flatMap((file) => LEAF.exec(file)?.[1] ?? []))];
  const ofLeaves = tests.flatMap(({ path }) =>
    titles.some((title) => (path.startsWith(title) && !OF_FACTS.test(path)) || OF_ALL_CARDS.includes(path))
      ? [path]
      : [],
  );
  const readers = tests.filter(({ text }) => READS.test(text)).map(({ path }) => path);
  const packages = new Set(modules.map(packageOf));
  const others = files.some((file) => !MODULE.test(file));
  const reading = readers.filter((path) => others || packages.has(packageOf(path)));
  return [...new Set([...further, ...ofLeaves, ...reading])];
}

/**
 * All unit tests.
 * @param {string} root the project's folder
 */
export function unitTestsIn(root) {
  const paths = ['packages', 'games', 'examples', 'tools'].flatMap((top) => filesBelow(root, top));
  const tests = paths.filter((path) => TEST.test(path) && !IN_BROWSER.test(path));
  return tests.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function filesBelow(root, folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return ['node_modules', 'dist', '.types'].includes(entry.name) ? [] : filesBelow(root, path);
  });
}

/** Settings of the linter: if one has changed, everything is linted. */
const FOR_LINT = /(^|\/)(biome\.json|\.gitignore|package(-lock)?\.json)$/;

/**
 * The paths to lint when these files have changed: the files themselves, or everything if that is not enough.
 * @param {string} root
 * @param {readonly string[]} files
 * @returns {readonly string[]}
 */
export function lintedFor(root, files) {
  const there = thatExist(root, files);
  return there.length === 0 || files.some((file) => FOR_LINT.test(file)) ? ['.'] : there;
}

/** Settings for the check of imports. */
const FOR_IMPORTS = /(^|\/)(\.dependency-cruiser\.mjs|tsconfig[^/]*\.json|package(-lock)?\.json|boundaries\.mjs)$/;

/**
 * The modules from which to check the imports when these files have changed: a forbidden import begins in one of them,
 * and a new cycle leads through one. An empty list means all modules: if one was deleted, others may still import it.
 * @param {string} root
 * @param {readonly string[]} files
 * @returns {readonly string[]}
 */
export function modulesFrom(root, files) {
  const modules = files.filter((file) => MODULE.test(file) && !file.endsWith('.css') && !file.endsWith('.json'));
  const isAll = modules.length < files.length || files.some((file) => FOR_IMPORTS.test(file));
  return isAll || thatExist(root, modules).length < modules.length ? [] : modules;
}

/**
 * Leaves out deleted files: the files that imported them have changed too.
 * @param {string} root
 * @param {readonly string[]} files
 */
export const thatExist = (root, files) => files.filter((file) => existsSync(join(root, file)));
