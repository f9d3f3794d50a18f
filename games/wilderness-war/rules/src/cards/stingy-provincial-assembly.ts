import { met, unmet } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { assemblies, BRITISH, type Department, department, FRENCH } from '../ids.ts';
import { DEMOLITION } from '../procedures/chapter-05-construction.ts';
import { flow } from '../procedures/contents.ts';
import { Removing, StingyAssembly } from '../procedures/contents-events.ts';
import { COLONIES, isProvincialOf } from '../query/assemblies.ts';
import { gatherRemovable, hasRemovable } from '../query/reinforcement.ts';
import type { State } from '../state.ts';
import { scratch } from './effects.ts';
import type { EventCard } from './event.ts';

const ENTHUSIASTIC = assemblies.of('enthusiastic');

/** Open reading: who names the Department, and who the unit. One source only: the French, then the British. */
const NAMES_DEPARTMENT = FRENCH;
const CHOOSES_UNIT = BRITISH;

const hasUnitToLose = (g: State, of: Department): boolean => hasRemovable(g, BRITISH, (p) => isProvincialOf(of, p));

/** Stingy Provincial Assembly (39–40): unless the assemblies are enthusiastic, one Department loses a Provincial unit. Confidence: medium. */
export const stingyProvincialAssembly: EventCard = {
  allowed: (g) =>
    met(CLAUSES.notEnthusiastic, g.assemblies !== ENTHUSIASTIC) &&
    met(
      CLAUSES.provincialsThere,
      COLONIES.some((each) => hasUnitToLose(g, each)),
    ),
  play: () => flow.call(StingyAssembly, { side: NAMES_DEPARTMENT }),
};

StingyAssembly.define({
  name: StingyAssembly.ask({
    rule: '5.51',
    aside: DEMOLITION,
    who: (_g, f) => f.side,
    verbs: { name: [department] },
    list(g, _f, offer) {
      for (const each of COLONIES) if (met(CLAUSES.provincialToLose, hasUnitToLose(g, each))) offer.name(each);
      if (unmet(CLAUSES.colony)) for (const each of department.all) if (!COLONIES.includes(each)) offer.name(each);
    },
    take: {
      name(_g, f, named) {
        f.department = named;
      },
    },
  }),
  remove(g, f) {
    gatherRemovable(g, BRITISH, (p) => isProvincialOf(f.department, p), scratch.units);
    return flow.call(Removing, { side: CHOOSES_UNIT, units: scratch.units, most: 1 });
  },
  close: () => StingyAssembly.end(),
});
