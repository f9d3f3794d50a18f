import {
  examplesFiles,
  linesModule,
  placedModule,
  positionsModule,
  readRegion,
  type TitleFacts,
} from '@carillon/workshop';
import { cardsFile } from './data/cards.ts';
import { connectionsFile, spacesFile } from './data/map.ts';
import { piecesFile } from './data/pieces.ts';
import { openingsFile, scenariosFile } from './data/scenarios.ts';
import { tablesFile } from './data/tables.ts';
import {
  importCards,
  importConnections,
  importExamples,
  importScenarios,
  importSpaces,
  importTables,
  importUnits,
} from './importers.ts';
import { drawMap, FRAME, placedAt, REGION, readFacts as readMapFacts } from './map/draw.ts';
import { namesFile } from './names.ts';
import { rulebook } from './rulebook.ts';
import { readExamples, readFacts } from './source.ts';

const NAME = 'bayonets-tomahawks';

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
  };
}

const MAP = 'board/src/map/generated/';

/** The files generated from the facts of Bayonets & Tomahawks. */
export const facts: TitleFacts = {
  tables,
  rulebook,
  importers: {
    'spaces.json': importSpaces,
    'connections.json': importConnections,
    'units.json': importUnits,
    'cards.json': importCards,
    'scenarios.json': importScenarios,
    'tables.json': importTables,
    'examples.json': importExamples,
  },
  map: () => {
    const drawn = readMapFacts();
    const map = drawMap(drawn, readRegion(REGION));
    const modules = {
      [`${MAP}lines.ts`]: linesModule(NAME, map),
      [`${MAP}placed.ts`]: placedModule(NAME, map),
      [`${MAP}positions.ts`]: positionsModule(NAME, FRAME, drawn.spaces.map(placedAt)),
    };
    return { map, modules };
  },
};
