import { NONE } from '@carillon/flow';
import { BRITISH, DISBANDED, FRENCH, type Place, place, SAIL_BOX } from '../ids.ts';
import type { State } from '../state.ts';
import { flow } from './contents.ts';
import { Combine } from './contents-battle.ts';
import { CombineAll } from './contents-year.ts';

// 13.2.3, 17.3 #4 Reduced units are combined in every place

/** All places where Reduced units of a faction may be combined, one after another; `LOSSES` means none. */
const isForCombining = (at: typeof DISBANDED): boolean => at <= SAIL_BOX || at === DISBANDED;

/** The first place from a number on with a Reduced unit. */
function reducedFrom(g: State, from: number): Place | undefined {
  for (let at = from; at < place.count; at++) if (hasReduced(g, at as Place)) return at as Place;
  return undefined;
}

function hasReduced(g: State, at: Place): boolean {
  if (!isForCombining(at)) return false;
  for (let p = g.firstHere.get(at); p !== NONE; p = g.nextHere.get(p)) if (g.reduced.has(p)) return true;
  return false;
}

CombineAll.define({
  begin(g, f) {
    const at = reducedFrom(g, 0);
    if (at === undefined) return CombineAll.end();
    f.at = at;
    return undefined;
  },
  next: (_g, f) => flow.call(Combine, { side: f.side, at: f.at }),
  again(g, f) {
    if (f.side === FRENCH) {
      f.side = BRITISH;
      return CombineAll.goto('next');
    }
    f.side = FRENCH;
    const after = reducedFrom(g, f.at + 1);
    if (after === undefined) return CombineAll.end();
    f.at = after;
    return CombineAll.goto('next');
  },
});
