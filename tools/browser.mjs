// Finds (or, on Debian as root, installs) the Chromium that the browser tests drive.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env, getuid, platform } from 'node:process';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const INSTALL = ['install', '-y', '--no-install-recommends', 'chromium'];

/** Where macOS and Windows install browsers that are not on the PATH. */
function usualPlaces() {
  if (platform === 'darwin')
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  if (platform !== 'win32') return [];
  const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((root) => root !== undefined);
  const apps = [
    'Google/Chrome/Application/chrome.exe',
    'Chromium/Application/chrome.exe',
    'Microsoft/Edge/Application/msedge.exe',
  ];
  return roots.flatMap((root) => apps.map((app) => join(root, app)));
}

/**
 * The first file on the PATH with this name.
 * @param {string} command
 */
function onPath(command) {
  const names = platform === 'win32' ? [`${command}.exe`] : [command];
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));
}

/**
 * The path of a Chromium-like browser: the one in the variable CHROME, or the first in the usual places.
 * @returns {string | undefined} undefined when there is none, also when CHROME names a file that is not there
 */
export function findBrowser() {
  const named = env.CHROME;
  if (named) return existsSync(named) ? named : onPath(named);
  const found = COMMANDS.map(onPath).find((path) => path !== undefined);
  return found ?? usualPlaces().find((path) => existsSync(path));
}

/** True if `installBrowser` can work: on Debian and its derivatives, as root. */
export function canInstallBrowser() {
  return platform === 'linux' && getuid?.() === 0 && onPath('apt-get') !== undefined && !env.CHROME;
}

/** Installs Debian's chromium, and returns what apt-get said if it failed. */
export function installBrowser() {
  for (const args of [['update'], INSTALL]) {
    const run = spawnSync('apt-get', args, { encoding: 'utf8', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } });
    if (run.status !== 0)
      return `apt-get ${args.join(' ')}\n${run.stdout ?? ''}${run.stderr ?? run.error?.message ?? ''}`;
  }
  return undefined;
}

/** The command to type if no browser was found. */
export function browserAdvice() {
  if (env.CHROME) return `CHROME names ${env.CHROME}, which is not there: name a Chromium or Chrome that is`;
  if (platform === 'darwin') return 'No browser found; type: brew install --cask chromium';
  if (platform === 'win32') return 'No browser found; type: winget install Google.Chrome';
  return `No browser found; type: sudo apt-get ${INSTALL.join(' ')}`;
}
