import { inLine, NONE } from '@carillon/flow';
import { comesEarly } from '../cards/wintering-rear-admiral.ts';
import { hasGorget, isMetropolitan, nationOf, printedSide } from '../counters.ts';
import { RAID } from '../data/tables.ts';
import {
  ARRIVING,
  CHIT_DRAWN,
  CHIT_HELD,
  type Commander,
  commander,
  enemyOf,
  LOSSES,
  nation,
  type Piece,
  POOL,
  piece,
  round,
  type Side,
  side,
  TOKEN_DRAWN,
  token,
  UNKNOWN_CHIT,
} from '../ids.ts';
import { chitsOf } from '../query/chits.ts';
import { COLONIALS, poolOfToken } from '../query/pools.ts';
import { countIn } from '../query/presence.ts';
import type { State } from '../state.ts';
import { impossible } from './faults.ts';

// Checks the tracks, the War in Europe chits, the Vagaries of War tokens, and pieces being drawn.

/**
 * 18.1 No game reaches this: all Victory Spaces of a faction are worth 19 VP, and a Year of Raids, a Bonus and a chit
 * some 15 more; the Year after the first two ends the game long before.
 */
const MOST_VP = 60;

export function checkTracks(g: State): void {
  if (Math.abs(g.victory) > MOST_VP)
    throw impossible('vp-off-the-track', 'the Victory marker never comes so far', inLine('victory'));
  for (const of of side.all) {
    const points = g.raidPoints.get(of);
    const name = side.nameOf(of);
    if (points < 0 || points >= RAID.spaces)
      throw impossible(
        'raid-points-off-the-track',
        `the Raid track ends before ${points}`,
        inLine('raid-points', name),
      );
    checkChits(g, of);
  }
  if (g.earlyFleet && !comesEarly(g))
    throw impossible('no-early-fleet', 'no Fleet comes early in this scenario', inLine('early-fleet'));
  for (const each of commander.all) checkBringer(g, each);
}

/** 18.3.1 One chit is on a faction's placeholder, for all to see; a second one only during a draw. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one line for each way in which chits can be wrong
function checkChits(g: State, of: Side): void {
  const name = side.nameOf(of);
  const due = g.chitsDue.get(of);
  if (due < 0 || due > countIn(g, enemyOf(of), LOSSES, isMetropolitan))
    throw impossible('chits-not-due', `no ${due} chits are due to the ${name}`, inLine('chits-due', name));
  let [held, drawn, unknown] = [0, 0, 0];
  for (const each of chitsOf(of)) {
    const where = g.chits.get(each);
    if (where === CHIT_HELD) held++;
    else if (where === CHIT_DRAWN) drawn++;
    else if (where === UNKNOWN_CHIT) unknown++;
  }
  if (held > 1 || drawn > 1)
    throw impossible(
      'two-chits',
      `two chits of the ${name} are held, or drawn`,
      inLine('chits', held > 1 ? 'held' : 'drawn'),
    );
  if (unknown === 0 && g.holdsChit.has(of) !== (held === 1)) throw placeholder(of, held);
  if (drawn > 0 && !g.holdsChit.has(of))
    throw impossible('chit-not-drawn', `the ${name} would hold the chit just drawn`, inLine('chits', 'drawn'));
}

function placeholder(of: Side, held: number) {
  const name = side.nameOf(of);
  const what =
    held === 0 ? `no chit is on the placeholder of the ${name}` : `the ${name} hold a chit, and it is not seen`;
  return impossible('placeholder', what, inLine(held === 0 ? 'holds-chit' : 'chits', held === 0 ? name : 'held'));
}

/** 15.2.2 Commander and Brigade are drawn together. */
function checkBringer(g: State, each: Commander): void {
  const by = g.broughtBy.get(each);
  if (by === NONE) return;
  const counter = piece.of(commander.nameOf(each));
  const fits =
    hasGorget(by) &&
    printedSide(by) === printedSide(counter) &&
    g.place.get(by) === ARRIVING &&
    g.place.get(counter) === ARRIVING &&
    commander.all.every((other) => other === each || g.broughtBy.get(other) !== by);
  const name = commander.nameOf(each);
  if (!fits) throw impossible('not-brought', `${piece.nameOf(by)} does not bring ${name}`, inLine('brought-by', name));
}

const FLEETS_ARRIVE = round.of('fleets-arrive');
const COLONIALS_ENLIST = round.of('colonials-enlist');

/** 15.2.1, 16.2.1 Tokens are drawn in the Logistics Round of their pool, and gone at its end. */
export function checkTokens(g: State): void {
  for (const each of token.all) {
    if (g.tokens.get(each) !== TOKEN_DRAWN) continue;
    const when = poolOfToken(each) === COLONIALS ? COLONIALS_ENLIST : FLEETS_ARRIVE;
    const name = token.nameOf(each);
    if (g.round !== when) throw impossible('token-drawn', `${name} is not drawn in this Round`, inLine('tokens', name));
  }
}

/** 8.0, 8.1 Units of a Nation wait in their pool until it joins a faction, and come to its Villages together. */
export function checkNations(g: State): void {
  for (const p of ofNations) checkNation(g, p);
}

const ofNations = piece.all.filter((p) => nationOf(p) !== NONE);

function checkNation(g: State, p: Piece): void {
  const which = nationOf(p);
  if (which === NONE || (g.joined.get(which) === NONE) === (g.place.get(p) === POOL)) return;
  if (g.place.get(p) !== POOL) throw neutralAbout(p);
  const name = piece.nameOf(p);
  const what = `${name} is in the pool, and ${nation.nameOf(which)} has joined a faction`;
  throw impossible('joined-in-the-pool', what, inLine('at', name));
}

export function neutralAbout(p: Piece) {
  const name = piece.nameOf(p);
  return impossible('neutral-unit-about', `${name} is about, and its Nation has joined nobody`, inLine('at', name));
}
