import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TITLES } from '@carillon/titles';
import subsetFont from 'subset-font';

// The page's typefaces, cut to the letters that it uses: every reader loads them with the first view.

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const required = createRequire(join(ROOT, 'packages/board/package.json'));

/** A file of the page's fonts, and the file it is cut from. */
export interface Face {
  /** Its path from the root of the project. */
  readonly to: string;
  readonly from: string;
  /** The letters it needs; by default all that the page may show. */
  readonly letters?: string;
}

const FOLDER = 'packages/board/src/fonts';
const GENTIUM = '@fontsource/gentium-book-plus/files/gentium-book-plus-latin';
const FELL = '@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff2';

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)).join('');

/** Titles of pages, and the lettering of the maps: words and figures, without programming signs. */
const LETTERING = ` !&'(),-./${range(0x30, 0x3a)}?${range(0x41, 0x5a)}${range(0x61, 0x7a)}àâäçèéêëîïôöùûüßÀÇÉÈÊÔŒœÄÖÜ’–·…`;

/**
 * The names on the start page: the page's own, and those of the titles. The f is not among them, but its ligatures are
 * drawn only if it is in the same file as i and l.
 */
const NAMES = [...new Set(['Carillon', ...TITLES.map(({ door }) => door.name), 'f'].join(''))].sort().join('');
const OTHERS = [...LETTERING].filter((letter) => !NAMES.includes(letter)).join('');

export const FACES: readonly Face[] = [
  { to: `${FOLDER}/text.woff2`, from: `${GENTIUM}-400-normal.woff2` },
  { to: `${FOLDER}/text-italic.woff2`, from: `${GENTIUM}-400-italic.woff2` },
  { to: `${FOLDER}/text-bold.woff2`, from: `${GENTIUM}-700-normal.woff2` },
  { to: `${FOLDER}/title.woff2`, from: FELL, letters: OTHERS },
  { to: `${FOLDER}/name.woff2`, from: FELL, letters: NAMES },
];

/** Letters as the value of `unicode-range`. */
export const rangeOf = (letters: string): string =>
  [...letters].map((letter) => `U+${letter.charCodeAt(0).toString(16)}`).join(', ');

/** Sources with texts, or with names that are shown. */
const TEXTS = ['packages/client/src', 'packages/board/src', 'games'];

/** The letters that players may type in a name: printable ASCII and the letters of Western Europe. */
const TYPED = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}Œœ`;

/** Every letter that the page may show. */
export function lettersShown(): string {
  const seen = new Set(TYPED);
  for (const folder of TEXTS)
    for (const path of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }))
      if (/\.(json|tsx?)$/.test(path) && !/node_modules|dist|\.types|test/.test(path))
        for (const letter of readFileSync(join(ROOT, folder, path), 'utf8')) seen.add(letter);
  return [...seen].sort().join('');
}

/** The bytes of a face, cut to its letters. */
export const cut = async ({ from, letters }: Face, shown: string): Promise<Buffer> =>
  subsetFont(readFileSync(required.resolve(from)), letters ?? shown, { targetFormat: 'woff2' });
