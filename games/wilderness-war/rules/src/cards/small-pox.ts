import { explaining, met, NONE, unmet } from '@carillon/flow';
import { at } from '@carillon/kit';
import { loseStep, sideName } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { firstUnit, isIndian, isUnit, lastPiece } from '../counters.ts';
import { enemyOf, known, piece, place, placeOf, type Side, type Space, space } from '../ids.ts';
import { DEMOLITION } from '../procedures/chapter-05-construction.ts';
import { flow } from '../procedures/contents.ts';
import { EventRoll, SmallPox } from '../procedures/contents-events.ts';
import { stepsOf } from '../query/battle.ts';
import { type Force, unitsIn } from '../query/command.ts';
import { lossIn } from '../query/losses.ts';
import { eachKeptOut, eachOffered } from '../query/offers.ts';
import { firstUnitAt, nextAt } from '../query/presence.ts';
import { isOnLastStep } from '../query/steps.ts';
import { at as nameOf } from '../say.ts';
import type { State } from '../state.ts';
import { takeAllAway } from './effects.ts';
import type { EventCard } from './event.ts';

/** Small Pox strikes where there are more units than this. */
const CROWD = 4;
/** Open reading: from how many units on the full roll is lost instead of half. One source only. */
const FULL_TOLL_FROM = 9;

/** 8.22 The units of a side in a space, including besieged ones. */
function gatherUnits(g: State, of: Side, where: Space, into: Force): void {
  into.clear();
  for (let p = firstUnitAt(g, of, placeOf(where)); p !== NONE; p = nextAt(g, of, placeOf(where), p)) into.add(p);
}

const tally = new Int16Array(place.count);

/** Calls `offer` for each space where a side is crowded. */
function eachCrowd(g: State, of: Side, offer: (where: Space) => void): void {
  tally.fill(0);
  for (let p = firstUnit(of); p <= lastPiece(of); p++) {
    const where = g.place.get(p);
    tally[where] = at(tally, where) + 1;
  }
  for (const each of space.all) if (at(tally, each) > CROWD) offer(each);
}

function hasFull(g: State, units: Force): boolean {
  for (let p = units.first(); p !== NONE; p = units.after(p)) if (isUnit(p) && !isOnLastStep(g, p)) return true;
  return false;
}

/** Small Pox (34): a crowded enemy space loses steps by a roll, then all its Indian units. Confidence: high. */
export const smallPox: EventCard = {
  allowed(g, by) {
    let some = false;
    eachCrowd(g, enemyOf(by), () => {
      some = true;
    });
    return met(CLAUSES.crowd, some);
  },
  play: (_g, by) => flow.call(SmallPox, { side: by }),
};

SmallPox.define({
  choose: SmallPox.ask({
    rule: '5.51',
    aside: DEMOLITION,
    who: (_g, f) => f.side,
    verbs: { strike: [space] },
    list(g, f, offer) {
      eachCrowd(g, enemyOf(f.side), offer.strike);
      if (unmet(CLAUSES.crowdHere)) for (const where of space.all) offer.strike(where);
    },
    take: {
      strike(g, f, where) {
        f.at = where;
        gatherUnits(g, enemyOf(f.side), where, f.units);
      },
    },
  }),
  roll: () => SmallPox.callFor('rolled', EventRoll, {}),
  toll(g, f) {
    const steps = unitsIn(f.units) >= FULL_TOLL_FROM ? f.rolled : Math.ceil(f.rolled / 2);
    f.due = Math.min(steps, stepsOf(g, f.units));
    f.say?.({ type: 'small-pox', side: sideName(enemyOf(f.side)), at: nameOf(known(f.at)), steps: f.due });
  },

  // The owner chooses; no unit is eliminated while another there is at full strength.
  lose: SmallPox.ask({
    rule: '8.22',
    who: (_g, f) => enemyOf(f.side),
    verbs: { lose: [piece] },
    anyOrder: ['lose'],
    list(g, f, offer) {
      const full = hasFull(g, f.units);
      eachOffered(g, f.units, (p) => {
        if (isOnLastStep(g, p) !== full || unmet(CLAUSES.poxFullFirst)) offer.lose(p);
      });
      if (explaining()) eachKeptOut(f.units, () => CLAUSES.poxThere, offer.lose);
    },
    take: {
      lose(g, f, p) {
        const order = { afterDrilled: () => false, fullFirst: hasFull(g, f.units) };
        const reason = f.say && lossIn(g, f.units, f.due, order);
        const eliminated = loseStep(g, p);
        if (eliminated) f.units.delete(p);
        f.due -= 1;
        if (reason) {
          const side = sideName(enemyOf(f.side));
          f.say?.({ type: 'loss', side, piece: piece.nameOf(p), eliminated, why: reason.why, rule: '5.51' });
        }
      },
    },
  }),
  more: (_g, f) => (f.due > 0 ? SmallPox.goto('lose') : undefined),

  indians(g, f) {
    for (let p = f.units.first(); p !== NONE; p = f.units.after(p)) if (!isIndian(p)) f.units.delete(p);
    takeAllAway(g, f.say, f.units);
    return SmallPox.end();
  },
});
