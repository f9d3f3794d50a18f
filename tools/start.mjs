// `./start`: installs, builds, and serves page and games; skips steps that are up to date.
import { dirname } from 'node:path';
import { argv, env, exit } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, rulesFolder, serverFile, siteFolder } from './build.mjs';
import { install } from './install.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * @param {string} sentence
 * @param {number} [code] the exit code
 * @returns {never}
 */
function giveUp(sentence, code = 1) {
  console.error(sentence);
  exit(code);
}

/** Printed for `--help`, and for arguments, of which there are none. */
const USAGE = `Usage: ./start
Installs what is missing, builds Carillon, and serves it until you press Ctrl+C.
It takes no options. Settings are environment variables: PORT=8080 ./start. docs/operating.md lists them.`;

const [, , ...args] = argv;
if (args.length > 0) {
  const wantsHelp = args.every((arg) => arg === '--help' || arg === '-h');
  if (!wantsHelp) giveUp(`Unknown: ${args.join(' ')}.\n${USAGE}`, 2);
  console.log(USAGE);
  exit(0);
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
