import { inLine, NONE } from '@carillon/flow';
import { WATERS } from '../cards/french-lake-warships.ts';
import { MOST_UNITS } from '../data/connections.ts';
import { type Connection, card, connection, FRENCH, type Side, side, type Way, way } from '../ids.ts';
import { endsOf, isBase, isHighway } from '../map.ts';
import { isInPlay } from '../query/cards.ts';
import type { State } from '../state.ts';
import { impossible } from './faults.ts';

// Checks each connection: Roads, units that have used it, whether it is closed.

export function checkConnections(g: State): void {
  checkRoads(g);
  for (const of of side.all) checkCrossings(g, of);
  checkClosed(g);
}

function checkRoads(g: State): void {
  const { roads, roadsBegun, roadsNew, britishRoadsBegun } = g;
  for (let by = roads.first(); by !== NONE; by = roads.after(by)) mustBePath('roads', by);
  for (let by = roadsBegun.first(); by !== NONE; by = roadsBegun.after(by)) {
    mustBePath('roads-begun', by);
    if (roads.has(by)) throw nothingToBuild('roads-begun', by);
  }
  for (let by = roadsNew.first(); by !== NONE; by = roadsNew.after(by)) {
    if (!roadsBegun.has(by) && !roads.has(by)) throw notBegun('roads-new', by);
  }
  for (let by = britishRoadsBegun.first(); by !== NONE; by = britishRoadsBegun.after(by)) {
    if (!roadsBegun.has(by)) throw notBegun('british-roads-begun', by);
  }
}

function mustBePath(part: string, by: Connection): void {
  if (!isHighway(by)) return;
  const name = connection.nameOf(by);
  throw impossible('road-on-highway', `${name} is a Highway and takes no Road`, inLine(part, name));
}

function nothingToBuild(part: string, by: Connection) {
  const name = connection.nameOf(by);
  return impossible('road-begun-and-built', `the Road ${name} is begun and finished`, inLine(part, name));
}

function notBegun(part: string, by: Connection) {
  const name = connection.nameOf(by);
  return impossible('road-not-begun', `the Road ${name} is not begun`, inLine(part, name));
}

const mostOn = (g: State, by: Connection): number => {
  if (isHighway(by)) return MOST_UNITS.highway;
  return g.roads.has(by) ? MOST_UNITS.road : MOST_UNITS.path;
};
const leadsToBase = (by: Connection): boolean => endsOf(by).some(isBase);

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one line for each way in which these markers can be wrong
function checkCrossings(g: State, of: Side): void {
  const [moved, guns, entered] =
    of === FRENCH ? [g.frenchMoved, g.frenchGuns, g.frenchEntered] : [g.britishMoved, g.britishGuns, g.britishEntered];
  const name = side.nameOf(of);
  const last = moved.width - 1;
  for (let by = moved.findOther(0, 0, last); by !== NONE; by = moved.findOther(0, by + 1, last)) {
    if (moved.get(by) < 0 || moved.get(by) > mostOn(g, by)) throw tooMany(`${name}-moved`, by, moved.get(by));
    if (of === FRENCH && leadsToBase(by)) throw frenchAlong('french-moved', connection.nameOf(by));
  }
  for (let by = guns.first(); by !== NONE; by = guns.after(by)) {
    if (!isHighway(by) && !g.roads.has(by)) throw gunOnPath(`${name}-guns`, by);
    if (of === FRENCH && leadsToBase(by)) throw frenchAlong('french-guns', connection.nameOf(by));
  }
  if (of !== FRENCH) return;
  for (let by = entered.first(); by !== NONE; by = entered.after(by))
    if (leadsToBase(connectionOf(by))) throw frenchAlong('french-entered', way.nameOf(by));
}

/** Each connection has two directions. */
const connectionOf = (of: Way): Connection => (of >> 1) as Connection;

/** Units that have used a connection have entered the space at one end; Artillery has moved with others. */
export function checkWays(g: State): void {
  for (const of of side.all) {
    const [moved, guns, entered] =
      of === FRENCH
        ? [g.frenchMoved, g.frenchGuns, g.frenchEntered]
        : [g.britishMoved, g.britishGuns, g.britishEntered];
    const name = side.nameOf(of);
    const last = moved.width - 1;
    for (let by = moved.findOther(0, 0, last); by !== NONE; by = moved.findOther(0, by + 1, last))
      if (!waysOf(by).some((each) => entered.has(each))) throw notCrossed(`${name}-moved`, by);
    for (let by = guns.first(); by !== NONE; by = guns.after(by))
      if (moved.get(by) === 0) throw notCrossed(`${name}-guns`, by);
  }
}

const waysOf = (by: Connection): readonly Way[] => [(2 * by) as Way, (2 * by + 1) as Way];

const notCrossed = (part: string, by: Connection) =>
  impossible(
    'crossed-by-nobody',
    `nobody has gone along ${connection.nameOf(by)}`,
    inLine(part, connection.nameOf(by)),
  );

const tooMany = (part: string, by: Connection, units: number) =>
  impossible(
    'too-many-on-connection',
    `${units} units cannot have moved along ${connection.nameOf(by)}`,
    inLine(part, connection.nameOf(by)),
  );

const frenchAlong = (part: string, name: string) =>
  impossible('base-entered', `the French have moved along ${name}, to or from a Base`, inLine(part, name));

const gunOnPath = (part: string, by: Connection) =>
  impossible(
    'gun-on-path',
    `Artillery cannot have gone along the Path ${connection.nameOf(by)}`,
    inLine(part, connection.nameOf(by)),
  );

const WARSHIPS = card.of('french-lake-warships-39');
/** 7.4 French Lake Warships close one of the connections that the card names. */
function checkClosed(g: State): void {
  if (g.closed === NONE || (isInPlay(g, WARSHIPS) && WATERS.includes(g.closed))) return;
  throw impossible('closed-by-nobody', `nothing closes ${connection.nameOf(g.closed)}`, inLine('closed'));
}
