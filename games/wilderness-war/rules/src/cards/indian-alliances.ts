import { type Clause, explaining, met, unmet } from '@carillon/flow';
import { sideName } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { homeOf, JOHNSON } from '../counters.ts';
import { BRITISH, enemyOf, FRENCH, known, type Piece, piece, placeOf, type Side, type Space, space } from '../ids.ts';
import type { AllianceName } from '../names.ts';
import { DEMOLITION } from '../procedures/chapter-05-construction.ts';
import { flow } from '../procedures/contents.ts';
import { Alliance, EventRoll } from '../procedures/contents-events.ts';
import {
  canSpend,
  gatherTribes,
  HALVES,
  halvesFor,
  IROQUOIS_SETTLEMENTS,
  isFullRoll,
  isNear,
  keptFromEnlisting,
} from '../query/alliance.ts';
import type { Force } from '../query/command.ts';
import { controls } from '../query/control.ts';
import { eachOffered } from '../query/offers.ts';
import { hasFort, hasFortification, isBesieged } from '../query/presence.ts';
import { keptFromRestoring } from '../query/reinforcement.ts';
import type { State } from '../state.ts';
import { bringIn, markAllied, mend, scratch } from './effects.ts';
import type { EventCard } from './event.ts';

const MONTREAL = space.of('montreal');
const OHIO_FORKS = space.of('ohio-forks');
const NIAGARA = space.of('niagara');
const IROQUOIS_COUNTRY = ['oswego', 'oneida-carry-west', 'oneida-carry-east'].map(space.of);

/** Open reading (23–25): whether the French must control Montréal. One source only; taken as yes. */
const NEEDS_MONTREAL = true;
/** Open reading (26–27): whether a French fort at Ohio Forks is needed, as an example of play shows, rather than control of Montréal. */
const NEEDS_OHIO_FORKS = true;
/** Open reading (23–28): whether a besieged fort or stockade still counts. Only fortresses lose control by a siege (8.22); taken as yes. */
const BESIEGED_COUNTS = true;
/** Open reading (28): how near to an Iroquois settlement Johnson must be, in connections. One source only. */
const JOHNSON_WITHIN = 2;
/** Open reading (28): whether Johnson counts while besieged. One source does not exclude it; taken as yes. */
const JOHNSON_BESIEGED_COUNTS = true;

const counts = (g: State, where: Space): boolean => BESIEGED_COUNTS || !isBesieged(g, where);
const hasFrenchFort = (g: State, where: Space): boolean => hasFort(g, FRENCH, where) && counts(g, where);

/** 5.531 The tribes of the upper lakes may come with either French alliance while there is a French fort at Niagara. */
function rally(g: State, by: Side, colour: AllianceName, full: boolean) {
  const colours: AllianceName[] = [colour];
  if (by === FRENCH && colour !== 'iroquois' && hasFrenchFort(g, NIAGARA)) colours.push('pays-den-haut');
  gatherTribes(by, colours, scratch.units);
  return flow.call(Alliance, { side: by, tribes: scratch.units, full });
}

/** Northern Indian Alliance (23–25): a roll, halved below 5 French VP, buys Northern units. Confidence: high. */
export const northernIndianAlliance: EventCard = {
  allowed: (g) => met(CLAUSES.montreal, !NEEDS_MONTREAL || controls(g, FRENCH, MONTREAL)),
  play: (g, by) => rally(g, by, 'northern', isFullRoll(g)),
};

/** Western Indian Alliance (26–27): a roll, halved below 5 French VP, buys Western units. Confidence: medium. */
export const westernIndianAlliance: EventCard = {
  allowed: (g) =>
    met(CLAUSES.ohioForks, NEEDS_OHIO_FORKS ? hasFrenchFort(g, OHIO_FORKS) : controls(g, FRENCH, MONTREAL)),
  play: (g, by) => rally(g, by, 'western', isFullRoll(g)),
};

const holdsPost = (g: State, of: Side): boolean =>
  IROQUOIS_COUNTRY.some((each) => hasFortification(g, of, each) && counts(g, each));

/** Johnson in the Iroquois country, as the British need him. */
const hasJohnson = (g: State): boolean =>
  (JOHNSON_BESIEGED_COUNTS || !g.inside.has(JOHNSON)) && isNear(g, JOHNSON, IROQUOIS_SETTLEMENTS, JOHNSON_WITHIN);

/** Iroquois Alliance (28): the whole roll buys Iroquois units, for the side that alone has a post in their country. Confidence: medium. */
export const iroquoisAlliance: EventCard = {
  allowed(g, by) {
    const contested = IROQUOIS_COUNTRY.some((each) => hasFortification(g, enemyOf(by), each));
    if (!met(CLAUSES.iroquoisPost, holdsPost(g, by)) || !met(CLAUSES.iroquoisAlone, !contested)) return false;
    return met(CLAUSES.johnsonNear, by !== BRITISH || hasJohnson(g));
  },
  play: (g, by) => rally(g, by, 'iroquois', true),
};

/** 5.53 Whether the remaining points pay for a unit. */
const mayBuy = (g: State, halves: number, p: Piece): boolean =>
  met(CLAUSES.alliancePoints, halves >= HALVES.place) && holds(keptFromEnlisting(g, p));

const isRestorable = (g: State, p: Piece): boolean => holds(keptFromRestoring(g, p));

/** Whether no clause excludes something, or the clause is lifted. */
const holds = (keptOut: Clause | undefined): boolean => keptOut === undefined || unmet(keptOut);

interface Buying {
  enlist(home: Space, p: Piece): void;
  restore(p: Piece): void;
}

/** Explain mode: other units, and all other spaces. */
function eachUnbought(tribes: Force, offer: Buying): void {
  for (const p of piece.all) {
    if (!tribes.has(p) && unmet(CLAUSES.tribes)) {
      offer.restore(p);
      for (const to of space.all) offer.enlist(to, p);
    } else if (tribes.has(p) && unmet(CLAUSES.atHome)) for (const to of space.all) offer.enlist(to, p);
  }
}

Alliance.define({
  roll: () => Alliance.callFor('rolled', EventRoll, {}),
  points(g, f) {
    f.halves = halvesFor(f.rolled, f.full);
    f.say?.({ type: 'alliance', side: sideName(f.side), halfPoints: f.halves, halved: !f.full, rule: '5.53' });
    return canSpend(g, f.tribes, f.halves) ? undefined : Alliance.goto('close');
  },

  // 5.53 A point brings a unit to its settlement, half a point restores one. Points left over are lost.
  spend: Alliance.ask({
    rule: '5.53',
    aside: DEMOLITION,
    afterAside: (g, f) => (canSpend(g, f.tribes, f.halves) ? undefined : Alliance.goto('close')),
    who: (_g, f) => f.side,
    verbs: { enlist: [space, piece], restore: [piece], done: [] },
    list(g, f, offer) {
      eachOffered(g, f.tribes, (p) => {
        if (mayBuy(g, f.halves, p)) offer.enlist(known(homeOf(p)), p);
        if (isRestorable(g, p)) offer.restore(p);
      });
      if (explaining()) eachUnbought(f.tribes, offer);
      offer.done();
    },
    take: {
      enlist(g, f, home, p) {
        bringIn(g, f.say, p, placeOf(home));
        f.halves -= HALVES.place;
      },
      restore(g, f, p) {
        mend(g, f.say, p);
        markAllied(g, f.say, p);
        f.halves -= HALVES.restore;
      },
      done: () => Alliance.goto('close'),
    },
  }),
  more: (g, f) => (canSpend(g, f.tribes, f.halves) ? Alliance.goto('spend') : undefined),
  close: () => Alliance.end(),
});
