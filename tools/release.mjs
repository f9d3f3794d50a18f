// Releases side by side, so that a new one is built while the old one serves. In a folder such as /opt/carillon,
// `releases` has one folder for each release, and the link `current` points to the one that the unit starts.
//   node tools/release.mjs build FOLDER            builds the commit of this clone
//   node tools/release.mjs use FOLDER [RELEASE]    points the link to the newest release, or to this one
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { setPriority } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { argv, env, exit } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Marks the folder of a completely built release. */
const FINISHED = '.finished';
/** How many releases are kept, the one in use included. */
const KEPT = 3;
const PAGE = 'packages/client/dist';
const LEAVE_ROOM = 10;

/** A release that cannot be built or used; the message explains why. */
export class NoRelease extends Error {}

/** @param {string} top */
const releasesIn = (top) => join(top, 'releases');
/** @param {string} top */
const linkIn = (top) => join(top, 'current');

/**
 * The finished releases, the oldest first.
 * @param {string} top
 * @returns {string[]}
 */
function finished(top) {
  const folder = releasesIn(top);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const age = (/** @type {string} */ name) => statSync(join(folder, name, FINISHED)).mtimeMs;
  return names.filter((name) => existsSync(join(folder, name, FINISHED))).sort((a, b) => age(a) - age(b));
}

/**
 * The release in use.
 * @param {string} top
 * @returns {string | undefined}
 */
const inUse = (top) => (existsSync(linkIn(top)) ? basename(readlinkSync(linkIn(top))) : undefined);

/**
 * @param {string} clone
 * @param {string} command
 * @returns {string} its output
 */
function shell(clone, command) {
  const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', command], { cwd: clone, encoding: 'utf8' });
  if (status !== 0) throw new NoRelease(`${command}: ${stderr.trim()}`);
  return stdout.trim();
}

/**
 * Installs and builds the release in a folder, with its own tools.
 * @param {string} folder
 */
async function installAndBuild(folder) {
  const { install } = await import(pathToFileURL(join(folder, 'tools/install.mjs')).href);
  const { build } = await import(pathToFileURL(join(folder, 'tools/build.mjs')).href);
  if (!install(folder, console.log))
    throw new NoRelease('The dependencies could not be installed; npm said why, above.');
  const { ok, output } = build(folder, console.log);
  if (!ok) throw new NoRelease(`${output}\nThe release could not be built; the reason stands above.`);
}

/**
 * Open pages of the release in use go on loading its files until they are reloaded. The files are named by hashes of
 * their contents, so they can stay beside those of the new release.
 * @param {string} from
 * @param {string} to
 */
function keepFiles(from, to) {
  const list = join(from, PAGE, 'files.json');
  if (!existsSync(list)) return;
  const names = Object.keys(JSON.parse(readFileSync(list, 'utf8'))).filter((name) => name.startsWith('assets/'));
  for (const name of names.flatMap((each) => [each, `${each}.br`, `${each}.gz`])) {
    const [old, own] = [join(from, PAGE, name), join(to, PAGE, name)];
    if (!existsSync(old) || existsSync(own)) continue;
    mkdirSync(dirname(own), { recursive: true });
    copyFileSync(old, own);
  }
}

/**
 * Builds the commit of a clone in a separate folder. Throws a `NoRelease` if it cannot.
 * @param {string} clone
 * @param {string} top
 * @param {(folder: string) => Promise<void>} [make] installs and builds
 * @returns {Promise<{ name: string, isNew: boolean }>}
 */
export async function buildRelease(clone, top, make = installAndBuild) {
  const name = shell(clone, 'git log -1 --format=%cd-%h --date=format:%Y%m%d-%H%M --abbrev=8');
  const folder = join(releasesIn(top), name);
  if (existsSync(join(folder, FINISHED))) return { name, isNew: false };
  // An interrupted build leaves nothing of use.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  shell(clone, `git archive HEAD | tar -x -C '${folder}'`);
  await make(folder);
  const old = inUse(top);
  if (old !== undefined) keepFiles(join(releasesIn(top), old), folder);
  writeFileSync(join(folder, FINISHED), '');
  return { name, isNew: true };
}

/**
 * Points `current` to a release, by default the newest, and removes the oldest ones. Throws a `NoRelease` if there is
 * no such release.
 * @param {string} top
 * @param {string} [wanted]
 * @returns {{ name: string, removed: readonly string[] }}
 */
export function chooseRelease(top, wanted) {
  const names = finished(top);
  const name = wanted ?? names.at(-1);
  if (name === undefined) throw new NoRelease(`There is no release in ${releasesIn(top)}: build one first.`);
  if (!names.includes(name)) {
    throw new NoRelease(
      `There is no finished release ${name} in ${releasesIn(top)}, but ${names.join(', ') || 'none'}.`,
    );
  }
  const before = inUse(top);
  const link = `${linkIn(top)}.${process.pid}`;
  symlinkSync(join('releases', name), link);
  renameSync(link, linkIn(top));
  const others = names.filter((each) => each !== name && each !== before);
  const room = KEPT - (before === undefined || before === name ? 1 : 2);
  const removed = others.slice(0, Math.max(0, others.length - room));
  for (const each of removed) rmSync(join(releasesIn(top), each), { recursive: true });
  return { name, removed };
}

/** @param {string[]} words */
async function run([deed, folder, wanted]) {
  if (folder === undefined || (deed !== 'build' && deed !== 'use')) {
    throw new NoRelease('Type: node tools/release.mjs build FOLDER, or: node tools/release.mjs use FOLDER [RELEASE]');
  }
  const top = resolve(folder);
  if (deed === 'use') {
    const { name, removed } = chooseRelease(top, wanted);
    for (const each of removed) console.log(`Removed ${each}.`);
    console.log(`${name} is in use from the next start on.`);
    return;
  }
  // The running server has priority. The user of the unit has no home: npm keeps its files here.
  setPriority(LEAVE_ROOM);
  Object.assign(env, { HOME: join(top, '.home'), npm_config_cache: join(top, '.npm') });
  const { name, isNew } = await buildRelease(dirname(dirname(fileURLToPath(import.meta.url))), top);
  console.log(isNew ? `${name} is built.` : `${name} was built before.`);
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  await run(argv.slice(2)).catch((error) => {
    if (!(error instanceof NoRelease)) throw error;
    console.error(error.message);
    exit(1);
  });
}
