import { explaining, met, unmet } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { assemblies, BRITISH, type Department, department, SOUTHERN, type Space } from '../ids.ts';
import { DEMOLITION } from '../procedures/chapter-05-construction.ts';
import { flow } from '../procedures/contents.ts';
import { Placing, RaiseProvincials } from '../procedures/contents-events.ts';
import { COLONIES, isIn, isProvincialOf, roomFor } from '../query/assemblies.ts';
import { gatherAvailable, gatherRestorable, gatherSites, hasSite, isOpenPost } from '../query/reinforcement.ts';
import type { State } from '../state.ts';
import { mendAll, scratch } from './effects.ts';
import type { EventCard } from './event.ts';

const RELUCTANT = assemblies.of('reluctant');

/** Open reading: how many units the event raises, at most, in each Department. One source only. */
const MOST_NORTHERN = 4;
const MOST_SOUTHERN = 2;

/** 5.54 The number of units that may be raised: limited by the event, the Department and the counters left. */
const mostOf = (g: State, of: Department): number =>
  Math.min(of === SOUTHERN ? MOST_SOUTHERN : MOST_NORTHERN, roomFor(g, of));

/** Whether a Department's units may be raised in a space. */
const isDepot = (g: State, of: Department, where: Space): boolean => isIn(of, where) && isOpenPost(g, BRITISH, where);

const canRaise = (g: State, of: Department): boolean => mostOf(g, of) > 0 && hasSite((where) => isDepot(g, of, where));

function gatherWorn(g: State, of: Department): void {
  gatherRestorable(g, BRITISH, (p) => isProvincialOf(of, p), scratch.worn);
}

function canRestore(g: State, of: Department): boolean {
  gatherWorn(g, of);
  return !scratch.worn.isEmpty;
}

/**
 * Raise Provincial Regiments (43–45): unless the assemblies are reluctant, one Department either raises new units
 * inside it or restores all its reduced units. Confidence: medium.
 */
export const raiseProvincialRegiments: EventCard = {
  site: CLAUSES.inDepartment,
  allowed: (g) =>
    met(CLAUSES.notReluctant, g.assemblies !== RELUCTANT) &&
    met(
      CLAUSES.provincialsDue,
      COLONIES.some((each) => canRaise(g, each) || canRestore(g, each)),
    ),
  play: () => flow.call(RaiseProvincials, {}),
};

/** Explain mode: the Departments without Provincials. */
function eachOtherDepartment(offer: Readonly<Record<'raise' | 'restore', (of: Department) => void>>): void {
  for (const each of department.all) {
    if (COLONIES.includes(each)) continue;
    offer.raise(each);
    offer.restore(each);
  }
}

RaiseProvincials.define({
  choose: RaiseProvincials.ask({
    rule: '5.54',
    aside: DEMOLITION,
    afterAside: (g) =>
      COLONIES.some((each) => canRaise(g, each) || canRestore(g, each)) ? undefined : RaiseProvincials.goto('close'),
    who: () => BRITISH,
    verbs: { raise: [department], restore: [department] },
    list(g, _f, offer) {
      for (const each of COLONIES) {
        if (met(CLAUSES.mayRaise, canRaise(g, each))) offer.raise(each);
        if (met(CLAUSES.provincialsWorn, canRestore(g, each))) offer.restore(each);
      }
      if (explaining() && unmet(CLAUSES.colony)) eachOtherDepartment(offer);
    },
    take: {
      raise(_g, f, of) {
        f.department = of;
      },
      restore(_g, f, of) {
        f.department = of;
        return RaiseProvincials.goto('restore');
      },
    },
  }),

  // 5.54 Within the limit of the Department, at British fortifications inside it.
  raise(g, f) {
    const kind = f.department === SOUTHERN ? 'southern-provincial' : 'northern-provincial';
    const most = mostOf(g, f.department);
    gatherAvailable(g, kind, most, scratch.units);
    gatherSites((where) => isDepot(g, f.department, where), scratch.sites);
    return flow.call(Placing, { side: BRITISH, units: scratch.units, sites: scratch.sites, most, upTo: true });
  },
  raised: () => RaiseProvincials.goto('close'),

  restore(g, f) {
    gatherWorn(g, f.department);
    mendAll(g, f.say, scratch.worn);
  },
  close: () => RaiseProvincials.end(),
});
