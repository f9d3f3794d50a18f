/**
 * Makes the tables of both titles from the fact files:
 *
 *     node --conditions=source --import tsx tools/src/facts/convert.ts
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as tomahawks from './bayonets-tomahawks/data.ts';
import { namesFile as tomahawksNames } from './bayonets-tomahawks/names.ts';
import { readFacts as readTomahawks } from './bayonets-tomahawks/source.ts';
import { tablesFile } from './figure-tables.ts';
import { connectionsFile, positionsFile, spacesFile } from './map-tables.ts';
import { namesFile } from './names.ts';
import { cardsFile, piecesFile } from './piece-tables.ts';
import { scenariosFile } from './scenario-tables.ts';
import { type Facts, readFacts } from './source.ts';

/** Root of the project. */
export const ROOT: string = fileURLToPath(new URL('../../../', import.meta.url));

/** Every file that is made from the facts, by its path in the project. */
const FILES: readonly (readonly [string, (facts: Facts) => string])[] = [
  ['games/wilderness-war/rules/src/names.ts', namesFile],
  ['games/wilderness-war/rules/src/data/spaces.ts', spacesFile],
  ['games/wilderness-war/rules/src/data/connections.ts', connectionsFile],
  ['games/wilderness-war/rules/src/data/pieces.ts', piecesFile],
  ['games/wilderness-war/rules/src/data/cards.ts', cardsFile],
  ['games/wilderness-war/rules/src/data/scenarios.ts', scenariosFile],
  ['games/wilderness-war/rules/src/data/tables.ts', tablesFile],
  ['games/wilderness-war/board/src/data/positions.ts', positionsFile],
];

const TOMAHAWKS = 'games/bayonets-tomahawks/rules/src/';
const TOMAHAWKS_FILES: readonly (readonly [string, (facts: ReturnType<typeof readTomahawks>) => string])[] = [
  ['names.ts', tomahawksNames],
  ['data/spaces.ts', tomahawks.spacesFile],
  ['data/connections.ts', tomahawks.connectionsFile],
  ['data/pieces.ts', tomahawks.piecesFile],
  ['data/cards.ts', tomahawks.cardsFile],
  ['data/scenarios.ts', tomahawks.scenariosFile],
  ['data/tables.ts', tomahawks.tablesFile],
];

const BIOME = join(dirname(createRequire(import.meta.url).resolve('@biomejs/biome/package.json')), 'bin/biome');

/** The text as the project's formatter lays it out. */
function formatted(path: string, text: string): string {
  const arguments_ = [BIOME, 'format', `--stdin-file-path=${path}`];
  return execFileSync(process.execPath, arguments_, { cwd: ROOT, input: text, encoding: 'utf8' });
}

/** Every file made from the facts: its path in the project, and its text. */
export function convertFacts(): Map<string, string> {
  const facts = readFacts();
  const tomahawksFacts = readTomahawks();
  const texts: [string, string][] = [
    ...FILES.map(([path, make]): [string, string] => [path, make(facts)]),
    ...TOMAHAWKS_FILES.map(([path, make]): [string, string] => [`${TOMAHAWKS}${path}`, make(tomahawksFacts)]),
  ];
  return new Map(texts.map(([path, text]) => [path, formatted(path, text)]));
}

function main(): void {
  for (const [path, text] of convertFacts()) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), text);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
