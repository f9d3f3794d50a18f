// A server in a process of its own, as it is released, to be killed: `node server.mjs RULES`, its settings in the environment.
import process, { argv, env } from 'node:process';
import { serve } from '@carillon/server';

const [, , rules = ''] = argv;
await serve({ variables: env, site: rules, rules, say: () => {} });
process.send?.('listening');
