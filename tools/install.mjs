// Installs the dependencies only if they do not match the lock file.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { arch, platform } from 'node:process';

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Locked
 * @typedef {Record<string, Locked>} Lock packages by folder
 */

/**
 * @param {string} file
 * @returns {Lock} empty when there is no such file
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return {};
  }
}

/**
 * Optional packages are installed only if they fit this machine; we do not check its C library.
 * @param {Locked} entry
 */
function isWanted(entry) {
  if (!entry.optional) return true;
  if (entry.os === undefined || entry.libc !== undefined) return false;
  return entry.os.includes(platform) && (entry.cpu === undefined || entry.cpu.includes(arch));
}

/**
 * As its last step npm writes a list of what it installed into node_modules; this is the stamp of the last install.
 * @param {string} root the project's folder
 */
export function isInstalled(root) {
  const locked = Object.entries(readLock(join(root, 'package-lock.json'))).filter(([folder]) => folder !== '');
  const installed = readLock(join(root, 'node_modules/.package-lock.json'));
  return locked.every(([folder, entry]) => !isWanted(entry) || installed[folder]?.version === entry.version);
}

/**
 * Runs `npm ci`, when needed.
 * @param {string} root the project's folder
 * @param {(text: string) => void} say
 * @returns {boolean} false if npm failed; its output explains why
 */
export function install(root, say) {
  if (isInstalled(root)) return true;
  say('Installing the dependencies (once, and again when they change) ...');
  const run = spawnSync('npm', ['ci'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: platform === 'win32',
  });
  return run.status === 0;
}
