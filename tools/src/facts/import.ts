/**
 * Copies outside fact files into the project, figures only:
 *
 *     node --conditions=source --import tsx tools/src/facts/import.ts <folder>
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importCards } from './import-cards.ts';
import { importExamples } from './import-examples.ts';
import { importConnections, importPieces, importSpaces } from './import-map.ts';
import { importScenarios } from './import-scenarios.ts';
import { importTables } from './import-tables.ts';
import { asRow, type Row } from './pick.ts';
import { printFacts } from './print.ts';

/** What becomes of each outside file; the file keeps its name. */
const IMPORTERS: readonly (readonly [string, (from: Row) => Row])[] = [
  ['spaces.json', importSpaces],
  ['connections.json', importConnections],
  ['pieces.json', importPieces],
  ['cards.json', importCards],
  ['scenarios.json', importScenarios],
  ['tables.json', importTables],
  ['examples.json', importExamples],
];

const TARGET = fileURLToPath(new URL('../../../facts/wilderness-war/', import.meta.url));

function main(folder: string | undefined): void {
  if (folder === undefined) throw new Error('give the folder of the outside fact files');
  mkdirSync(TARGET, { recursive: true });
  for (const [file, importer] of IMPORTERS) {
    const from = asRow(JSON.parse(readFileSync(join(folder, file), 'utf8')), file);
    writeFileSync(join(TARGET, file), printFacts(importer(from)));
  }
}

main(process.argv[2]);
