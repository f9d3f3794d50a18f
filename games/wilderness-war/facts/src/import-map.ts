import { asRow, pick, type Row, rowsOf, textOf } from '@carillon/workshop';

const SPACE_FIELDS = [
  'id',
  'name',
  'kind',
  'terrain',
  'department',
  'originally',
  'fortress',
  'port',
  'settlement',
  'vpLocation',
  'board',
  'lonlat',
  'lonlatSource',
];

const UNIT_FIELDS = [
  'id',
  'name',
  'side',
  'class',
  'category',
  'regular',
  'full',
  'reduced',
  'movement',
  'count',
  'names',
  'tribe',
  'alliance',
  'homeSettlement',
  'department',
  'boxes',
  'whenEliminated',
  'returnsBy',
  'enterBy',
];

/** Spaces and militia boxes with every figure, without the notes. */
export function importSpaces(from: Row): Row {
  const frame = asRow(asRow(from.meta, 'meta').boardFrame, 'boardFrame');
  return {
    boardFrame: pick(frame, ['width', 'height']),
    spaces: rowsOf(from, 'spaces').map((space) => pick(space, SPACE_FIELDS)),
    militiaBoxes: rowsOf(from, 'militiaBoxes').map((box) => pick(box, ['id', 'name', 'side', 'department', 'board'])),
  };
}

/** Connections and arrows, without the remarks on their sources. */
export function importConnections(from: Row): Row {
  return {
    connections: rowsOf(from, 'connections').map((row) => pick(row, ['a', 'b', 'kind'])),
    oneWayArrows: rowsOf(from, 'oneWayArrows').map((row) => pick(row, ['from', 'to', 'use'])),
    amphibiousArrows: rowsOf(from, 'amphibiousArrows').map((row) => pick(row, ['from', 'to', 'use'])),
  };
}

/** The place of a leader in a set-up, as a mark: `map:albany`, `pool`, `set-aside` or `not-used`. */
function availabilityMark(text: string): string {
  if (text.startsWith('starts on map')) return `map:${/\(([a-z-]+)\)/.exec(text)?.[1]}`;
  if (text.startsWith('set aside')) return 'set-aside';
  if (text === 'pool') return 'pool';
  if (text === 'not used') return 'not-used';
  throw new Error(`availability: ${text}`);
}

function importLeader(leader: Row): Row {
  const availability = asRow(leader.availability, 'availability');
  const marks = Object.keys(availability).map((setup) => [setup, availabilityMark(textOf(availability, setup))]);
  return {
    ...pick(leader, ['id', 'name', 'side', 'initiative', 'command', 'tactics', 'movementAlone']),
    commanderInChief: leader.commanderInChief === true,
    availability: Object.fromEntries(marks),
    ...pick(leader, ['britishPool']),
  };
}

/** Leaders and groups of units with every rating, without the notes. */
export function importPieces(from: Row): Row {
  const limits = asRow(asRow(from.meta, 'meta').limits, 'limits');
  return {
    limits: pick(limits, ['maxBritishCommandSevenLeadersInPlay', 'commandSevenLeaders']),
    leaders: rowsOf(from, 'leaders').map(importLeader),
    units: rowsOf(from, 'units').map((unit) => pick(unit, UNIT_FIELDS)),
  };
}
