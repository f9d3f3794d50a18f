import { type Clause, explaining, type FrameOf, NONE, type None } from '@carillon/flow';
import { award, loseStep, sideName } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { isDrilled, sideOf } from '../counters.ts';
import {
  BRITISH,
  FRENCH,
  type Marker,
  marker,
  type Piece,
  piece,
  placeOf,
  type Side,
  type Space,
  space,
} from '../ids.ts';
import { stackAt, suffersAttrition, unitsLost } from '../query/attrition.ts';
import { type Force, scratchForce } from '../query/command.ts';
import { gatherHomeward } from '../query/going-home.ts';
import { eachKeptOut, eachOffered } from '../query/offers.ts';
import { firstUnitAt, gatherOccupied, nextAt } from '../query/presence.ts';
import { blockhousesOf } from '../query/raid.ts';
import { isOnLastStep } from '../query/steps.ts';
import { strandedAt } from '../query/stranded.ts';
import { raidMarkers, raidPoints } from '../query/victory.ts';
import { scratchSpaces } from '../query/walk.ts';
import { at } from '../say.ts';
import { settle } from '../settle.ts';
import type { State } from '../state.ts';
import { Displacement, flow } from './contents.ts';
import { Attrition, GoHome, YearEnd } from './contents-year.ts';

// 4.0 B.3–B.5 The end of a year: Indians and leaders go home, raids are counted, winter comes (11.0).

const party = scratchForce();
const drilled = scratchForce();
const occupied = scratchSpaces();

/** Markers that last until the end of the year (5.51). */
const YEARLY: readonly Marker[] = [marker.of('no-amphib'), blockhousesOf(FRENCH), blockhousesOf(BRITISH)];

/** The first space after another in which a side has pieces; `occupied` has the following ones. */
function nextOccupied(g: State, of: Side, after: Space | None): Space | None {
  gatherOccupied(g, of, occupied);
  return after === NONE ? occupied.first() : occupied.after(after);
}

/** Fills `party` with the pieces that leave the next space, and returns that space; `NONE` after the last. */
function nextParty(g: State, of: Side, after: Space | None): Space | None {
  for (let s = nextOccupied(g, of, after); s !== NONE; s = occupied.after(s)) {
    gatherHomeward(g, of, s, party);
    if (!party.isEmpty) return s;
  }
  return NONE;
}

/** The next space where a side suffers attrition, or `NONE`. */
function nextStack(g: State, of: Side, after: Space | None): Space | None {
  for (let s = nextOccupied(g, of, after); s !== NONE; s = occupied.after(s)) if (suffersAttrition(g, of, s)) return s;
  return NONE;
}

/** 13.22 Half a point for each Raided marker of a side, rounded up; then its markers are removed. */
function countRaids(g: State, say: Parameters<typeof award>[1], of: Side): void {
  const column = of === FRENCH ? g.frenchRaids : g.britishRaids;
  const markers = raidMarkers(g, of);
  for (const each of space.all) column.set(each, 0);
  if (markers === 0) return;
  say?.({ type: 'raids-counted', side: sideName(of), markers, rule: '13.22' });
  award(g, say, of, raidPoints(markers), 'raids', '13.22');
}

YearEnd.define({
  begin(g, f) {
    f.say?.({ type: 'year-end', year: g.year });
    f.side = FRENCH;
    f.at = NONE;
  },

  // B.3 Indians and leaders go home, space by space, the French first.
  home(g, f) {
    f.at = nextParty(g, f.side, f.at);
    if (f.at !== NONE) return flow.call(GoHome, { side: f.side, at: f.at, party, raid: false });
    if (f.side === BRITISH) return YearEnd.goto('raided');
    f.side = BRITISH;
    return YearEnd.goto('home');
  },
  // 6.53 Leaders whose Indians have left may be alone with enemies, or enemy leaders where Indians have come home. They
  // may have to go on to a fortification, so the round begins again.
  stranded(g, f) {
    if (strandedAt(g, FRENCH) === NONE && strandedAt(g, BRITISH) === NONE) return;
    f.side = FRENCH;
    f.at = NONE;
    return flow.call(Displacement, { side: FRENCH, at: NONE, from: NONE });
  },
  nextHome: () => YearEnd.goto('home'),

  // B.4 Raided markers are counted and removed.
  raided(g, f) {
    countRaids(g, f.say, FRENCH);
    countRaids(g, f.say, BRITISH);
    f.side = FRENCH;
    f.at = NONE;
  },

  // B.5 Winter Attrition, stack by stack, the French first.
  attrition(g, f) {
    f.at = nextStack(g, f.side, f.at);
    if (f.at !== NONE) return flow.call(Attrition, { side: f.side, at: f.at });
    if (f.side === BRITISH) return YearEnd.goto('close');
    f.side = BRITISH;
    return YearEnd.goto('attrition');
  },
  nextStack: () => YearEnd.goto('attrition'),

  // 5.51 Ends the effects that last until the end of the year.
  close(g, f) {
    for (const each of YEARLY) {
      if (!g.inEffect.has(each)) continue;
      g.inEffect.delete(each);
      f.say?.({ type: 'marker', marker: marker.nameOf(each), placed: false });
    }
    return YearEnd.end();
  },
});

/** Collects the Drilled Troops of a stack, reduced or full. */
function gatherDrilled(g: State, of: Side, where: Space, reduced: boolean, into: Force): void {
  into.clear();
  for (let p = firstUnitAt(g, of, placeOf(where)); p !== NONE; p = nextAt(g, of, placeOf(where), p)) {
    if (isDrilled(p) && isOnLastStep(g, p) === reduced) into.add(p);
  }
}

/** A Drilled unit loses a step. */
function suffer(g: State, f: { readonly side: Side; readonly say: Parameters<typeof award>[1] }, p: Piece): void {
  const eliminated = loseStep(g, p);
  const why = eliminated ? 'winterReduced' : 'winterFull';
  f.say?.({ type: 'loss', side: sideName(f.side), piece: piece.nameOf(p), eliminated, why, rule: '11.2' });
}

/** Explain mode: the clause that saves a unit from elimination. */
function notFrozen(g: State, f: FrameOf<typeof Attrition>, p: Piece): Clause {
  if (sideOf(p) !== f.side || g.place.get(p) !== placeOf(f.at)) return CLAUSES.attritionHere;
  return isDrilled(p) ? CLAUSES.attritionReduced : CLAUSES.attritionDrilled;
}

Attrition.define({
  begin(g, f) {
    const stack = stackAt(g, f.side, f.at);
    const { full, reduced } = stack;
    f.due = unitsLost(stack);
    f.say?.({ type: 'attrition', side: sideName(f.side), at: at(f.at), full, reduced, rule: '11.2' });
    return f.due === 0 ? Attrition.goto('reduce') : undefined;
  },

  // 11.2 First half of the reduced Drilled Troops, rounded up, are eliminated, of the owner's choice.
  eliminate: Attrition.ask({
    rule: '11.2',
    who: (_g, f) => f.side,
    verbs: { lose: [piece] },
    anyOrder: ['lose'],
    list(g, f, offer) {
      gatherDrilled(g, f.side, f.at, true, drilled);
      eachOffered(g, drilled, offer.lose);
      if (explaining()) eachKeptOut(drilled, (p) => notFrozen(g, f, p), offer.lose);
    },
    take: {
      lose(g, f, p) {
        suffer(g, f, p);
        f.due -= 1;
      },
    },
  }),
  more: (_g, f) => (f.due > 0 ? Attrition.goto('eliminate') : undefined),

  // 11.2 Then every unit at full strength is reduced.
  reduce(g, f) {
    gatherDrilled(g, f.side, f.at, false, drilled);
    for (let p = drilled.first(); p !== NONE; p = drilled.after(p)) suffer(g, f, p);
    settle(g, f.say);
    return Attrition.end();
  },
});
