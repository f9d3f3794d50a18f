/** `npm run fonts`: cuts the page's typefaces to the letters that it uses. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cut, FACES, lettersShown } from './fonts/cut.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const shown = lettersShown();
for (const face of FACES) {
  const bytes = await cut(face, shown);
  writeFileSync(join(ROOT, face.to), bytes);
  console.log(`${face.to}: ${bytes.length} bytes`);
}
