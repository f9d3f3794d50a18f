import { met } from '@carillon/flow';
import { at } from '@carillon/kit';
import { CLAUSES } from '../clauses.ts';
import { isMilitia } from '../counters.ts';
import { MILITIA_BOX_FACTS } from '../data/spaces.ts';
import { place, type Side, side } from '../ids.ts';
import type { UnitKindName } from '../names.ts';
import { flow } from '../procedures/contents.ts';
import { PlacingOrRestoring } from '../procedures/contents-events.ts';
import { gatherAvailable, gatherRestorable } from '../query/reinforcement.ts';
import type { State } from '../state.ts';
import { scratch } from './effects.ts';
import type { EventCard } from './event.ts';

/** The Militia of each side, French first. */
const MILITIAS: readonly UnitKindName[] = ['canadian-militia', 'colonial-militia'];
/** 7.3 The Militia boxes of each side. */
const BOXES = side.all.map((of) =>
  MILITIA_BOX_FACTS.filter((box) => box.side === side.nameOf(of)).map((box) => place.of(box.id)),
);

/** Open reading: how many Militia units may be restored instead of placing one. One source only. */
const MOST_RESTORED = 2;

function muster(g: State, by: Side): void {
  gatherAvailable(g, at(MILITIAS, by), 1, scratch.units);
  gatherRestorable(g, by, isMilitia, scratch.worn);
}

/** Call Out Militias (49–52): a Militia unit comes to one of the side's boxes, or reduced Militia is restored. Confidence: high. */
export const callOutMilitias: EventCard = {
  site: CLAUSES.atBox,
  allowed(g, by) {
    muster(g, by);
    return met(CLAUSES.militiaLeft, !(scratch.units.isEmpty && scratch.worn.isEmpty));
  },
  play(g, by) {
    muster(g, by);
    scratch.sites.clear();
    for (const box of at(BOXES, by)) scratch.sites.add(box);
    const { units, sites, worn } = scratch;
    return flow.call(PlacingOrRestoring, { side: by, units, sites, most: 1, worn, mostWorn: MOST_RESTORED });
  },
};
