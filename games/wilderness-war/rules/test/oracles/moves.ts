import type { SideName } from '../../src/names.ts';
import {
  type Board,
  enemyOf,
  isAuxiliary,
  isDrilled,
  isLoneAuxiliary,
  landingsFrom,
  pieceFacts,
  SPACES,
  spaceFacts,
  unitsOf,
  waysOut,
} from './board.ts';

/** A space on the route, and the pieces left there. */
export interface Stage {
  readonly space: string;
  readonly force: readonly string[];
  /** The position when it was left: works that are lost or built later do not affect the way. */
  readonly board: Board;
}

/** The progress of a march: the spaces left behind, the start first, and the force's present space. */
export interface March {
  readonly side: SideName;
  readonly passed: readonly Stage[];
  readonly at: string;
  readonly force: readonly string[];
  /** The value of the card, for a force at sea (6.41); `null` for pieces activated singly (6.42). */
  readonly value: number | null;
  /** Foul Weather, and George Croghan. */
  readonly foul: boolean;
  readonly guided: boolean;
  /** It has sailed, and goes no further (6.1). */
  readonly sailed: boolean;
}

/** 5.34, 5.534 Whether its leaders can command the whole force; Johnson's followers cost him nothing. */
export function isCommanded(force: readonly string[]): boolean {
  const facts = force.map(pieceFacts);
  const commands = facts.map((each) => (each.kind === 'leader' ? each.command : 0));
  const counted = facts.filter(
    (each) =>
      each.kind === 'unit' && !(each.side === 'british' && ['mohawk', 'iroquois'].includes(each.alliance ?? '')),
  );
  const led = force.includes('johnson') || counted.length === unitsOf(force).length;
  return led && counted.length <= commands.reduce((sum, each) => sum + each, 0);
}

type Mode = 'land' | 'boat';
const MODES: readonly Mode[] = ['land', 'boat'];
const BOAT = 9;
const LEADERS_ALONE = 6;
const FOUL = 2;

/** 6.2, 6.21, 6.22, 6.3 The spaces that may be entered in all. */
function allowance({ force, foul }: March, mode: Mode): number {
  const rates = unitsOf(force).map((unit) => {
    const facts = pieceFacts(unit);
    return facts.kind === 'unit' ? facts.movement : 0;
  });
  const own = mode === 'boat' ? BOAT : rates.length === 0 ? LEADERS_ALONE : Math.min(...rates);
  return foul ? Math.min(FOUL, own) : own;
}

/** 6.2 Whether pieces that have passed through a space must stop in the next. */
function stopsAfter({ side, guided, force: here }: March, { space, force, board }: Stage): boolean {
  // 6.2 Units are stopped there, but not leaders who leave all of them behind: see the rulings.
  if (unitsOf(here).length === 0 || board.hasFriendlyFortification(side, space)) return false;
  const units = unitsOf(force);
  const [drilled, auxiliaries] = [units.some(isDrilled), units.some(isAuxiliary)];
  if (spaceFacts(space).terrain === 'wilderness') return drilled && !auxiliaries && !guided;
  return auxiliaries && !drilled && board.isEnemyCultivated(side, space);
}

/** 6.2 Whether a march by land must stop where it is; where it began never counts. */
function stopsByLand(march: March): boolean {
  const { side, passed, at } = march;
  const last = passed.at(-1);
  if (last === undefined) return false;
  if (spaceFacts(at).terrain === 'mountain' && !last.board.hasFriendlyFortification(side, at)) return true;
  return passed.length > 1 && stopsAfter(march, last);
}

/** 6.3 Whether a boat may be carried past the end of a land connection. */
const carriesAt = (board: Board, side: SideName, space: string): boolean =>
  board.isFriendlyCultivated(side, space) || board.hasFriendlyFortification(side, space);

/** Whether the way from one space to another may be taken by boat, and whether it is the carry. */
function byBoat(board: Board, side: SideName, from: string, to: string): 'water' | 'carry' | 'no' {
  if (waysOut(from).some((way) => way.to === to && way.water)) return 'water';
  return carriesAt(board, side, from) && carriesAt(board, side, to) ? 'carry' : 'no';
}

/** Whether the way as a whole, next space included, is one by land or by boat. */
function isLegalIn(board: Board, march: March, mode: Mode, to: string): boolean {
  const { side, passed, at } = march;
  if (passed.length + 1 > allowance(march, mode)) return false;
  const way = [...passed.map(({ space }) => space), at, to];
  if (march.sailed || !way.slice(1).every((space, i) => waysOut(way[i] ?? '').some((each) => each.to === space)))
    return false;
  if (mode === 'land') return isLegalByLand(march);
  const links = way.slice(1).map((space, i) => byBoat(passed[i]?.board ?? board, side, way[i] ?? '', space));
  return !links.includes('no') && links.filter((link) => link === 'carry').length <= 1;
}

/** Whether the route so far was possible by land: within the allowance of every piece, and without a stop. */
function isLegalByLand(march: March): boolean {
  const { passed } = march;
  const ways = passed.map(({ space, force }, i): March => ({ ...march, passed: passed.slice(0, i), at: space, force }));
  // 6.22 The pieces with the force as it left a space limit its reach by land.
  const inReach = ways.every((way) => way.passed.length < allowance(way, 'land'));
  return inReach && ![...ways, march].some(stopsByLand);
}

/** 6.52, 6.53 Whether the force may enter a space without infiltrating it. */
function mayEnter(board: Board, { side, force }: March, to: string): boolean {
  if (!board.hasEnemies(side, to)) return true;
  const units = unitsOf(force);
  return units.length > 0 && (units.some(isDrilled) || !board.hasOpenEnemyFort(side, to));
}

/** A march that has entered one more space. */
const onwards = (board: Board, march: March, to: string): March => ({
  ...march,
  passed: [...march.passed, { space: march.at, force: march.force, board }],
  at: to,
});

/** 6.1 The modes by which the next space may be entered, with or without infiltration. */
const modesTo = (board: Board, march: March, modes: readonly Mode[], to: string): Mode[] =>
  modes.filter((mode) => isLegalIn(board, march, mode, to));

const exits = ({ at }: March): string[] => [...new Set(waysOut(at).map(({ to }) => to))];

/** 8.232, 8.24 Whether the march has given up a space by leaving it: nobody else besieged, or held, the works there. */
function hasGivenUp({ side, passed: [first] }: March, space: string): boolean {
  if (first?.space !== space) return false;
  const { board, force } = first;
  if (unitsOf(board.piecesOf(side, space)).some((unit) => !force.includes(unit))) return false;
  const works = board.fortification(space);
  return works?.side === side ? spaceFacts(space).originally === enemyOf(side) : works?.besieged === true;
}

/** 6.61 Whether a lone Auxiliary could still come to a space that it may enter without infiltrating. */
function findsAnEnd(board: Board, march: March, mode: Mode): boolean {
  return exits(march).some((to) => {
    if (!isLegalIn(board, march, mode, to)) return false;
    const enters = mayEnter(board, march, to) && !hasGivenUp(march, to);
    return enters || findsAnEnd(board, onwards(board, march, to), mode);
  });
}

/** 6.6 Whether a space may be infiltrated next. */
export function mayInfiltrate(board: Board, march: March, to: string): boolean {
  if (!isLoneAuxiliary(march.force) || !board.hasEnemies(march.side, to)) return false;
  return modesTo(board, march, MODES, to).some((mode) => findsAnEnd(board, onwards(board, march, to), mode));
}

/** 6.2, 6.3 The spaces that may be entered next, other than by infiltration. */
export const steps = (board: Board, march: March): string[] =>
  exits(march).filter((to) => mayEnter(board, march, to) && modesTo(board, march, MODES, to).length > 0);

export const infiltrations = (board: Board, march: March): string[] =>
  exits(march).filter((to) => mayInfiltrate(board, march, to));

/** 6.4 The only ports that the French sail between. */
const FRENCH_PORTS: readonly string[] = ['quebec', 'louisbourg'];

/** 6.4 The ports and Amphib spaces that may be sailed to. */
export function voyages(board: Board, march: March): string[] {
  const { side, at, passed, force, value, foul } = march;
  if (passed.length > 0 || foul || (value !== null && value < 3)) return [];
  const port = (space: string): boolean =>
    board.controlsPort(side, space) && (side === 'british' || FRENCH_PORTS.includes(space));
  const goes = (to: string): boolean => {
    if (to === at || !mayEnter(board, { ...march, force }, to)) return false;
    if (side === 'french') return port(at) && port(to) && !board.has('no-french-naval');
    const beach = (space: string): boolean => board.hasAmphib(space);
    return (port(at) && (port(to) || beach(to))) || (beach(at) && port(to));
  };
  return SPACES.filter(goes);
}

/** 6.43 The possible landing spaces, for a side with a landing card. */
export function landings(board: Board, march: March): string[] {
  const { side, at, passed, value, foul } = march;
  if (side !== 'british' || passed.length > 0 || foul || (value !== null && value < 3)) return [];
  if (board.has('no-amphib') || !board.controlsPort(side, at)) return [];
  return landingsFrom(at).filter((to) => mayEnter(board, march, to));
}

/** The spaces that a force can reach by land or boat before it has set out, each with the number of spaces entered. */
export function reach(board: Board, march: March): Map<string, number> {
  const costs = new Map<string, number>();
  for (const mode of MODES) {
    const seen = new Set<string>();
    // The nearest first: a later arrival at a space, otherwise equal, gets no further.
    let ahead = [march];
    while (ahead.length > 0) ahead = ahead.flatMap((each) => enter(board, each, mode, costs, seen));
  }
  return costs;
}

/** Enters every space that may come next; returns the marches that may go on. */
function enter(board: Board, march: March, mode: Mode, costs: Map<string, number>, seen: Set<string>): March[] {
  return exits(march).flatMap((to) => {
    if (!isLegalIn(board, march, mode, to)) return [];
    const next = onwards(board, march, to);
    if (mayEnter(board, march, to)) costs.set(to, Math.min(next.passed.length, costs.get(to) ?? next.passed.length));
    const goesOn = !board.hasEnemies(march.side, to) || isLoneAuxiliary(march.force);
    const key = `${to} ${mode === 'land' ? stopsByLand(next) : carries(board, next)}`;
    if (!goesOn || seen.has(key)) return [];
    seen.add(key);
    return [next];
  });
}

/** Land connections that a boat was carried over on the way. */
function carries(board: Board, { side, passed, at }: March): number {
  const way = [...passed.map(({ space }) => space), at];
  return way.slice(1).filter((space, i) => byBoat(board, side, way[i] ?? '', space) === 'carry').length;
}
