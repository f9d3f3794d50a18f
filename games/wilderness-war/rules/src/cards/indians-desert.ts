import { type Clause, explaining, met, NONE, type None } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { isIndian, sideOf } from '../counters.ts';
import { enemyOf, type Piece, piece, type Side, type Space, spaceOf } from '../ids.ts';
import { DEMOLITION } from '../procedures/chapter-05-construction.ts';
import { flow } from '../procedures/contents.ts';
import { IndiansDesert } from '../procedures/contents-events.ts';
import { eachKeptOut, eachOffered } from '../query/offers.ts';
import { gatherRemovable, keptFromRemoval } from '../query/reinforcement.ts';
import type { State } from '../state.ts';
import { scratch, takeAway } from './effects.ts';
import { always, type EventCard } from './event.ts';

/** Open reading: how many units of one space desert, at most. One source only. */
const MOST = 2;

/** Collects the enemy's unbesieged Indian units, in one space once that has been chosen. */
function gatherDeserters(g: State, of: Side, at: Space | None): void {
  const isThere = (p: Piece): boolean => at === NONE || spaceOf(g.place.get(p)) === at;
  gatherRemovable(g, of, (p) => isIndian(p) && isThere(p), scratch.units);
}

/** Indians Desert (33): up to two unbesieged enemy Indian units of one space are eliminated. Confidence: medium. */
export const indiansDesert: EventCard = {
  allowed: always,
  idle(g, by) {
    gatherDeserters(g, enemyOf(by), NONE);
    return scratch.units.isEmpty;
  },
  play: (_g, by) => flow.call(IndiansDesert, { side: by }),
};

/** Explain mode: the clause that keeps a piece from deserting, except that units in another space were chosen. */
function keptFromDeserting(g: State, by: Side, p: Piece): Clause {
  if (sideOf(p) === by || !isIndian(p)) return CLAUSES.enemyIndians;
  return keptFromRemoval(g, p) ?? CLAUSES.desertTogether;
}

IndiansDesert.define({
  ready(g, f) {
    gatherDeserters(g, enemyOf(f.side), f.at);
    return f.gone === MOST || scratch.units.isEmpty ? IndiansDesert.end() : undefined;
  },
  desert: IndiansDesert.ask({
    rule: '5.51',
    aside: DEMOLITION,
    who: (_g, f) => f.side,
    verbs: { remove: [piece], done: [] },
    anyOrder: ['remove'],
    list(g, f, offer) {
      gatherDeserters(g, enemyOf(f.side), f.at);
      eachOffered(g, scratch.units, offer.remove);
      if (explaining()) eachKeptOut(scratch.units, (p) => keptFromDeserting(g, f.side, p), offer.remove);
      if (met(CLAUSES.oneDeserts, f.gone > 0)) offer.done();
    },
    take: {
      remove(g, f, p) {
        f.at = spaceOf(g.place.get(p));
        f.gone += 1;
        takeAway(g, f.say, p);
      },
      done: () => IndiansDesert.end(),
    },
  }),
  more: () => IndiansDesert.goto('ready'),
});
