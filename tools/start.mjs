// `./start`: installs, builds and serves the page, each only where there is something to do.
import { dirname } from 'node:path';
import { env, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { serveSite } from './serve.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * @param {string} sentence
 * @returns {never}
 */
function giveUp(sentence) {
  console.error(sentence);
  exit(1);
}

/** The port that the variable PORT asks for; undefined when it asks for none. */
function wantedPort() {
  const text = env.PORT;
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) giveUp(`PORT is "${text}", which is not a port number.`);
  return port;
}

const port = wantedPort();
if (!install(ROOT, console.log)) giveUp('The dependencies could not be installed; npm said why, above.');
const built = build(ROOT, console.log);
if (!built.ok) giveUp(`${built.output}\nThe page could not be built; the bundler said why, above.`);
const site = await serveSite(ROOT, { port, host: env.HOST }).catch((error) =>
  giveUp(`Cannot serve the page: ${error.message}.`),
);
console.log(`Carillon is ready: ${site.url}\nStop it with Ctrl+C.`);
