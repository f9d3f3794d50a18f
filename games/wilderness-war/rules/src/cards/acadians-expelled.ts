import { NONE } from '@carillon/flow';
import { sideName } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { isCoureurs, isMilitia } from '../counters.ts';
import { BRITISH, FRENCH, type Piece, placeOf, space } from '../ids.ts';
import { flow } from '../procedures/contents.ts';
import { AcadiansExpelled, Placing } from '../procedures/contents-events.ts';
import { gatherAvailable, gatherRestorable, mayReceive } from '../query/reinforcement.ts';
import { bringIn, mendAll, scratch } from './effects.ts';
import { always, type EventCard } from './event.ts';

const HALIFAX = space.of('halifax');
const REFUGES = ['quebec', 'louisbourg'].map(space.of);

/** Open reading: how many units each side receives. One source only. */
const REGULARS = 2;
const COUREURS = 1;
/**
 * Open reading: whether the French restore their units even if the new one cannot be placed. One source says no; taken
 * as yes.
 */
const RESTORES_ALL_THE_SAME = true;

const isExile = (p: Piece): boolean => isCoureurs(p) || isMilitia(p);

/**
 * Acadians Expelled (66): two British Regulars come to Halifax; a Coureurs unit comes to Québec or Louisbourg, and all reduced
 * French Coureurs and Militia are restored. Confidence: medium.
 * Open reading: whose event it is. One listing prints both colours; optional rule 14.5, which opens it to either side, makes it British.
 */
export const acadiansExpelled: EventCard = {
  site: CLAUSES.atFrenchPort,
  allowed: always,
  play: () => flow.call(AcadiansExpelled, {}),
};

AcadiansExpelled.define({
  // 5.522 Units that cannot be placed are not received; the rest of the event goes on.
  regulars(g, f) {
    if (!mayReceive(g, BRITISH, HALIFAX)) {
      f.say?.({ type: 'not-received', side: sideName(BRITISH), rule: '5.522' });
      return;
    }
    gatherAvailable(g, 'british-regular', REGULARS, scratch.units);
    const { units } = scratch;
    for (let p = units.first(); p !== NONE; p = units.after(p)) bringIn(g, f.say, p, placeOf(HALIFAX));
  },
  coureurs(g) {
    const { units, sites } = scratch;
    gatherAvailable(g, 'coureurs', COUREURS, units);
    sites.clear();
    for (const each of REFUGES) if (mayReceive(g, FRENCH, each)) sites.add(placeOf(each));
    return flow.call(Placing, { side: FRENCH, units, sites, most: COUREURS, upTo: false });
  },
  restored(g, f) {
    if (!RESTORES_ALL_THE_SAME && !REFUGES.some((each) => mayReceive(g, FRENCH, each))) return;
    gatherRestorable(g, FRENCH, isExile, scratch.worn);
    mendAll(g, f.say, scratch.worn);
  },
  close: () => AcadiansExpelled.end(),
});
