import type { Random } from '@carillon/kit';
import type { Decision as Asked } from '@carillon/testkit';
import { SCENARIO_FACTS } from '../../src/data/scenarios.ts';
import type { SideName } from '../../src/names.ts';
import type { Position } from '../../src/position.ts';
import { Board, enemyOf, isDrilled, isUnit, pieceFacts, SPACES, spaceFacts, unitsOf } from './board.ts';
import { closest, compareHome, homeOf, isIndian, isStranded, mayAccompany, PAYS_DEN_HAUT } from './home.ts';
import { supplied } from './supply.ts';
import { type Compare, type Running, sideIn, Trial, text } from './trial.ts';

// 4.0 B.3-B.6, 11 and 13: the end of a year, played out on a copy.

const SIDES: readonly SideName[] = ['french', 'british'];
const BEGIN = 'year-end.begin';
const RAIDED = 'year-end.raided';
const ATTRITION = 'year-end.attrition';
const CLOSE = 'year-end.close';
const SHELTERED_UNITS = 4;

type Places = Readonly<Record<string, string>>;
const placeIn = (position: Position, piece: string): string => (position.place as Places)[piece] ?? 'reserve';
const isReduced = ({ reduced }: Position, piece: string): boolean => (reduced as readonly string[]).includes(piece);

/** Plays the year's end out from the last question of a phase, if it comes next. */
export function playYearsEnd(asked: Asked, random: Random, compare: Compare): void {
  const trial = new Trial(asked, random, [BEGIN, RAIDED, ATTRITION, CLOSE]);
  trial.play(({ stack }) => (stack as readonly Running[]).some(({ procedure }) => procedure === 'year-end'), 'end');
  const at = (step: string): Position | undefined => trial.seen.find((each) => each.step === step)?.position;
  const [begun, raided, attrition, close] = [at(BEGIN), at(RAIDED), at(ATTRITION), at(CLOSE)];
  if (begun === undefined || raided === undefined || attrition === undefined || close === undefined) return;
  for (const turn of trial.turns) if (turn.step === 'go-home.go') compareHome(turn.before, turn.listed, compare);
  compareMoved(begun, raided, compare);
  compareRaids(raided, attrition, compare);
  compareAttrition(attrition, close, compare);
  compare(
    'victory',
    `${close.scenario} ${close.year} at ${close.vp}`,
    [trial.result.replace(' ', '_')],
    [victory(close).replace(' ', '_')],
  );
}

/** 4.0 B.3 The pieces that must go home, those that may go along, and those that must not move. */
function compareMoved(before: Position, after: Position, compare: Compare): void {
  const board = new Board(before);
  const must = new Set<string>();
  const may = new Set<string>();
  for (const side of SIDES) {
    for (const space of SPACES) {
      const there = board.outside(side, space);
      const going = there.filter(
        (piece) => isIndian(piece) && homeOf(piece) !== space && !isSheltered(board, side, space),
      );
      for (const piece of going) must.add(piece);
      if (going.length > 0) for (const piece of there.filter(mayAccompany)) may.add(piece);
      for (const piece of displaced(board, new Board(after), side, space)) may.add(piece);
      if (isStranded({ board, side, at: space, party: [], left: going, raid: false }))
        for (const piece of there.filter((each) => !isUnit(each))) may.add(piece);
    }
  }
  const all = Object.keys(before.place);
  const moved = all.filter((piece) => placeIn(before, piece) !== placeIn(after, piece));
  const stay = [...must].filter((piece) => !moved.includes(piece));
  compare('year end: Indians who have not gone home', `${before.year}`, stay, []);
  compare(
    'year end: moved without a rule',
    `${before.year}`,
    moved.filter((each) => !must.has(each) && !may.has(each)),
    [],
  );
  compare('year end: leaders left alone', `${before.year}`, strandedIn(new Board(after)), []);
}

/** 6.53 Leaders who have neither units nor a fortification, where enemies have come home or were besieged. */
function displaced(before: Board, after: Board, side: SideName, space: string): string[] {
  const stays = after.unitsOutside(side, space).length > 0 || isSheltered(before, side, space);
  const leaders = before.outside(side, space).filter((piece) => !isUnit(piece));
  const enemies = after.hasEnemies(side, space) || before.fortification(space)?.side === enemyOf(side);
  return enemies && !stays ? leaders : [];
}

function isSheltered(board: Board, side: SideName, space: string): boolean {
  return board.fortification(space)?.side === side;
}

function strandedIn(board: Board): string[] {
  return SIDES.flatMap((side) =>
    SPACES.filter((space) => space !== PAYS_DEN_HAUT).flatMap((space) => {
      const alone = isStranded({ board, side, at: space, party: [], left: [], raid: false });
      const leaders = board.piecesOf(side, space).filter((piece) => !isUnit(piece));
      return alone && closest(board, side, space).length > 0 ? leaders : [];
    }),
  );
}

/** 13.22 */
function compareRaids(before: Position, after: Position, compare: Compare): void {
  const sum = (raids: Readonly<Record<string, number>>): number =>
    Object.values(raids).reduce((all, each) => all + each, 0);
  const [french, british] = [sum(before.frenchRaids), sum(before.britishRaids)];
  const expected = before.vp + Math.ceil(french / 2) - Math.ceil(british / 2);
  compare('year end: points for raids', `${french} and ${british}`, [`${after.vp}`], [`${expected}`]);
  const left = [...Object.keys(after.frenchRaids), ...Object.keys(after.britishRaids)];
  compare('year end: Raided markers', `${before.year}`, left, []);
}

/** 11.1 Whether the Drilled Troops of a stack suffer: those inside a siege, and those without shelter. */
function suffers(board: Board, side: SideName, space: string, inside: boolean): boolean {
  if (inside) return true;
  if (board.isFriendlyCultivated(side, space)) return false;
  const found = board.fortification(space);
  if (found === undefined || found.side !== side || found.besieged) return true;
  return found.kind !== 'fortress' && unitsOf(board.piecesOf(side, space)).length > SHELTERED_UNITS;
}

interface Stack {
  readonly side: SideName;
  readonly space: string;
  readonly units: readonly string[];
}

function suffering(board: Board): Stack[] {
  return SIDES.flatMap((side) =>
    SPACES.flatMap((space) => {
      const all = unitsOf(board.piecesOf(side, space));
      const inside = all.some((unit) => board.isInside(unit));
      const drilled = all.some(isDrilled) && suffers(board, side, space, inside);
      return drilled ? [{ side, space, units: all }] : [];
    }),
  );
}

/** 11.2 The number of reduced Drilled units that a stack loses; the last step in a space is spared. */
function toll({ units }: Stack, position: Position): number {
  const reduced = units.filter((unit) => isDrilled(unit) && isReduced(position, unit)).length;
  return units.length === 1 && reduced === 1 ? 0 : Math.ceil(reduced / 2);
}

function compareAttrition(before: Position, after: Position, compare: Compare): void {
  const stacks = suffering(new Board(before));
  const hit = new Set(stacks.flatMap(({ units }) => units.filter(isDrilled)));
  for (const stack of stacks) {
    const drilled = stack.units.filter(isDrilled);
    const gone = drilled.filter((unit) => placeIn(after, unit) !== stack.space);
    const full = gone.filter((unit) => !isReduced(before, unit));
    const whole = drilled.filter((unit) => !gone.includes(unit) && !isReduced(after, unit));
    const found = [`lost:${gone.length}`, `full:${full.length}`, `whole:${whole.length}`];
    const where = `${stack.units.join(' ')} at ${stack.space}`;
    compare('attrition', where, found, [`lost:${toll(stack, before)}`, 'full:0', 'whole:0']);
  }
  const others = Object.keys(before.place).filter((piece) => !hit.has(piece));
  const touched = others.filter(
    (piece) => placeIn(before, piece) !== placeIn(after, piece) || isReduced(before, piece) !== isReduced(after, piece),
  );
  compare('attrition: spared', `${before.year}`, touched, []);
}

/** 11.2 The owner chooses among the reduced Drilled units of the stack. */
export function compareToll(position: Position, listed: readonly string[], compare: Compare): void {
  const { locals } = position.stack.at(-1) as Running;
  const [side, at] = [sideIn(locals), text(locals.at) ?? ''];
  const board = new Board(position);
  const alike = (units: readonly string[]): string[] => units.map((each) => board.likeness(each).replaceAll(' ', '_'));
  const offered = listed.flatMap((each) => (each.startsWith('lose ') ? [each.slice(5)] : []));
  const open = unitsOf(board.piecesOf(side, at)).filter((unit) => isDrilled(unit) && isReduced(position, unit));
  compare('attrition: choices', at, alike(offered), alike(open));
}

const FRENCH_BY_YEAR: Readonly<Record<number, number>> = { 1760: 8, 1761: 5 };
const FORTRESSES = SPACES.filter((space) => spaceFacts(space).fortress);
const KEY_SPACES = ['niagara', 'ohio-forks'];

/** 13.11 Units or a fortification of one's own, and none of the enemy's. */
function occupiesAlone(board: Board, side: SideName, space: string): boolean {
  const has = (of: SideName): boolean =>
    unitsOf(board.piecesOf(of, space)).length > 0 || board.fortification(space)?.side === of;
  return has(side) && !has(enemyOf(side));
}

/** 13.1 The result of a year's end. */
function victory(position: Position): string {
  const board = new Board(position);
  const { vp, year } = position;
  const all = FORTRESSES.every((space) => board.controls('british', space));
  if (all && KEY_SPACES.every((space) => occupiesAlone(board, 'british', space))) return 'british 13.11';
  if (vp >= 11) return 'french 13.11';
  if (vp <= -11) return 'british 13.11';
  const least = FRENCH_BY_YEAR[year];
  if (least !== undefined && vp >= least) return 'french 13.11';
  const facts = SCENARIO_FACTS.find(({ id }) => id === position.scenario);
  if (facts === undefined || year < facts.endYear) return 'goes on';
  return facts.endYear === 1759 ? in1759(board) : in1762(position);
}

/** 13.12 */
function in1759(board: Board): string {
  const { vp } = board.position;
  const own = FORTRESSES.filter((space) => spaceFacts(space).originally === 'british');
  const strongholds = ['quebec', 'montreal'].filter((space) => board.controls('british', space));
  const taken = KEY_SPACES.filter((space) => occupiesAlone(board, 'british', space));
  if (own.every((space) => stillHolds(board, space)) && strongholds.length + taken.length >= 2) return 'british 13.12';
  if (vp >= 1) return 'french 13.12';
  return vp <= -1 ? 'british 13.12' : draw(board.position);
}

/** 13.12 A besieged fortress is controlled unless the besiegers may roll on the Siege Table. */
function stillHolds(board: Board, space: string): boolean {
  if (board.controls('british', space)) return true;
  const found = board.fortification(space);
  if (found?.side !== 'british' || !found.besieged) return false;
  const besiegers = board.outside('french', space);
  const led = besiegers.some((piece) => pieceFacts(piece).kind === 'leader');
  return !(led && besiegers.some(isDrilled) && supplied(board, 'french').includes(space));
}

/** 13.13 */
function in1762(position: Position): string {
  if (position.vp >= 1) return 'french 13.13';
  return position.vp <= -5 ? 'british 13.13' : draw(position);
}

/** 13.14 */
const draw = ({ options }: Position): string =>
  options.some((each) => each === 'tournament') ? 'french 13.14' : 'draw 13.14';
