import { join, takeControl } from '../change.ts';
import { enemyOf, known, placeOf, side, space } from '../ids.ts';
import { nationAt } from '../map.ts';
import { scratchForce } from '../query/force.ts';
import { enemiesMet, isNeutralVillage, isRouted, wouldOverwhelm } from '../query/movement.ts';
import { eachIn, hasUnits, unitsAt } from '../query/presence.ts';
import { flow } from './contents.ts';
import { Arrival } from './contents-actions.ts';
import { Chits, Retreat } from './contents-battle.ts';

// 8.0, 10.3.2, 10.7 What a stack meets in a space it enters, by land or sea.

const beaten = scratchForce();

Arrival.define({
  // 8.0 A neutral Nation joins the other side, and the stack stops.
  nation(g, f) {
    f.stops = isNeutralVillage(g, f.at);
    if (f.stops) join(g, f.say, known(nationAt(f.at)), enemyOf(f.side), '8.0');
  },

  // 10.3.2 Enemies who are outnumbered retreat at once; 10.7 others will be fought.
  meet(g, f) {
    const enemies = enemiesMet(g, f.side, f.at);
    if (enemies === 0) return Arrival.goto('alone');
    if (!wouldOverwhelm(g, f.side, f.at, 0)) {
      f.stops = true;
      g.battles.add(f.at);
      f.say?.({ type: 'battle-marker', side: side.nameOf(f.side), at: space.nameOf(f.at) });
      return Arrival.end(true);
    }
    const units = unitsAt(g, f.side, f.at);
    f.say?.({ type: 'overwhelm', side: side.nameOf(f.side), at: space.nameOf(f.at), units, enemies });
    g.battles.delete(f.at);
    if (!hasUnits(g, enemyOf(f.side), f.at)) return Arrival.goto('alone');
    beaten.clear();
    eachIn(g, enemyOf(f.side), placeOf(f.at), (p) => beaten.add(p));
    const routed = isRouted(g, beaten);
    return flow.call(Retreat, { side: enemyOf(f.side), at: f.at, units: beaten, attacker: false, routed });
  },
  chits: () => flow.call(Chits, {}),

  // 2.1.2 Alone in a space that may be held: it is theirs.
  alone(g, f) {
    if (!hasUnits(g, enemyOf(f.side), f.at) && hasUnits(g, f.side, f.at)) takeControl(g, f.say, f.side, f.at);
    return Arrival.end(f.stops);
  },
});
