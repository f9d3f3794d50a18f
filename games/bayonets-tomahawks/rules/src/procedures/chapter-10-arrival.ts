import type { FrameOf } from '@carillon/flow';
import { cancelBattle, join, markBattle, takeControl } from '../change.ts';
import { enemyOf, known, option, placeOf, side, space } from '../ids.ts';
import { nationAt } from '../map.ts';
import { defenderAt } from '../query/battle.ts';
import { scratchForce } from '../query/force.ts';
import { enemiesMet, isNeutralVillage, isRouted, stopsInVillages, wouldOverwhelm } from '../query/movement.ts';
import { eachIn, hasUnits, strengthAt } from '../query/presence.ts';
import type { State } from '../state.ts';
import { flow } from './contents.ts';
import { Arrival } from './contents-actions.ts';
import { Chits, Retreat } from './contents-battle.ts';

// 8.0, 10.3.2, 10.7 The encounters of a stack in a space it enters, by land or sea.

const AS_IN_BATTLE = option.of('overwhelmed');
const beaten = scratchForce();

/** Whether the Overwhelmed retreat as attackers (13.9.1). Open: never, or if they would attack in a Battle. */
const isAttacker = (g: State, { side: of, at }: FrameOf<typeof Arrival>): boolean =>
  g.options.has(AS_IN_BATTLE) && defenderAt(g, at) === of;

Arrival.define({
  // 8.0 A neutral Nation joins the other side, and the stack stops. Open: whether also if it Overwhelms the unit that
  // appears.
  nation(g, f) {
    if (!isNeutralVillage(g, f.at)) return;
    f.stops = stopsInVillages(g);
    join(g, f.say, known(nationAt(f.at)), enemyOf(f.side), '8.0');
  },

  // 10.3.2 Outnumbered enemies retreat at once; 10.7 others will be fought.
  meet(g, f) {
    const enemies = enemiesMet(g, f.side, f.at);
    if (enemies === 0) return Arrival.goto('alone');
    if (!wouldOverwhelm(g, f.side, f.at, 0)) {
      f.stops = true;
      markBattle(g, f.say, f.side, f.at);
      return Arrival.end(true);
    }
    const units = strengthAt(g, f.side, f.at);
    f.say?.({ type: 'overwhelm', side: side.nameOf(f.side), at: space.nameOf(f.at), units, enemies });
    cancelBattle(g, f.at);
    if (!hasUnits(g, enemyOf(f.side), f.at)) return Arrival.goto('alone');
    beaten.clear();
    eachIn(g, enemyOf(f.side), placeOf(f.at), (p) => beaten.add(p));
    const routed = isRouted(g, beaten);
    return flow.call(Retreat, { side: enemyOf(f.side), at: f.at, units: beaten, attacker: isAttacker(g, f), routed });
  },
  chits: () => flow.call(Chits, {}),

  // 2.1.2 Alone in a space that can be held: the stack takes it.
  alone(g, f) {
    if (!hasUnits(g, enemyOf(f.side), f.at) && hasUnits(g, f.side, f.at)) takeControl(g, f.say, f.side, f.at);
    return Arrival.end(f.stops);
  },
});
