import { asList, asRow, type Json, pick, type Row, rowsOf } from '@carillon/workshop';

const SPACE_FIELDS = [
  'id',
  'name',
  'kind',
  'home',
  'value',
  'victorySpace',
  'colony',
  'coastal',
  'seaZones',
  'militia',
  'indianUnit',
  'indianNation',
  'bastions',
  'battleRank',
  'board',
  'lonlat',
  'lonlatSource',
];

const UNIT_FIELDS = [
  'id',
  'name',
  'side',
  'type',
  'shape',
  'reducedFace',
  'gorget',
  'colony',
  'colonial',
  'village',
  'villages',
  'count',
  'rating',
  'rerollShapes',
];

/** Spaces, Colonies, Sea Zones and Indian Nations with every figure, without the notes. */
export const importSpaces = (from: Row): Row => ({
  seaZones: asList(from.seaZones, 'seaZones'),
  colonies: asList(from.colonies, 'colonies'),
  indianNations: rowsOf(from, 'indianNations').map((row) => pick(row, ['id', 'name', 'villages', 'units'])),
  spaces: rowsOf(from, 'spaces').map((space) => pick(space, SPACE_FIELDS)),
});

/** Connections, and the number of units that may move along each kind. */
export const importConnections = (from: Row): Row => ({
  limits: asRow(from.limits, 'limits'),
  connections: rowsOf(from, 'connections').map((row) => pick(row, ['a', 'b', 'kind', 'coastal', 'indianNationPath'])),
});

/** Kinds of counters, and the number of each. */
export const importUnits = (from: Row): Row => ({
  totals: asRow(from.totals, 'totals'),
  units: rowsOf(from, 'units').map((unit) => pick(unit, UNIT_FIELDS)),
});

/** The data of an event; its effect is written as code. */
const EVENT_FIELDS = ['id', 'title', 'arStart', 'optional', 'actor', 'spaces', 'confidence'];

function importCard(card: Row): Row {
  const { event, ...printed } = card;
  return { ...printed, event: event === null ? null : pick(asRow(event, 'event'), EVENT_FIELDS) };
}

export const importCards = (from: Row): Row => ({ cards: rowsOf(from, 'cards').map(importCard) });

function withoutText(value: Json): Json {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(withoutText);
  const fields = Object.entries(value).filter(([key]) => !['text', 'specialRules', 'note', '_note'].includes(key));
  return Object.fromEntries(fields.map(([key, field]) => [key, withoutText(field)]));
}

/** The scenarios: decks, set-up, pools, draws, additions, thresholds, bonuses. */
export const importScenarios = (from: Row): Row => ({
  scenarios: rowsOf(from, 'scenarios').map((row) => asRow(withoutText(row), 'scenario')),
});

const TOKEN_FIELDS = ['id', 'pool', 'count', 'bonus'];

/** The figures of the player aid: die, rounds, movement, Battle groups and penalties, tokens, chits, tracks. */
export function importTables(from: Row): Row {
  const battle = asRow(from.battle, 'battle');
  const raid = asRow(from.raid, 'raid');
  return {
    die: rowsOf(asRow(from.die, 'die'), 'faces').map((face) => pick(face, ['id', 'count', 'shapes'])),
    rounds: asList(asRow(from.yearStructure, 'yearStructure').rounds, 'rounds'),
    actionPoints: rowsOf(from, 'actionPoints').map((row) => pick(row, ['id', 'actions'])),
    movementPoints: rowsOf(from, 'movementPoints').map((row) => pick(row, ['types', 'mp'])),
    raid: {
      ...pick(raid, ['distance', 'doubledDistance', 'successFaces']),
      interception: rowsOf(raid, 'interception').map((row) => pick(row, ['faces'])),
      ...pick(asRow(raid.raidTrack, 'raidTrack'), ['spaces', 'vpAtEnd']),
    },
    rally: rowsOf(asRow(from.rally, 'rally'), 'faces').map((row) => pick(row, ['success'])),
    battle: {
      track: pick(asRow(battle.track, 'track'), ['min', 'max']),
      penalties: rowsOf(battle, 'penalties').map(importPenalty),
      groups: rowsOf(battle, 'groups').map((row) => pick(row, ['id', 'types', 'shape'])),
      hitFaces: asRow(battle.hitFaces, 'hitFaces'),
      routMargin: asRow(battle.rout, 'rout').marginAtLeast ?? null,
    },
    vagariesOfWar: rowsOf(from, 'vagariesOfWar').map(importToken),
    warInEurope: pick(asRow(from.warInEurope, 'warInEurope'), ['perSide', 'values']),
    battlePriorityOrder: asList(from.battlePriorityOrder, 'battlePriorityOrder'),
  };
}

function importPenalty(row: Row): Row {
  const more = row.amountIf === undefined ? {} : asRow(row.amountIf, 'amountIf');
  return {
    ...pick(row, ['id', 'amount']),
    ...(more.amount === undefined ? {} : { doubled: more.amount }),
    ...pick(more, ['stackSizeAtLeast']),
  };
}

/** `returns`: the token goes back to its pool after the draws. */
function importToken(row: Row): Row {
  return { ...pick(row, TOKEN_FIELDS), returns: String(row.afterwards).startsWith('back') };
}

const EXAMPLE_FIELDS = ['id', 'rules', 'derivedFrom', 'position', 'action', 'dice', 'expected'];

const isSentence = (value: Json): boolean => typeof value === 'string' && value.split(' ').length > 4;

/** Omits anything given in sentences, at any depth. */
function figuresOnly(value: Json): Json {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.filter((each) => !isSentence(each)).map(figuresOnly);
  const fields = Object.entries(value).filter(([key, field]) => key !== 'note' && !isSentence(field));
  return Object.fromEntries(fields.map(([key, field]) => [key, figuresOnly(field)]));
}

/** Worked cases: positions, dice and results. */
export const importExamples = (from: Row): Row => ({
  cases: rowsOf(from, 'cases').map((row) => asRow(figuresOnly(pick(row, EXAMPLE_FIELDS)), 'case')),
});
