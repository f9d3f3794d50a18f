import { CHANCE, type FrameOf, NONE } from '@carillon/flow';
import { leavesTheGame } from '../cards/smallpox-epidemic.ts';
import { isCommander, isFort, isLight, ratingOf } from '../counters.ts';
import {
  BRITISH,
  card,
  DISCARD,
  FRENCH,
  face,
  PLAYED,
  type Place,
  place,
  REMOVED_CARD,
  type Side,
  side,
} from '../ids.ts';
import type { LogEntry } from '../log.ts';
import { offerFaces, rallies } from '../query/dice.ts';
import { eachIn, hasAny, nextIn, unitsIn } from '../query/presence.ts';
import { isStarving, measureSupply, stackPlaces } from '../query/supply.ts';
import type { State } from '../state.ts';
import { flow } from './contents.ts';
import { EndOfRound, Rally } from './contents-year.ts';

// 14.0 End of the Action Round

/** 14.0 #1 The cards in play are discarded, except one that leaves the game. */
function discard(g: State): void {
  for (const each of card.all) {
    if (g.cards.get(each) === PLAYED) g.cards.set(each, leavesTheGame(each) ? REMOVED_CARD : DISCARD);
  }
  g.played.fill(NONE);
  g.used.clear();
  g.pointsGone.clear();
  g.reaction = NONE;
  g.extraLight = false;
  g.closed = NONE;
}

/** 14.0 #2 Markers and records of the Action Round are removed. */
function forget(g: State): void {
  g.spent.clear();
  g.landed.clear();
  g.marshaled.clear();
  g.sittingOut.clear();
  g.fortsNew.clear();
  g.roadsNew.clear();
  g.frenchEntered.clear();
  g.britishEntered.clear();
  g.frenchGuns.clear();
  g.britishGuns.clear();
  g.frenchMoved.fill(0);
  g.britishMoved.fill(0);
  g.firstIn.fill(NONE);
}

type Say = ((entry: LogEntry) => void) | undefined;

/** Logs an Out of Supply marker that is placed or removed. */
function saySupply(say: Say, of: Side, at: Place, placed: boolean): void {
  const where = place.nameOf(at);
  say?.({ type: 'marker', marker: 'out-of-supply', side: side.nameOf(of), at: where, placed, rule: '14.1.1' });
}

/** 14.1.1 Places a marker on each stack that is not in supply, and removes it from stacks that are in supply again. */
function checkSupply(g: State, of: Side, say: Say): void {
  measureSupply(g, of);
  for (const where of stackPlaces) {
    if (nextIn(g, of, where, NONE) !== NONE) markSupply(g, of, where, isStarving(g, of, where), say);
  }
}

function markSupply(g: State, of: Side, where: Place, starves: boolean, say: Say): void {
  let did = false;
  for (let p = nextIn(g, of, where, NONE); p !== NONE; p = nextIn(g, of, where, p)) {
    did ||= g.outOfSupply.has(p);
    if (starves) g.outOfSupply.add(p);
    else g.outOfSupply.delete(p);
  }
  if (starves !== did) saySupply(say, of, where, starves);
}

EndOfRound.define({
  discard(g) {
    discard(g);
    forget(g);
  },
  // 14.1
  supply(g, f) {
    for (const each of side.all) checkSupply(g, each, f.say);
  },
  // 14.2
  french: () => flow.call(Rally, { side: FRENCH }),
  british: () => flow.call(Rally, { side: BRITISH }),
  close: () => EndOfRound.end(),
});

/** 14.2 Light units alone, or with a Fort or Commanders, rally on more faces. */
const isLightStack = (g: State, of: Side, where: Place): boolean =>
  !hasAny(g, of, where, (p) => !isLight(p) && !isFort(p) && !isCommander(p));

/** 14.2 One die, plus one for each point of the best Commander's rating. */
function diceOf(g: State, of: Side, where: Place): number {
  let best = 0;
  eachIn(g, of, where, (p) => {
    best = Math.max(best, ratingOf(p));
  });
  return 1 + best;
}

function nextRouted(g: State, f: FrameOf<typeof Rally>): Place | undefined {
  return stackPlaces.find(
    (where) => !f.tried.has(where) && unitsIn(g, f.side, where) > 0 && hasAny(g, f.side, where, (p) => g.routed.has(p)),
  );
}

Rally.define({
  next(g, f) {
    const where = nextRouted(g, f);
    if (where === undefined) return Rally.end();
    f.at = where;
    f.tried.add(where);
    f.left = diceOf(g, f.side, where);
    f.success = false;
  },
  roll: Rally.ask({
    rule: '14.2',
    who: () => CHANCE,
    verbs: { roll: [face] },
    list(_g, _f, offer) {
      offerFaces(offer);
    },
    take: {
      roll(g, f, rolled) {
        f.success ||= rallies(rolled, isLightStack(g, f.side, f.at));
        f.say?.({
          type: 'rally',
          side: side.nameOf(f.side),
          at: place.nameOf(f.at),
          face: face.nameOf(rolled),
          success: f.success,
        });
        f.left--;
        return f.left > 0 ? Rally.goto('roll') : undefined;
      },
    },
  }),
  again(g, f) {
    if (f.success) eachIn(g, f.side, f.at, (p) => g.routed.delete(p));
    return Rally.goto('next');
  },
});
