// A released server in a separate process, to be killed: `node server.mjs SERVER RULES`, with its settings in the
// environment. It says when it is listening. Asked to collect its garbage (with --expose-gc), it answers with the bytes it holds.
import process, { argv, env } from 'node:process';
import { pathToFileURL } from 'node:url';

const [, , file = '', rules = ''] = argv;
const { serve } = await import(pathToFileURL(file).href);
await serve({ variables: env, rules, say: () => {} });
process.send?.('listening');
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
