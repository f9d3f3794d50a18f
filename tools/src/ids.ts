/** `npm run ids`: writes docs/ids.md, the names that positions, records and questions use. */
import { writeFileSync } from 'node:fs';
import { idsPage } from './ids-text.ts';

writeFileSync(new URL('../../docs/ids.md', import.meta.url), idsPage());
