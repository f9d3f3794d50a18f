import { CHANCE, explaining, type IdSet, NONE } from '@carillon/flow';
import { battleEvent, eachBattleEvent } from '../cards/battle-events.ts';
import { dismissLone, leaveBehind, remove } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { isCommander, ratingOf } from '../counters.ts';
import {
  BRITISH,
  card,
  enemyOf,
  FLAG,
  FRENCH,
  face,
  known,
  LOSSES,
  type Piece,
  piece,
  placeOf,
  REMOVED,
  type Side,
  side,
  space,
} from '../ids.ts';
import type { Penalty } from '../log.ts';
import { militiaSideOf } from '../map.ts';
import { defenderAt, eachFighter, eachOther, findCommanders, LOWEST, penaltiesOf } from '../query/battle.ts';
import { fortAt } from '../query/construction.ts';
import { offerFaces } from '../query/dice.ts';
import { scratchForce } from '../query/force.ts';
import { isRouted } from '../query/movement.ts';
import { eachOffered } from '../query/offers.ts';
import { eachIn, hasFort, militiaFor } from '../query/presence.ts';
import type { State } from '../state.ts';
import {
  defeated,
  defender,
  deserters,
  deserts,
  type Fight,
  holdsOut,
  isBeatenBadly,
  isHostile,
  isPutToRout,
  loser,
  mayRaze,
  unitsOf,
  winnerOf,
} from './chapter-13-outcome.ts';
import { handOverFort } from './chapter-13-retreat.ts';
import { flow } from './contents.ts';
import { Battle, Chits, Combine, EmergencyArtillery, Fire, Retreat, Rout } from './contents-battle.ts';

// 13.0–13.9 A Battle, from its Militia to the retreat

const ready = scratchForce();

const commanders = (g: State, f: Fight, of: Side): IdSet<Piece> => findCommanders(g, of, f.at, ready);

/** 13.3.1 One Commander for the Battle, whose rating is the number of his rerolls. */
const chooseCommander = (whose: (f: Fight) => Side) =>
  Battle.ask({
    rule: '13.3.1',
    who: (_g, f) => whose(f),
    verbs: { lead: [piece] },
    list(g, f, offer) {
      const able = commanders(g, f, whose(f));
      eachOffered(g, able, offer.lead);
      if (explaining()) eachOther(g, whose(f), f.at, able, () => CLAUSES.leads, offer.lead);
    },
    take: {
      lead(_g, f, p) {
        f.commander.set(whose(f), p);
        f.rerolls.set(whose(f), ratingOf(p));
        return undefined;
      },
    },
  });

/** 13.3.2 The marker goes back for each Battle Penalty. */
function setMarker(g: State, f: Fight, of: Side): void {
  const penalties = penaltiesOf(g, of, f.at, of === f.attacker);
  f.marker.set(of, Math.max(LOWEST, sum(penalties)));
  f.say?.({ type: 'penalties', side: side.nameOf(of), penalties, marker: f.marker.get(of) });
}
const sum = (penalties: readonly Penalty[]): number => penalties.reduce((total, { by }) => total + by, 0);

Battle.define({
  // 13.1 Who attacks; 13.2.1 Militia.
  begin(g, f) {
    f.attacker = enemyOf(defenderAt(g, f.at));
    const militia = militiaSideOf(f.at);
    if (militia !== NONE) f.militia.set(militia, militiaFor(g, militia, f.at));
    f.fortified = isHostile(g, f.attacker, f.at) || hasFort(g, defender(f), f.at);
    for (const of of side.all) f.commander.set(of, NONE);
    const men = f.militia.get(defender(f)) + f.militia.get(f.attacker);
    f.say?.({
      type: 'battle',
      side: side.nameOf(defender(f)),
      at: space.nameOf(f.at),
      attacker: side.nameOf(f.attacker),
      militia: men,
    });
  },

  // 13.2.2, 13.2.3
  attackerGuns: (_g, f) => flow.call(EmergencyArtillery, { side: f.attacker, at: f.at }),
  defenderGuns: (_g, f) => flow.call(EmergencyArtillery, { side: defender(f), at: f.at }),
  attackerCombine: (_g, f) => flow.call(Combine, { side: f.attacker, at: placeOf(f.at) }),
  defenderCombine: (_g, f) => flow.call(Combine, { side: defender(f), at: placeOf(f.at) }),

  // 13.3.1, 13.3.2
  combined(g, f) {
    for (const of of side.all) {
      eachFighter(g, of, f.at, (p) => {
        if (!isCommander(p)) unitsOf(f, of).add(p);
      });
      setMarker(g, f, of);
    }
  },
  attackerLed: (g, f) => (commanders(g, f, f.attacker).isEmpty ? Battle.goto('defenderLed') : undefined),
  attackerCommander: chooseCommander((f) => f.attacker),
  defenderLed: (g, f) => (commanders(g, f, defender(f)).isEmpty ? Battle.goto('eventful') : undefined),
  defenderCommander: chooseCommander(defender),

  // 7.4 Events at the start of a Battle; all are French.
  eventful(g, f) {
    let some = false;
    eachBattleEvent(g, f.at, f.attacker, () => {
      some = true;
    });
    return some ? undefined : Battle.goto('attackerFire');
  },
  events: Battle.ask({
    rule: '7.4',
    who: () => FRENCH,
    verbs: { play: [card], pass: [] },
    list(g, f, offer) {
      eachBattleEvent(g, f.at, f.attacker, offer.play);
      offer.pass();
    },
    take: {
      play(g, f, played) {
        g.used.add(played);
        const { french, british, coup } = battleEvent(g, played, f.at);
        f.marker.set(FRENCH, f.marker.get(FRENCH) + french);
        f.marker.set(BRITISH, Math.max(LOWEST, f.marker.get(BRITISH) + british));
        f.coup ||= coup;
        const of = french > 0 ? FRENCH : BRITISH;
        const moved = { side: side.nameOf(of), marker: f.marker.get(of) };
        f.say?.({ type: 'event', card: card.nameOf(played), side: 'french', moved });
        return Battle.goto('eventful');
      },
      pass: () => undefined,
    },
  }),

  // 13.3.3 Attackers, then defenders, including the eliminated ones, then Militia.
  attackerFire: (_g, f) => flow.call(Fire, { side: f.attacker }),
  defenderFire: (_g, f) => flow.call(Fire, { side: defender(f) }),
  militia(_g, f) {
    f.left = f.militia.get(FRENCH) + f.militia.get(BRITISH);
    return f.left === 0 ? Battle.goto('outcome') : undefined;
  },
  militiaRoll: Battle.ask({
    rule: '13.3.3',
    who: () => CHANCE,
    verbs: { roll: [face] },
    list(_g, _f, offer) {
      offerFaces(offer);
    },
    take: {
      roll(_g, f, rolled) {
        const of = f.militia.get(FRENCH) > 0 ? FRENCH : BRITISH;
        if (rolled === FLAG) f.marker.set(of, f.marker.get(of) + 1);
        f.say?.({ type: 'roll', side: side.nameOf(of), piece: null, face: face.nameOf(rolled), reroll: null });
        f.left--;
        return f.left > 0 ? Battle.goto('militiaRoll') : undefined;
      },
    },
  }),

  // 13.6, 13.8
  outcome(g, f) {
    const { winner, why } = winnerOf(g, f);
    f.winner = winner;
    f.routed = isPutToRout(g, f);
    f.heldOut = holdsOut(g, f);
    f.say?.({
      type: 'battle-won',
      side: side.nameOf(f.winner),
      at: space.nameOf(f.at),
      attacker: f.marker.get(f.attacker),
      defender: f.marker.get(defender(f)),
      rout: f.routed,
      why,
      heldOut: f.heldOut,
    });
    return deserts(g, f) ? undefined : Battle.goto('rout');
  },

  // 13.7.1 One Indian unit at random.
  desertion: Battle.ask({
    rule: '13.7.1',
    who: () => CHANCE,
    verbs: { desert: [piece] },
    list(g, f, offer) {
      const able = deserters(g, f);
      for (let p = able.first(); p !== NONE; p = able.after(p)) offer.desert(p);
    },
    take: {
      desert(g, f, p) {
        remove(g, f.say, p, LOSSES, '13.7.1');
        return f.heldOut ? Battle.goto('stand') : undefined;
      },
    },
  }),

  // 13.8 If a Fortress loses its last Bastion and the Battle by three, all but the Light defenders are lost.
  rout(_g, f) {
    if (!f.routed) return Battle.goto('stand');
    const all = f.bastionLost && loser(f) === defender(f) && isBeatenBadly(f);
    return flow.call(Rout, { side: loser(f), at: f.at, all });
  },
  routed: () => flow.call(Chits, {}),

  // 13.7.1 If the Rout has taken the last Bastion, the attackers have won the space after all.
  fallen: (g, f) => (f.heldOut && deserts(g, f) ? Battle.goto('desertion') : undefined),

  // 13.9 A Bastion holds out: the attacker's victory is cancelled, and the Battle goes on.
  stand(g, f) {
    if (holdsOut(g, f)) return Battle.goto('close');
    return hasFort(g, loser(f), f.at) ? undefined : Battle.goto('retreat');
  },

  // 13.9.5 A Fort that is not Routed may be given up.
  fort: Battle.ask({
    rule: '13.9.5',
    who: (_g, f) => loser(f),
    verbs: { raze: [], leave: [] },
    list(g, f, offer) {
      if (mayRaze(g, defeated(g, f))) offer.raze();
      offer.leave();
    },
    take: {
      raze(g, f) {
        const fort = known(fortAt(g, loser(f), f.at));
        remove(g, f.say, fort, REMOVED, '13.9.5');
        return undefined;
      },
      leave(g, f) {
        handOverFort(g, f.say, loser(f), f.at, '13.9.5');
        return undefined;
      },
    },
  }),
  retreat(g, f) {
    const units = defeated(g, f);
    if (units.isEmpty) return undefined;
    const attacker = loser(f) === f.attacker;
    return flow.call(Retreat, { side: loser(f), at: f.at, units, attacker, routed: isRouted(g, units) });
  },
  retreated: () => flow.call(Chits, {}),

  // 13.7 Control and markers.
  close(g, f) {
    for (const each of [loser(f), f.winner]) {
      leaveBehind(g, f.say, each, f.at);
      dismissLone(g, f.say, each, '13.4.2');
      eachIn(g, each, placeOf(f.at), (p) => {
        g.landed.delete(p);
        g.marshaled.delete(p);
        g.sittingOut.delete(p);
      });
    }
    return Battle.end();
  },
});
