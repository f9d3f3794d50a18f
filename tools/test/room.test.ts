import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CLASS_METHODS, FILE_LINES, type SourceFile, tooLarge } from '../src/room.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['packages', 'games', 'tools', 'examples'];

/** All sources below a folder, by their paths in the project; what is installed or built is none. */
function sourcesIn(folder: string): SourceFile[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['node_modules', 'dist', '.types'].includes(entry.name) ? [] : sourcesIn(path);
    return /\.(tsx?|mjs|css)$/.test(path) ? [{ path, code: readFileSync(join(ROOT, path), 'utf8') }] : [];
  });
}

const classWith = (methods: number): string =>
  `class March {\n  constructor() {}\n${Array.from({ length: methods - 1 }, (_, i) => `  go${i}(): void {}`).join('\n')}\n}\n`;

test(`no file written by hand is longer than ${FILE_LINES} lines, no class has more than ${CLASS_METHODS} methods`, () => {
  const files = FOLDERS.flatMap(sourcesIn);
  expect(files.length).toBeGreaterThan(1_500);
  expect(tooLarge(files)).toEqual([]);
});

test('a file is measured whole, and one that a tool writes is not', () => {
  const long = '.card {}\n'.repeat(FILE_LINES + 1);
  expect(tooLarge([{ path: 'hand.css', code: long }])).toEqual([`hand.css has ${FILE_LINES + 1} lines`]);
  expect(tooLarge([{ path: 'hand.css', code: '.card {}\n'.repeat(FILE_LINES) }])).toEqual([]);
  expect(
    tooLarge([{ path: 'names.ts', code: `// Made from facts; do not edit.\n${'\n'.repeat(FILE_LINES)}` }]),
  ).toEqual([]);
});

test('constructors and static methods count', () => {
  expect(tooLarge([{ path: 'march.ts', code: classWith(CLASS_METHODS) }])).toEqual([]);
  expect(tooLarge([{ path: 'march.ts', code: classWith(CLASS_METHODS + 1) }])).toEqual([
    `march.ts: March has ${CLASS_METHODS + 1} methods`,
  ]);
});
