// Builds page, rules and server only if one of their sources has changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { argv, env, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';

const CLIENT = 'packages/client';
const SERVER = 'packages/server';
const STAMP = 'node_modules/.carillon-built';
const ROOT_FILES = [
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.browser.json',
  'tools/build-rules.mjs',
  'tools/build-server.mjs',
  'tools/build.mjs',
  'tools/page-files.mjs',
  'tools/rules-hash.mjs',
  'tools/service-worker.mjs',
];
/** The results of a build. */
const MADE = [
  `${CLIENT}/dist/index.html`,
  `${CLIENT}/dist/files.json`,
  `${SERVER}/dist/start/server.mjs`,
  'dist/rules/index.json',
  'dist/rules/brains.json',
];
/** Folders that contain no sources. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.types', 'test']);

/**
 * @param {string} folder
 * @returns {string[]} the paths of all files below, in one order on every machine
 */
function filesBelow(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => !LEFT_OUT.has(entry.name));
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

/**
 * @param {string} root the project's folder
 * @returns {string} a hash of all sources of page, rules and server
 */
function sourceHash(root) {
  const hash = createHash('sha256');
  const files = [
    ...ROOT_FILES.map((name) => join(root, name)),
    ...['packages', 'games'].flatMap((top) => filesBelow(join(root, top))),
  ];
  for (const file of files.filter((path) => statSync(path).isFile()))
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

/** @param {string} path */
const readIfThere = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/**
 * The folder of the built page.
 * @param {string} root the project's folder
 */
export const siteFolder = (root) => join(root, CLIENT, 'dist');

/**
 * The folder of the rules files: one for each title and hash; files are added but never removed.
 * @param {string} root the project's folder
 */
export const rulesFolder = (root) => join(root, 'dist/rules');

/**
 * The game server in one file.
 * @param {string} root the project's folder
 */
export const serverFile = (root) => join(root, SERVER, 'dist/start/server.mjs');

/**
 * Runs one of the build programs, always in production mode: otherwise, called by a test runner, it would build a
 * development page without its service worker.
 * @param {string} root
 * @param {string[]} args
 */
function run(root, args) {
  const variables = { ...env, NODE_ENV: 'production', NO_COLOR: '1' };
  const ran = spawnSync(execPath, args, { cwd: root, encoding: 'utf8', env: variables });
  return { ok: ran.status === 0, output: `${ran.stdout ?? ''}${ran.stderr ?? ''}` };
}

/**
 * @param {string} root the project's folder
 * @param {(text: string) => void} say
 * @returns {{ ok: boolean, output: string }} the output of the programs
 */
export function build(root, say) {
  const stamp = join(root, STAMP);
  const hash = sourceHash(root);
  const isThere = MADE.every((path) => existsSync(join(root, path)));
  if (readIfThere(stamp) === hash && isThere) return { ok: true, output: '' };
  say('Building page, rules and server (once, and again when their sources change) ...');
  const page = run(root, [join(root, 'node_modules/vite/bin/vite.js'), 'build', CLIENT, '--logLevel', 'warn']);
  const rules = run(root, [join(root, 'tools/build-rules.mjs'), root]);
  const server = run(root, [join(root, 'tools/build-server.mjs'), root]);
  const files = run(root, [join(root, 'tools/page-files.mjs'), root]);
  const ok = page.ok && rules.ok && server.ok && files.ok;
  if (ok) writeFileSync(stamp, hash);
  return { ok, output: `${page.output}${rules.output}${server.output}${files.output}` };
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const { ok, output } = build(dirname(import.meta.dirname), console.log);
  console.log(output);
  process.exitCode = ok ? 0 : 1;
}
