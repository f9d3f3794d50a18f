import { CHANCE, type FrameOf, NONE } from '@carillon/flow';
import { eliminate, sideName } from '../change.ts';
import { isLeader } from '../counters.ts';
import { LEADER_LOSS } from '../data/tables.ts';
import { die, enemyOf, placeOf, type Side, STORMED, STORMING } from '../ids.ts';
import { assaultVolley } from '../query/assault.ts';
import { columnName, lossesCalled } from '../query/battle.ts';
import { type Force, scratchForce } from '../query/command.ts';
import { eachTwoDice } from '../query/dice.ts';
import { gatherInside, gatherOutside } from '../query/siege.ts';
import { at, named } from '../say.ts';
import { settle } from '../settle.ts';
import type { State } from '../state.ts';
import { flow, LeaderChecks, Losses } from './contents.ts';
import { Assault, Capture } from './contents-sieges.ts';
import { Window } from './response-window.ts';

// 9.0 Assaults

type Storm = FrameOf<typeof Assault>;

/** 9.14 In an assault Drilled Troops take every step they can before others. */
const ALL = 999;

const group = scratchForce();

/** 9.2 Step losses caused by a side's roll. */
function fire(g: State, f: Storm, attacks: boolean, rolled: number): number {
  const volley = assaultVolley(g, f, attacks);
  const losses = lossesCalled(volley, rolled);
  const side = sideName(attacks ? f.side : enemyOf(f.side));
  const role = attacks ? 'attacker' : 'defender';
  f.say?.({ type: 'fire', side, role, ...volley, column: columnName(volley.column), die: rolled, losses });
  return losses;
}

/** 7.7 The leaders of a side are checked after a natural 1 or 6 that cost it a step. */
function checkLeaders(g: State, f: Storm, attackers: boolean) {
  const natural = attackers ? f.defenderDie : f.attackerDie;
  const lost = attackers ? f.attackerLost : f.defenderLost;
  const force = attackers ? f.attackers : f.defenders;
  if (lost === 0 || !LEADER_LOSS.naturals.some((each) => each === natural)) return undefined;
  group.clear();
  for (let p = force.first(); p !== NONE; p = force.after(p)) {
    if (isLeader(p) && g.place.get(p) === placeOf(f.at)) group.add(p);
  }
  return flow.call(LeaderChecks, { side: attackers ? f.side : enemyOf(f.side), leaders: group });
}

const lossesOf = (side: Side, units: Force, due: number) => ({ side, units, due, drilled: ALL });

Assault.define({
  // 9.12 All besiegers take part, whichever were activated; none of them acts again afterwards.
  join(g, f) {
    gatherOutside(g, f.side, f.at, f.attackers);
    gatherInside(g, enemyOf(f.side), f.at, f.defenders);
    g.acted.addAll(f.attackers);
    f.say?.({
      type: 'assault',
      at: at(f.at),
      attacker: sideName(f.side),
      attackers: named(f.attackers),
      defenders: named(f.defenders),
    });
  },
  attackerEvents: (_g, f) => flow.call(Window, { moment: STORMING, seat: f.side }),
  defenderEvents: (_g, f) => flow.call(Window, { moment: STORMED, seat: enemyOf(f.side) }),

  // 9.14 Like a battle: both fire at once.
  fire: Assault.ask({
    rule: '9.14',
    who: () => CHANCE,
    verbs: { roll: [die, die] },
    list: (_g, _f, offer) => eachTwoDice(offer.roll),
    take: {
      roll(g, f, attackers, defenders) {
        f.attackerDie = attackers;
        f.defenderDie = defenders;
        f.attackerHits = fire(g, f, true, attackers);
        f.defenderHits = fire(g, f, false, defenders);
      },
    },
  }),
  attackerLosses: (_g, f) => Assault.callFor('attackerLost', Losses, lossesOf(f.side, f.attackers, f.defenderHits)),
  defenderLosses: (_g, f) =>
    Assault.callFor('defenderLost', Losses, lossesOf(enemyOf(f.side), f.defenders, f.attackerHits)),
  attackerLeaders: (g, f) => checkLeaders(g, f, true),
  defenderLeaders: (g, f) => checkLeaders(g, f, false),

  // 9.2 Only a higher result takes the post. 9.21 Otherwise the siege goes on. 9.22 Those inside are eliminated.
  winner(g, f) {
    if (f.attackerHits <= f.defenderHits) {
      f.say?.({ type: 'assault-failed', at: at(f.at), rule: '9.2' });
      settle(g, f.say);
      return Assault.end();
    }
    g.fieldworks.delete(f.at);
    gatherInside(g, enemyOf(f.side), f.at, group);
    if (!group.isEmpty) {
      f.say?.({
        type: 'eliminated',
        side: sideName(enemyOf(f.side)),
        pieces: named(group),
        at: at(f.at),
        rule: '9.22',
      });
    }
    for (let p = group.first(); p !== NONE; p = group.after(p)) eliminate(g, p);
    return flow.call(Capture, { side: f.side, at: f.at, surrender: false });
  },
  close: () => Assault.end(),
});
