// A released server in a separate process, to be killed: `node server.mjs SERVER RULES`, with its settings in the
// environment. It reports when it is listening. When asked to collect its garbage (with --expose-gc), it answers with
// the bytes it still holds.
import process, { argv, env } from 'node:process';
import { pathToFileURL } from 'node:url';
import { getHeapCodeStatistics } from 'node:v8';

const [, , file = '', rules = ''] = argv;
const { serve } = await import(pathToFileURL(file).href);
await serve({ variables: env, rules, say: () => {} });
process.send?.('listening');
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  // Compiled code, as large as the program, comes and goes for an hour or two.
  const { code_and_metadata_size: code, bytecode_and_metadata_size: bytecode } = getHeapCodeStatistics();
  process.send?.(heapUsed + external - code - bytecode);
});
