/** `npm run facts`: generates the tables of all titles from their fact files. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FACTS } from '../parts.ts';

/** Root of the project. */
export const ROOT: string = fileURLToPath(new URL('../../../', import.meta.url));

const BIOME = join(dirname(createRequire(import.meta.url).resolve('@biomejs/biome/package.json')), 'bin/biome');

/** The text in the layout of the project's formatter. */
function formatted(path: string, text: string): string {
  const arguments_ = [BIOME, 'format', `--stdin-file-path=${path}`];
  return execFileSync(process.execPath, arguments_, { cwd: ROOT, input: text, encoding: 'utf8' });
}

/** Every generated file: its path in the project, and its text. */
export async function convertFacts(): Promise<Map<string, string>> {
  const made = new Map<string, string>();
  for (const { id, load } of FACTS) {
    const tables = Object.entries((await load()).tables());
    for (const [file, text] of tables) made.set(`games/${id}/${file}`, formatted(file, text));
  }
  return made;
}

async function main(): Promise<void> {
  for (const [path, text] of await convertFacts()) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), text);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
