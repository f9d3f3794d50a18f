// Lets the workers of vitest read TypeScript by Node's own loader. The runner's reaches every imported name through
// getters, one for each index file on the way, and the rules then take twice as long.
import { register } from 'tsx/esm/api';

const DONE = Symbol.for('carillon:native');
if (!(DONE in globalThis)) Object.assign(globalThis, { [DONE]: register() });
