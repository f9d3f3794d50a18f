import { type FrameOf, type IdSet, unmet } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { isBastion, isFort, isIndian } from '../counters.ts';
import { enemyOf, FRENCH, option, type Piece, placeOf, type Side, type Space } from '../ids.ts';
import type { WonReason } from '../log.ts';
import { homeOf, isSettled } from '../map.ts';
import { eachFighter, fighters, ROUT_MARGIN } from '../query/battle.ts';
import { scratchForce } from '../query/force.ts';
import { isRouted } from '../query/movement.ts';
import { controls, eachIn, hasBastion } from '../query/presence.ts';
import type { State } from '../state.ts';
import type { Battle } from './contents-battle.ts';

// 13.6–13.9 How a Battle ends, from its frame

export type Fight = FrameOf<typeof Battle>;

const able = scratchForce();

export const defender = (f: Fight): Side => enemyOf(f.attacker);
export const unitsOf = (f: Fight, of: Side): IdSet<Piece> => (of === FRENCH ? f.french : f.british);

const BY_CONTROL = option.of('desertion');
/**
 * 13.7.1 An enemy Settled Space. Open: by whose home it is, as in 17.3.1 ("friendly controlled enemy Settled Space"),
 * or by who controls it (1.1.1). With the former, retaking your own Settled Space costs nothing.
 */
export const isHostile = (g: State, of: Side, where: Space): boolean =>
  isSettled(where) && (g.options.has(BY_CONTROL) ? controls(g, enemyOf(of), where) : homeOf(where) === enemyOf(of));

/**
 * 13.6 Who wins, and why. The attacker wins with the higher marker, and the defender wins a tie. A side without units
 * loses; if both have none, the attacker does.
 */
export function winnerOf(g: State, f: Fight): { readonly winner: Side; readonly why: WonReason } {
  const gone = (of: Side): boolean => !unitsOf(f, of).isEmpty && fighters(g, of, f.at) === 0;
  const [attackerGone, defenderGone] = [gone(f.attacker), gone(defender(f))];
  if (attackerGone) return { winner: defender(f), why: defenderGone ? 'bothGone' : 'gone' };
  if (defenderGone) return { winner: f.attacker, why: 'gone' };
  const lead = f.marker.get(f.attacker) - f.marker.get(defender(f));
  return { winner: lead > 0 ? f.attacker : defender(f), why: lead === 0 ? 'tie' : 'higher' };
}

export const loser = (f: Fight): Side => enemyOf(f.winner);

/** 13.8 */
export function isPutToRout(g: State, f: Fight): boolean {
  if (fighters(g, loser(f), f.at) === 0) return false;
  return isBeatenBadly(f) || (f.bastionLost && loser(f) === defender(f));
}
export const isBeatenBadly = (f: Fight): boolean => f.marker.get(f.winner) - f.marker.get(loser(f)) >= ROUT_MARGIN;

/** 2.1.10 The defenders of a Fortress with a Bastion stay, and hold the space. */
export const holdsOut = (g: State, f: Fight): boolean =>
  loser(f) === FRENCH && f.attacker !== FRENCH && hasBastion(g, f.at);

export function deserters(g: State, f: Fight): IdSet<Piece> {
  able.clear();
  eachFighter(g, f.attacker, f.at, (p) => {
    if (isIndian(p)) able.add(p);
  });
  return able;
}

/** 13.7.1 Whether an Indian unit of victorious attackers deserts; not while a Bastion cancels their victory (13.9). */
export const deserts = (g: State, f: Fight): boolean =>
  f.winner === f.attacker && f.fortified && !holdsOut(g, f) && !deserters(g, f).isEmpty;

export function defeated(g: State, f: Fight): IdSet<Piece> {
  able.clear();
  eachIn(g, loser(f), placeOf(f.at), (p) => {
    if (!isFort(p) && !isBastion(p)) able.add(p);
  });
  return able;
}

const HANDED_OVER = option.of('loneFort');
/** 13.9.5 Whether a Fort may be given up. Open: whether also one with no other unit to retreat. */
export const mayRaze = (g: State, retreating: IdSet<Piece>): boolean =>
  (!isRouted(g, retreating) || unmet(CLAUSES.routedFort)) &&
  (!retreating.isEmpty || !g.options.has(HANDED_OVER) || unmet(CLAUSES.loneFort));
