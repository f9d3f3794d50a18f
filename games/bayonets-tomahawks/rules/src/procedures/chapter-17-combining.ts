import { BRITISH, DISBANDED, FRENCH, type Place, place, SAIL_BOX, type Side } from '../ids.ts';
import { hasAny } from '../query/presence.ts';
import type { State } from '../state.ts';
import { flow } from './contents.ts';
import { Combine } from './contents-battle.ts';
import { CombineAll } from './contents-year.ts';

// 13.2.3, 17.3 #4 Reduced units are combined in every place: all of the British first (17.2)

/** Whether Reduced units are combined there: on the map, at sea, or among the Disbanded. */
const isForCombining = (at: Place): boolean => at <= SAIL_BOX || at === DISBANDED;

/** The first place from a number on with a Reduced unit of a faction. */
function reducedFrom(g: State, of: Side, from: number): Place | undefined {
  for (let at = from; at < place.count; at++) if (hasReduced(g, of, at as Place)) return at as Place;
  return undefined;
}

const hasReduced = (g: State, of: Side, at: Place): boolean =>
  isForCombining(at) && hasAny(g, of, at, (p) => g.reduced.has(p));

CombineAll.define({
  begin(_g, f) {
    f.side = BRITISH;
    f.from = 0;
  },
  look(g, f) {
    const at = reducedFrom(g, f.side, f.from);
    if (at !== undefined) {
      f.at = at;
      return undefined;
    }
    if (f.side === FRENCH) return CombineAll.end();
    f.side = FRENCH;
    f.from = 0;
    return CombineAll.goto('look');
  },
  next: (_g, f) => flow.call(Combine, { side: f.side, at: f.at }),
  again(_g, f) {
    f.from = f.at + 1;
    return CombineAll.goto('look');
  },
});
