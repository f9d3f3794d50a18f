import { examplesFiles, linesModule, placedModule, readRegion, type TitleFacts } from '@carillon/workshop';
import { tablesFile } from './figure-tables.ts';
import { importCards } from './import-cards.ts';
import { importExamples } from './import-examples.ts';
import { importConnections, importPieces, importSpaces } from './import-map.ts';
import { importScenarios } from './import-scenarios.ts';
import { importTables } from './import-tables.ts';
import { ARROWS } from './map/arrows.ts';
import { drawMap, REGION } from './map/draw.ts';
import { readFacts as readMapFacts } from './map/facts.ts';
import { connectionsFile, positionsFile, spacesFile } from './map-tables.ts';
import { namesFile } from './names.ts';
import { cardsFile, piecesFile } from './piece-tables.ts';
import { rulebook } from './rulebook.ts';
import { openingsFile, scenariosFile } from './scenario-tables.ts';
import { readExamples, readFacts } from './source.ts';

const NAME = 'wilderness-war';

function tables(): Record<string, string> {
  const facts = readFacts();
  return {
    ...examplesFiles(readExamples()),
    'rules/src/names.ts': namesFile(facts),
    'rules/src/data/spaces.ts': spacesFile(facts),
    'rules/src/data/connections.ts': connectionsFile(facts),
    'rules/src/data/pieces.ts': piecesFile(facts),
    'rules/src/data/cards.ts': cardsFile(facts),
    'rules/src/data/scenarios.ts': scenariosFile(facts),
    'rules/src/data/openings.ts': openingsFile(facts),
    'rules/src/data/tables.ts': tablesFile(facts),
    'board/src/data/positions.ts': positionsFile(facts),
  };
}

const MAP = 'board/src/map/generated/';

/** The files generated from the facts of Wilderness War. */
export const facts: TitleFacts = {
  tables,
  rulebook,
  importers: {
    'spaces.json': importSpaces,
    'connections.json': importConnections,
    'pieces.json': importPieces,
    'cards.json': importCards,
    'scenarios.json': importScenarios,
    'tables.json': importTables,
    'examples.json': importExamples,
  },
  map: () => {
    const map = drawMap(readMapFacts(), readRegion(REGION));
    const modules = {
      [`${MAP}lines.ts`]: linesModule(NAME, map),
      [`${MAP}placed.ts`]: placedModule(NAME, map, ARROWS),
    };
    return { map, modules };
  },
};
