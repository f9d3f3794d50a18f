import { type Impossible, inLine, NONE } from '@carillon/flow';
import { at } from '@carillon/kit';
import { commandOf, firstPiece, firstUnit, homeOf, isLeader, isMilitia, lastPiece, sideOf } from '../counters.ts';
import { PIECE_FACTS } from '../data/pieces.ts';
import {
  BRITISH,
  FRENCH,
  LEADER_POOL,
  type Piece,
  type Place,
  piece,
  place,
  REMOVED,
  RESERVE,
  SET_ASIDE,
  type Side,
  side,
  space,
  spaceOf,
} from '../ids.ts';
import { Battle, flow } from '../procedures/contents.ts';
import { Raid } from '../procedures/contents-year.ts';
import type { State } from '../state.ts';
import { impossible } from './faults.ts';

/** Checks each piece, wherever it is. */
export function checkPieces(g: State): void {
  for (let p = g.reduced.first(); p !== NONE; p = g.reduced.after(p)) mustBeReducible(g, p);
  for (const p of piece.all) {
    const where = g.place.get(p);
    if (isLeader(p)) mustBeLeadersPlace(p, where);
    else if (spaceOf(where) === NONE || isMilitia(p)) mustBeUnitsPlace(g, p, where);
  }
  checkIroquois(g);
  checkSevens(g);
  checkAlliances(g);
}

const nameOf = (p: Piece): string => piece.nameOf(p);

function mustBeReducible(g: State, p: Piece): void {
  const name = nameOf(p);
  if (isLeader(p))
    throw impossible('leader-reduced', `${name} is a leader and has no reduced side`, inLine('at', name));
  const where = g.place.get(p);
  if (where !== RESERVE && where !== REMOVED) return;
  throw impossible('reduced-off-map', `${name} is reduced and not in play`, inLine('at', name));
}

/** The militia boxes of each side. */
const boxesOf: readonly (readonly Place[])[] = [
  [place.of('st-lawrence-canadian-militias')],
  [place.of('northern-colonial-militias'), place.of('southern-colonial-militias')],
];

/** 5.55 Only British leaders are in the pool or set aside; 3.2 each leader has a place from the start. */
function mustBeLeadersPlace(p: Piece, where: Place): void {
  if (spaceOf(where) !== NONE || where === REMOVED || where === SET_ASIDE) return;
  const name = nameOf(p);
  if (where === RESERVE)
    throw impossible(
      'leader-in-reserve',
      `the leader ${name} is nowhere`,
      inLine('at', 'reserve'),
      inLine('at'),
      inLine('scenario'),
    );
  if (where !== LEADER_POOL) throw inWrongBox(p, where);
  if (sideOf(p) !== BRITISH) throw impossible('in-leader-pool', `${name} is no British leader`, inLine('at', name));
}

function mustBeUnitsPlace(g: State, p: Piece, where: Place): void {
  if (where === LEADER_POOL || where === SET_ASIDE) {
    throw impossible('in-leader-pool', `${nameOf(p)} is no leader`, inLine('at', nameOf(p)));
  }
  if (where === RESERVE || where === REMOVED) return;
  if (spaceOf(where) !== NONE) mustFight(g, p, where);
  else if (!isMilitia(p) || !at(boxesOf, sideOf(p)).includes(where)) throw inWrongBox(p, where);
}

const inWrongBox = (p: Piece, where: Place): Impossible =>
  impossible('in-wrong-box', `${nameOf(p)} cannot be in ${place.nameOf(where)}`, inLine('at', nameOf(p)));

/** 7.3, 10.2 Militia are on the map only while they fight. */
function mustFight(g: State, p: Piece, where: Place): void {
  const here = spaceOf(where);
  if (flow.within(g, Battle)?.at === here || flow.within(g, Raid)?.at === here) return;
  throw impossible(
    'militia-out',
    `${nameOf(p)} is Militia and fights nobody at ${place.nameOf(where)}`,
    inLine('at', nameOf(p)),
  );
}

/** For each French Iroquois unit, the British one of the same tribe. */
const rivals: readonly (readonly [Piece, Piece])[] = piece.all.flatMap((p) => {
  const facts = at(PIECE_FACTS, p);
  if (sideOf(p) !== FRENCH || facts.kind !== 'unit' || facts.alliance !== 'iroquois') return [];
  const other = piece.all.find((each) => sideOf(each) === BRITISH && homeOf(each) === homeOf(p));
  return other === undefined ? [] : [[p, other] as const];
});

function checkIroquois(g: State): void {
  for (const [french, british] of rivals) {
    if (spaceOf(g.place.get(french)) === NONE || spaceOf(g.place.get(british)) === NONE) continue;
    const both = `${nameOf(french)} and ${nameOf(british)} are of one tribe`;
    throw impossible('iroquois-twice', both, inLine('at', nameOf(british)));
  }
}

const HIGH_COMMAND = 7;
const MOST_HIGH_COMMANDERS = 2;

function checkSevens(g: State): void {
  let sevens = 0;
  for (let p = firstPiece(BRITISH); p < firstUnit(BRITISH); p++) {
    if (commandOf(p) !== HIGH_COMMAND || spaceOf(g.place.get(p)) === NONE) continue;
    sevens += 1;
    if (sevens <= MOST_HIGH_COMMANDERS) continue;
    throw impossible('three-sevens', `${nameOf(p)} is a third leader with Command 7`, inLine('at', nameOf(p)));
  }
}

/** The settlements that units on the map belong to. */
const settled = new Int16Array(space.count);

function checkAlliances(g: State): void {
  settled.fill(0);
  for (const of of side.all) settle(g, of);
  for (let each = g.allied.first(); each !== NONE; each = g.allied.after(each)) {
    if (settled[each] !== 0) continue;
    const name = space.nameOf(each);
    throw impossible('allied-without-units', `no Indians of ${name} are on the map`, inLine('space', name));
  }
}

function settle(g: State, of: Side): void {
  for (let p = firstUnit(of); p <= lastPiece(of); p++) {
    const home = homeOf(p);
    if (home === NONE || spaceOf(g.place.get(p)) === NONE) continue;
    settled[home] = 1;
    if (g.allied.has(home)) continue;
    const name = nameOf(p);
    throw impossible(
      'not-allied',
      `${name} is on the map, and ${space.nameOf(home)} is not allied`,
      inLine('at', name),
    );
  }
}
