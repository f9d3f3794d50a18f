/** `npm run drawing`: draws packages and threads from the imports, as docs/pictures/architecture.svg. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readModules } from './drawing/modules.ts';
import { drawing } from './drawing/svg.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
writeFileSync(join(ROOT, 'docs/pictures/architecture.svg'), drawing(readModules(ROOT)));
