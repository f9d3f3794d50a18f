// A server in a process of its own, as it is released, to be killed: `node server.mjs SERVER RULES`, its settings in the
// environment. It says when it listens.
import process, { argv, env } from 'node:process';
import { pathToFileURL } from 'node:url';

const [, , file = '', rules = ''] = argv;
const { serve } = await import(pathToFileURL(file).href);
await serve({ variables: env, site: rules, rules, say: () => {} });
process.send?.('listening');
