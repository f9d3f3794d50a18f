// `./start`: installs, builds, and serves page and games; skips steps that are up to date.
import { dirname } from 'node:path';
import { env, exit } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, rulesFolder, serverFile, siteFolder } from './build.mjs';
import { install } from './install.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * @param {string} sentence
 * @returns {never}
 */
function giveUp(sentence) {
  console.error(sentence);
  exit(1);
}

if (!install(ROOT, console.log)) giveUp('The dependencies could not be installed; npm said why, above.');
const built = build(ROOT, console.log);
if (!built.ok) giveUp(`${built.output}\nCarillon could not be built; the reason stands above.`);
// Imported late: nothing may be installed or built yet.
/** @type {typeof import('@carillon/server')} */
const { BadSetting, CannotStart, endOnSignal, serve } = await import(pathToFileURL(serverFile(ROOT)).href);
const folders = { site: siteFolder(ROOT), rules: rulesFolder(ROOT) };
const running = await serve({ variables: env, ...folders, say: console.log }).catch((error) =>
  giveUp(
    error instanceof BadSetting || error instanceof CannotStart
      ? error.message
      : `Carillon cannot be served: ${error.message}.`,
  ),
);
endOnSignal(running, exit);
console.log(`Carillon is ready: ${running.url}\nStop it with Ctrl+C.`);
