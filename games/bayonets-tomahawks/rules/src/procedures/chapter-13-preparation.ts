import { explaining, type FrameOf, NONE } from '@carillon/flow';
import { eliminate, put } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { isArtillery, isFleet } from '../counters.ts';
import { known, LOSSES, type Piece, POOL, piece, place, placeOf, type Side } from '../ids.ts';
import { combinesWith, eachFighter, eachOther } from '../query/battle.ts';
import { scratchForce } from '../query/force.ts';
import { eachKeptOut, eachOffered } from '../query/offers.ts';
import { countIn, eachIn } from '../query/presence.ts';
import type { State } from '../state.ts';
import { flow } from './contents.ts';
import { Chits, Combine, EmergencyArtillery } from './contents-battle.ts';

// 13.2 Preparation for Battle

EmergencyArtillery.define({
  // 13.2.2 Two Fleets, and Artillery in the pool or else in the Losses box.
  able(g, f) {
    if (countIn(g, f.side, placeOf(f.at), (p) => isFleet(p) && !g.sittingOut.has(p)) < 2)
      return EmergencyArtillery.end();
    f.gun = gunOf(g, f.side);
    return f.gun === NONE ? EmergencyArtillery.end() : undefined;
  },
  trade: EmergencyArtillery.ask({
    rule: '13.2.2',
    who: (_g, f) => f.side,
    verbs: { trade: [piece], keep: [] },
    list(g, f, offer) {
      ready.clear();
      eachFighter(g, f.side, f.at, (p) => {
        if (isFleet(p)) ready.add(p);
      });
      eachOffered(g, ready, offer.trade);
      if (explaining()) eachOther(g, f.side, f.at, ready, () => CLAUSES.tradesFleet, offer.trade);
      offer.keep();
    },
    take: {
      trade(g, f, p) {
        const gun = known(f.gun);
        put(g, gun, placeOf(f.at));
        takeMarkers(g, p, gun);
        eliminate(g, f.say, p, '13.2.2');
        f.say?.({ type: 'placed', piece: piece.nameOf(gun), at: place.nameOf(placeOf(f.at)), rule: '13.2.2' });
        return EmergencyArtillery.end();
      },
      keep: () => EmergencyArtillery.end(),
    },
  }),
});

/** The Artillery joins the Fleet's stack and has its markers. */
function takeMarkers(g: State, from: Piece, to: Piece): void {
  for (const marked of [g.spent, g.routed, g.outOfSupply]) if (marked.has(from)) marked.add(to);
  leaveMarkers(g, from, to);
}

/**
 * 10.6.1, 11.0 Landing and Marshal markers are on the space, each with a Spent marker: they stay when one of its units is
 * combined away.
 */
function leaveMarkers(g: State, from: Piece, to: Piece): void {
  for (const marked of [g.landed, g.marshaled]) {
    if (!marked.has(from)) continue;
    marked.add(to);
    g.spent.add(to);
  }
}

const ready = scratchForce();

const gunOf = (g: State, of: Side): Piece | typeof NONE => gunIn(g, of, POOL) ?? gunIn(g, of, LOSSES) ?? NONE;
function gunIn(g: State, of: Side, where: typeof POOL): Piece | undefined {
  let gun: Piece | undefined;
  eachIn(g, of, where, (p) => {
    if (isArtillery(p)) gun ??= p;
  });
  return gun;
}

/** The first Reduced counter with another of its type in its place, and all counters of that type. */
function findPairs(g: State, f: FrameOf<typeof Combine>): boolean {
  for (let p = g.firstHere.get(f.at); p !== NONE; p = g.nextHere.get(p)) {
    if (g.reduced.has(p) && findLikes(g, f, p)) return true;
  }
  return false;
}

/** Whether another counter of a Reduced counter's type is in its place. */
function findLikes(g: State, f: FrameOf<typeof Combine>, p: Piece): boolean {
  f.reduced.clear();
  eachIn(g, f.side, f.at, (other) => {
    if (g.reduced.has(other) && !g.sittingOut.has(other) && combinesWith(p, other)) f.reduced.add(other);
  });
  return f.reduced.size > 1;
}

/** Calls `offer` for each unit to combine, identical ones once. */
function eachCombined(g: State, { reduced }: FrameOf<typeof Combine>, offer: (p: Piece) => void): void {
  eachOffered(g, reduced, offer);
  if (!explaining()) return;
  eachKeptOut(
    piece.all,
    (p) => reduced.has(p),
    () => CLAUSES.combines,
    offer,
  );
}

Combine.define({
  next: (g, f) => (findPairs(g, f) ? undefined : Combine.end()),

  // 13.2.3 One of two is flipped to Full, the other eliminated; the owner chooses.
  keep: Combine.ask({
    rule: '13.2.3',
    who: (_g, f) => f.side,
    verbs: { keep: [piece] },
    list(g, f, offer) {
      eachCombined(g, f, offer.keep);
    },
    take: {
      keep(g, f, p) {
        g.reduced.delete(p);
        f.reduced.delete(p);
        f.kept = p;
        f.say?.({ type: 'restored', piece: piece.nameOf(p), rule: '13.2.3' });
        return undefined;
      },
    },
  }),
  eliminate: Combine.ask({
    rule: '13.2.3',
    who: (_g, f) => f.side,
    verbs: { eliminate: [piece] },
    list(g, f, offer) {
      eachCombined(g, f, offer.eliminate);
    },
    take: {
      eliminate(g, f, p) {
        leaveMarkers(g, p, known(f.kept));
        eliminate(g, f.say, p, '13.2.3');
        return flow.call(Chits, {});
      },
    },
  }),
  again: () => Combine.goto('next'),
});
