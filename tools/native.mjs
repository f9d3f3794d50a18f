// Lets the workers of vitest load TypeScript with Node's own loader. With the runner's loader every imported name
// passes through getters, one for each index file on the way, and the rules take twice as long.
import { register } from 'tsx/esm/api';

const DONE = Symbol.for('carillon:native');
if (!(DONE in globalThis)) Object.assign(globalThis, { [DONE]: register() });
