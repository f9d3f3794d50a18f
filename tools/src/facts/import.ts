/**
 * Copies outside fact files into the project, figures only:
 *
 *     node --conditions=source --import tsx tools/src/facts/import.ts <title> <folder>
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as tomahawks from './bayonets-tomahawks/importers.ts';
import { importCards } from './import-cards.ts';
import { importExamples } from './import-examples.ts';
import { importConnections, importPieces, importSpaces } from './import-map.ts';
import { importScenarios } from './import-scenarios.ts';
import { importTables } from './import-tables.ts';
import { asRow, type Row } from './pick.ts';
import { printFacts } from './print.ts';

type Importers = Readonly<Record<string, (from: Row) => Row>>;

/** What becomes of each outside file of a title; the file keeps its name. */
const IMPORTERS: Readonly<Record<string, Importers>> = {
  'wilderness-war': {
    'spaces.json': importSpaces,
    'connections.json': importConnections,
    'pieces.json': importPieces,
    'cards.json': importCards,
    'scenarios.json': importScenarios,
    'tables.json': importTables,
    'examples.json': importExamples,
  },
  'bayonets-tomahawks': {
    'spaces.json': tomahawks.importSpaces,
    'connections.json': tomahawks.importConnections,
    'units.json': tomahawks.importUnits,
    'cards.json': tomahawks.importCards,
    'scenarios.json': tomahawks.importScenarios,
    'tables.json': tomahawks.importTables,
    'examples.json': tomahawks.importExamples,
  },
};

const FACTS = fileURLToPath(new URL('../../../facts/', import.meta.url));

function main(title = '', folder = ''): void {
  const importers = Object.entries(IMPORTERS[title] ?? {});
  if (importers.length === 0 || folder === '') throw new Error('give a title and the folder of its outside fact files');
  mkdirSync(join(FACTS, title), { recursive: true });
  for (const [file, importer] of importers) {
    const from = asRow(JSON.parse(readFileSync(join(folder, file), 'utf8')), file);
    writeFileSync(join(FACTS, title, file), printFacts(importer(from)));
  }
}

main(process.argv[2], process.argv[3]);
