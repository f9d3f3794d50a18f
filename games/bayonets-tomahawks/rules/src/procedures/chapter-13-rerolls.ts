import { explaining, type IdSet, NONE, unmet } from '@carillon/flow';
import { eventRerollsLeft, rerollCard } from '../cards/cannonballs-and-volleys.ts';
import { CLAUSES } from '../clauses.ts';
import { givesRerollTo, isCommander, isHighland } from '../counters.ts';
import { type Piece, piece } from '../ids.ts';
import { eachFighter, isHitFace } from '../query/battle.ts';
import { scratchForce } from '../query/force.ts';
import { eachKeptOut } from '../query/offers.ts';
import type { State } from '../state.ts';
import { ALL, battle, hitDice, type Rolling, scoringBts, scoringHits, showing } from './chapter-13-dice.ts';

// 13.5 Rerolls

/** 13.5 Whether a unit may reroll: it shows neither a Flag nor a Hit or B&T that will score. */
function mayReroll(g: State, f: Rolling, p: Piece): boolean {
  if (f.flags.has(p)) return unmet(CLAUSES.keepsFlag);
  if (f.bts.has(p)) return f.bts.size > scoringBts(g, f) || unmet(CLAUSES.keepsHit);
  const isHit = ALL.some((each) => isHitFace(f.group, each) && showing(f, each).has(p));
  return !isHit || hitDice(f) > scoringHits(g, f) || unmet(CLAUSES.keepsHit);
}

const able = scratchForce();

/** The units that may reroll for a reason that each may use once. */
function eachRerolling(
  g: State,
  f: Rolling,
  used: IdSet<Piece>,
  test: (p: Piece) => boolean,
  offer: (p: Piece) => void,
): void {
  for (let p = f.units.first(); p !== NONE; p = f.units.after(p)) {
    if (test(p) && (!used.has(p) || unmet(CLAUSES.rerolledOnce)) && mayReroll(g, f, p)) offer(p);
  }
  if (!explaining()) return;
  eachKeptOut(
    piece.all,
    (p) => f.units.has(p),
    () => CLAUSES.rolling,
    offer,
  );
}

/** 13.5 Whether the Commander has rerolls left for a unit's shape. */
function hasCommanderFor(g: State, f: Rolling, p: Piece): boolean {
  const { commander, rerolls } = battle(g);
  const chosen = commander.get(f.side);
  const has = chosen !== NONE && rerolls.get(f.side) > 0 && givesRerollTo(chosen, p);
  return has || unmet(CLAUSES.commanderRerolls);
}

function hasEventFor(g: State, f: Rolling, p: Piece): boolean {
  const played = rerollCard(g, f.side, p);
  const has = played !== NONE && eventRerollsLeft(g, played, battle(g).eventRerolls.get(f.side)) > 0;
  return has || unmet(CLAUSES.eventRerolls);
}

interface RerollOffer {
  highland(p: Piece): void;
  commander(p: Piece): void;
  event(p: Piece): void;
}

/** Calls `offer` for each unit that may reroll, reason by reason. */
export function eachReroll(g: State, f: Rolling, offer: RerollOffer): void {
  eachRerolling(g, f, f.byAbility, (p) => isHighland(p) || unmet(CLAUSES.highlander), offer.highland);
  eachRerolling(g, f, f.byCommander, (p) => hasCommanderFor(g, f, p), offer.commander);
  eachRerolling(g, f, f.byEvent, (p) => hasEventFor(g, f, p), offer.event);
}

/** Other Commanders of the stack, one of whom may replace the fallen one (13.5.1). */
export function replacements(g: State, f: Rolling): IdSet<Piece> {
  able.clear();
  eachFighter(g, f.side, battle(g).at, (p) => {
    if (isCommander(p)) able.add(p);
  });
  return able;
}
