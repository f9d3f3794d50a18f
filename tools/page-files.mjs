// Prepares a built page for serving: compresses each file once, and lists all files so that a server can check that
// none is missing.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { rulesFolder, siteFolder } from './build.mjs';

/** The list of a page's files, each with the SHA-256 of its contents. */
const LIST = 'files.json';
/** Files worth compressing; pictures and fonts are compressed already. */
const TEXT = /\.(?:css|html|js|json|mjs|svg|txt|webmanifest)$/;
/** A file smaller than this does not become smaller by compression. */
const WORTHWHILE = 1024;

/**
 * @param {string} folder
 * @returns {string[]} every file below, by its path with slashes, except the files made here
 */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name) && entry.name !== LIST)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();

/**
 * Writes a compressed copy beside each file of a folder.
 * @param {string} folder
 */
export function compressFiles(folder) {
  for (const name of filesBelow(folder)) {
    const path = join(folder, name);
    const content = readFileSync(path);
    if (!TEXT.test(name) || content.length < WORTHWHILE || existsSync(`${path}.br`)) continue;
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${path}.br`, brotliCompressSync(content));
  }
}

/**
 * Writes the list of a page's files into its folder.
 * @param {string} folder
 */
export function listFiles(folder) {
  const hashOf = (/** @type {string} */ name) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
  const files = Object.fromEntries(filesBelow(folder).map((name) => [name, hashOf(name)]));
  writeFileSync(join(folder, LIST), JSON.stringify(files));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
  compressFiles(siteFolder(root));
  compressFiles(rulesFolder(root));
  listFiles(siteFolder(root));
}
