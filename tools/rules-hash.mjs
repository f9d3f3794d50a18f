// The hash of the rules a game was played under. It covers the sources of a title's rules and everything they depend
// on, without types, comments and layout, so that only changes that could affect a game change the hash.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';

/** The number of hexadecimal digits kept. */
const DIGITS = 16;

/**
 * @param {string} folder
 * @returns {string[]} the paths of all sources below, in one order on every machine
 */
function sourcesBelow(folder) {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts'))
    .sort();
}

/**
 * @param {string} source
 * @returns {string} the program without types, comments and layout
 */
function bare(source) {
  const { code } = transformSync(source, {
    configFile: false,
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022', minify: { compress: false, mangle: false } },
    minify: true,
  });
  return code;
}

/**
 * @param {string[]} folders
 * @returns {string}
 */
export function hashOfSources(folders) {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const path of sourcesBelow(folder)) {
      hash
        .update(`${path}\0`)
        .update(bare(readFileSync(join(folder, path), 'utf8')))
        .update('\0');
    }
  }
  return hash.digest('hex').slice(0, DIGITS);
}

/**
 * @param {string} root the project's folder
 * @returns {Record<string, string>} the hash of the rules of each title
 */
export function rulesHashes(root) {
  const common = ['packages/kit/src', 'packages/flow/src'].map((folder) => join(root, folder));
  const titles = readdirSync(join(root, 'games'))
    .filter((name) => existsSync(join(root, 'games', name, 'rules/src')))
    .sort();
  return Object.fromEntries(
    titles.map((title) => [title, hashOfSources([...common, join(root, 'games', title, 'rules/src')])]),
  );
}
