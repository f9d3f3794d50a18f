/** `npm run facts:import -- <title> <folder>`: copies external fact files of a title into the project, figures only. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asRow, printFacts } from '@carillon/workshop';
import { FACTS } from '../parts.ts';

const GAMES = fileURLToPath(new URL('../../../games/', import.meta.url));

async function main(title = '', folder = ''): Promise<void> {
  const facts = FACTS.find(({ id }) => id === title);
  if (facts === undefined || folder === '') throw new Error('give a title and the folder of its outside fact files');
  const target = join(GAMES, title, 'facts/data');
  mkdirSync(target, { recursive: true });
  for (const [file, importer] of Object.entries((await facts.load()).importers)) {
    const from = asRow(JSON.parse(readFileSync(join(folder, file), 'utf8')), file);
    writeFileSync(join(target, file), printFacts(importer(from)));
  }
}

await main(process.argv[2], process.argv[3]);
