import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { cut, FACES, lettersShown, rangeOf } from '../src/fonts/cut.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const shown = lettersShown();

it('the letters of the page include those of its three languages and of its places', () => {
  for (const letter of 'aZ09éèàçœŒäöüßÉ«»„“’–…·×½ô') expect(shown).toContain(letter);
});

it.each(FACES)('$to has every letter that the page shows: npm run fonts', async (face) => {
  expect((await cut(face, shown)).equals(readFileSync(join(ROOT, face.to)))).toBe(true);
});

it('the letters of the names on the start page have a file of their own', () => {
  const names = FACES.find(({ to }) => to.endsWith('name.woff2'));
  const css = readFileSync(join(ROOT, 'packages/board/src/fonts.css'), 'utf8');
  const [, face = ''] = css.split('fonts/name.woff2');
  expect(face.replace(/\s+/g, ' ')).toContain(`unicode-range: ${rangeOf(names?.letters ?? '')};`);
});
