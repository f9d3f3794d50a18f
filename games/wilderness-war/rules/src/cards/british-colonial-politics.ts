import { met } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { type Assemblies, assemblies, BRITISH, FRENCH, NORTHERN, type Side, SOUTHERN } from '../ids.ts';
import { flow } from '../procedures/contents.ts';
import { ProvincialsLost, Removing } from '../procedures/contents-events.ts';
import { excessOf, isProvincialOf } from '../query/assemblies.ts';
import { gatherRemovable } from '../query/reinforcement.ts';
import type { State } from '../state.ts';
import { scratch } from './effects.ts';
import type { EventCard } from './event.ts';

/** The box to which a side's play moves the marker; none beyond the end of the track. */
const next = (g: State, by: Side): number => g.assemblies + (by === FRENCH ? -1 : 1);

/**
 * British Colonial Politics (41–42): the marker moves one box, towards reluctant if the French play it, towards
 * enthusiastic if the British do. After a French play, Provincials beyond the new limits are removed. Confidence: high.
 */
export const britishColonialPolitics: EventCard = {
  allowed: (g, by) => met(CLAUSES.trackEnd, next(g, by) >= 0 && next(g, by) < assemblies.count),
  play(g, by, say) {
    g.assemblies = next(g, by) as Assemblies;
    say?.({ type: 'assemblies', to: assemblies.nameOf(g.assemblies), rule: '5.54' });
    if (by === BRITISH) return undefined;
    const due = { northern: excessOf(g, NORTHERN), southern: excessOf(g, SOUTHERN) };
    return flow.call(ProvincialsLost, { side: BRITISH, ...due });
  },
};

ProvincialsLost.define({
  // 5.54 The excess over each Department's limit; 8.22 besieged units cannot be removed.
  northern(g, f) {
    gatherRemovable(g, BRITISH, (p) => isProvincialOf(NORTHERN, p), scratch.units);
    return flow.call(Removing, { side: f.side, units: scratch.units, most: f.northern });
  },
  southern(g, f) {
    gatherRemovable(g, BRITISH, (p) => isProvincialOf(SOUTHERN, p), scratch.units);
    return flow.call(Removing, { side: f.side, units: scratch.units, most: f.southern });
  },
  close: () => ProvincialsLost.end(),
});
