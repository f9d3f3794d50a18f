import { type Clause, explaining, type FrameOf, NONE, type None } from '@carillon/flow';
import { joinStack, put } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { isCommander, isFleet } from '../counters.ts';
import { ARRIVING, commander, type Piece, type Place, piece, place } from '../ids.ts';
import { scratchForce } from '../query/force.ts';
import { eachKeptOut } from '../query/offers.ts';
import { eachPlace, landfalls } from '../query/placement.ts';
import { eachIn } from '../query/presence.ts';
import { sayPlaced } from '../say.ts';
import type { State } from '../state.ts';
import { Placement } from './contents-year.ts';

// 15.3 The pieces drawn are placed

type Placing = FrameOf<typeof Placement>;

const waiting = scratchForce();

/** Pieces drawn and not placed: Fleets, or all others except Commanders, who come with their Brigades. */
function arriving(g: State, f: Placing, fleets: boolean): typeof waiting {
  waiting.clear();
  eachIn(g, f.side, ARRIVING, (p) => {
    if (isFleet(p) === fleets && !isCommander(p)) waiting.add(p);
  });
  return waiting;
}

/** 15.3 The list runs from the last drawn to the first; each is placed separately. */
function land(g: State, f: Placing, p: Piece, to: Place): void {
  put(g, p, to);
  sayPlaced(f.say, p, to, '15.3');
  for (const each of commander.all) {
    if (g.broughtBy.get(each) !== p) continue;
    const led = piece.of(commander.nameOf(each));
    put(g, led, to);
    sayPlaced(f.say, led, to, '15.2.2');
    g.broughtBy.set(each, NONE);
  }
  joinStack(g, f.say, f.side, to);
}

/** Calls `offer` for the next unit to place, with each possible place. */
function eachComing(
  next: Piece | None,
  places: readonly Place[],
  otherwise: Clause,
  offer: (p: Piece, to: Place) => void,
): void {
  if (next !== NONE) eachPlace(places, otherwise, (to) => offer(next, to));
  if (!explaining()) return;
  const come = (p: Piece): void => {
    for (const to of places) offer(p, to);
  };
  eachKeptOut(
    piece.all,
    (p) => p === next,
    () => CLAUSES.arrivesNow,
    come,
  );
}

Placement.define({
  fleets: (g, f) => (arriving(g, f, true).isEmpty ? Placement.goto('others') : undefined),
  fleet: Placement.ask({
    rule: '15.3',
    who: (_g, f) => f.side,
    verbs: { place: [piece, place] },
    list(g, f, offer) {
      eachComing(arriving(g, f, true).first(), landfalls(g, f.side), CLAUSES.landfall, offer.place);
    },
    take: {
      place(g, f, p, to) {
        land(g, f, p, to);
        f.harbours.add(to);
        return Placement.goto('fleets');
      },
    },
  }),
  others: (g, f) => (arriving(g, f, false).isEmpty ? Placement.goto('close') : undefined),
  unit: Placement.ask({
    rule: '15.3',
    who: (_g, f) => f.side,
    verbs: { place: [piece, place] },
    list(g, f, offer) {
      const p = arriving(g, f, false).first();
      // The spaces where Fleets have been placed; without Fleets, all go to one space.
      if (f.harbours.isEmpty) eachComing(p, landfalls(g, f.side), CLAUSES.landfall, offer.place);
      else eachComing(p, f.harbours.toArray(), CLAUSES.withFleets, offer.place);
    },
    take: {
      place(g, f, p, to) {
        land(g, f, p, to);
        f.harbours.add(to);
        return Placement.goto('others');
      },
    },
  }),
  close: () => Placement.end(),
});
