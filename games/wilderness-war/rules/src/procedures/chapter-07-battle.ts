import { CHANCE, explaining, type FrameOf, NONE, type None } from '@carillon/flow';
import { award, comeOut, goInside, put, removeStockade, sideName } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { isDrilled, isLeader, isMilitia, isUnit } from '../counters.ts';
import { LEADER_LOSS, VP_AWARDS } from '../data/tables.ts';
import {
  AS_ATTACKER,
  AS_DEFENDER,
  die,
  enemyOf,
  known,
  type Place,
  piece,
  placeOf,
  type Side,
  type Space,
} from '../ids.ts';
import { militiaBoxOf, originallyOf } from '../map.ts';
import { battleVolley, columnName, forceOf, isWorthy, lossesCalled } from '../query/battle.ts';
import { type Force, keepThoseAt, scratchForce, someIn } from '../query/command.ts';
import { eachDie, eachTwoDice } from '../query/dice.ts';
import { eachKeptOut, eachOffered, eachPieceIf, isFirstOfItsLikes } from '../query/offers.ts';
import { firstAt, hasFortification, hasFreePost, hasStockade, isBesieged, nextAt } from '../query/presence.ts';
import { isRaided } from '../query/raid.ts';
import { gatherInside, gatherOutside } from '../query/siege.ts';
import { at, named } from '../say.ts';
import { besiegedSide, settle } from '../settle.ts';
import type { State } from '../state.ts';
import { ATTACKER_WON, Battle, DEFENDER_WON, flow, LeaderChecks, Losses, March, OVERRUN, Retreat } from './contents.ts';
import { Raid } from './contents-year.ts';
import { Window } from './response-window.ts';

// 7.0 Battles, in the order of 7.2

type Fight = FrameOf<typeof Battle>;

const group = scratchForce();

const defenderOf = (f: Fight): Side => enemyOf(f.attacker);

/** 8.251 Whether the attackers come to relieve a post of their side that is under siege. */
const isRelief = (g: State, f: Fight): boolean =>
  f.from !== NONE && isBesieged(g, f.at) && besiegedSide(g, f.at) === f.attacker;

/**
 * 7.3 The militia box that may send units to a battle; `NONE` if there is none, if it is empty, or if the enemy has
 * raided its Department this year. Against a raid the one unit of 10.2 has deployed already.
 */
function militiaFor(g: State, where: Space): Place | None {
  const box = militiaBoxOf(where);
  const owner = originallyOf(where);
  if (box === NONE || owner === NONE || firstAt(g, owner, box) === NONE) return NONE;
  if (flow.within(g, Raid) !== undefined || isRaided(g, enemyOf(owner), box)) return NONE;
  return box;
}

/** 7.5 Step losses caused by a side's roll. */
function fire(g: State, f: Fight, of: Side, rolled: number): void {
  const volley = battleVolley(g, f, of);
  const losses = lossesCalled(volley, rolled);
  const attacks = of === f.attacker;
  if (attacks) {
    f.attackerDie = rolled;
    f.attackerHits = losses;
  } else {
    f.defenderDie = rolled;
    f.defenderHits = losses;
  }
  const role = attacks ? 'attacker' : 'defender';
  const column = columnName(volley.column);
  f.say?.({ type: 'fire', side: sideName(of), role, ...volley, column, die: rolled, losses });
}

/** 7.62 Half of the step losses, rounded up, come from Drilled Troops as far as they can. */
const drilledShare = (due: number): number => Math.ceil(due / 2);

const hitsOn = (f: Fight, victim: Side): number => (victim === f.attacker ? f.defenderHits : f.attackerHits);
const lossesOf = (f: Fight, victim: Side) => ({
  side: victim,
  units: forceOf(f, victim),
  due: hitsOn(f, victim),
  drilled: drilledShare(hitsOn(f, victim)),
});

/** 7.62 A side takes its losses. */
const takeLosses = (f: Fight, victim: Side) =>
  victim === f.attacker
    ? Battle.callFor('attackerLost', Losses, lossesOf(f, victim))
    : Battle.callFor('defenderLost', Losses, lossesOf(f, victim));

/** 7.7 The leaders of a side are checked if the enemy rolled a natural 1 or 6 and the side lost a step. */
function checkLeaders(g: State, f: Fight, victim: Side) {
  const force = forceOf(f, victim);
  keepThoseAt(g, force, f.at);
  const natural = victim === f.attacker ? f.defenderDie : f.attackerDie;
  const lost = victim === f.attacker ? f.attackerLost : f.defenderLost;
  if (lost === 0 || !LEADER_LOSS.naturals.some((each) => each === natural)) return undefined;
  group.clear();
  for (let p = force.first(); p !== NONE; p = force.after(p)) if (isLeader(p)) group.add(p);
  return flow.call(LeaderChecks, { side: victim, leaders: group });
}

/**
 * 7.8 The winner: the only side with units left, otherwise the one that inflicted more losses; the defender wins ties.
 */
function attackerWins(f: Fight): boolean {
  const attackers = someIn(f.attackers, isUnit);
  const defenders = someIn(f.defenders, isUnit);
  if (attackers !== defenders) return attackers;
  return f.attackerHits > f.defenderHits;
}

/** Logs the winner, and the reason. */
function sayWon(f: Fight, winner: Side): void {
  const { attacker, attackerHits, defenderHits } = f;
  const [inflicted, suffered] = winner === attacker ? [attackerHits, defenderHits] : [defenderHits, attackerHits];
  const alone = someIn(f.attackers, isUnit) !== someIn(f.defenders, isUnit);
  const why = alone ? 'alone' : inflicted > suffered ? 'more' : 'tie';
  f.say?.({ type: 'won', side: sideName(winner), at: at(f.at), why, inflicted, suffered, rule: '7.8' });
}

/** 7.82 All defenders eliminated, no fortification of theirs, no step lost. */
const isOverrun = (g: State, f: Fight): boolean =>
  !someIn(f.defenders, isUnit) && f.attackerLost === 0 && !hasFortification(g, defenderOf(f), f.at);

/** 7.91 Surviving Militia go back to their box. */
function sendMilitiaHome(g: State, f: Fight, force: Force): void {
  const box = militiaBoxOf(f.at);
  for (let p = force.first(); p !== NONE; p = force.after(p)) {
    if (!isMilitia(p)) continue;
    if (box !== NONE) put(g, p, box);
    force.delete(p);
  }
}

/** 6.712 Only the infiltrator retreats from an infiltrated fort or fortress, even after winning. */
const onlyInfiltratorRetreats = (g: State, f: Fight): boolean =>
  flow.within(g, March)?.infiltrates === true && hasFreePost(g, defenderOf(f), f.at);

/** 8.252 Beaten attackers who came out of a besieged post go back in. */
function sendBackInside(g: State, f: Fight): void {
  for (let p = f.insiders.first(); p !== NONE; p = f.insiders.after(p)) {
    if (f.attackers.has(p)) goInside(g, p);
    f.attackers.delete(p);
  }
}

/** 7.9 Attackers retreat to where they came from, 8.252 or back inside; defenders anywhere but there. */
function fallBack(g: State, f: Fight, of: Side) {
  if (of !== f.attacker) {
    return flow.call(Retreat, { side: of, pieces: f.defenders, at: f.at, barred: f.from, only: NONE });
  }
  sendBackInside(g, f);
  return flow.call(Retreat, { side: of, pieces: f.attackers, at: f.at, barred: NONE, only: f.from });
}

Battle.define({
  join(g, f) {
    gatherOutside(g, defenderOf(f), f.at, f.defenders);
    f.say?.({
      type: 'battle',
      at: at(f.at),
      attacker: sideName(f.attacker),
      attackers: named(f.attackers),
      defenders: named(f.defenders),
    });
    if (f.from === NONE) f.insiders.copyFrom(f.attackers);
    gatherInside(g, f.attacker, f.at, group);
    return isRelief(g, f) && !group.isEmpty ? undefined : Battle.goto('muster');
  },

  // 8.251 Besieged pieces may join the force that comes to relieve them, though not activated.
  relief: Battle.ask({
    rule: '8.251',
    who: (_g, f) => f.attacker,
    verbs: { join: [piece], done: [] },
    anyOrder: ['join'],
    list(g, f, offer) {
      gatherInside(g, f.attacker, f.at, group);
      eachOffered(g, group, offer.join);
      if (explaining()) eachKeptOut(group, () => CLAUSES.besiegedInside, offer.join);
      offer.done();
    },
    take: {
      join(g, f, p) {
        comeOut(g, p);
        f.attackers.add(p);
        f.insiders.add(p);
        return Battle.goto('relief');
      },
      done: () => undefined,
    },
  }),

  // 5.36 Pieces that fight are not activated again.
  muster(g, f) {
    g.acted.addAll(f.attackers);
    return militiaFor(g, f.at) === NONE ? Battle.goto('attackerEvents') : undefined;
  },

  // 7.3 In an originally friendly cultivated space any Militia of the Department may take part.
  militia: Battle.ask({
    rule: '7.3',
    who: (_g, f) => known(originallyOf(f.at)),
    verbs: { deploy: [piece], done: [] },
    anyOrder: ['deploy'],
    list(g, f, offer) {
      const owner = known(originallyOf(f.at));
      const box = known(militiaBoxOf(f.at));
      for (let p = firstAt(g, owner, box); p !== NONE; p = nextAt(g, owner, box, p)) {
        if (isFirstOfItsLikes(g, p)) offer.deploy(p);
      }
      if (explaining()) eachPieceIf(CLAUSES.militiaOfBox, offer.deploy);
      offer.done();
    },
    take: {
      deploy(g, f, p) {
        const owner = known(originallyOf(f.at));
        put(g, p, placeOf(f.at));
        forceOf(f, owner).add(p);
        f.say?.({ type: 'militia', side: sideName(owner), pieces: [piece.nameOf(p)], at: at(f.at) });
        return militiaFor(g, f.at) === NONE ? undefined : Battle.goto('militia');
      },
      done: () => undefined,
    },
  }),

  // 7.4 The attacker plays all his events before the defender. 7.81 is judged by those who take part.
  attackerEvents(_g, f) {
    f.attackerWorthy = isWorthy(f.attackers);
    f.defenderWorthy = isWorthy(f.defenders);
    return flow.call(Window, { moment: AS_ATTACKER, seat: f.attacker });
  },
  defenderEvents: (_g, f) => flow.call(Window, { moment: AS_DEFENDER, seat: defenderOf(f) }),

  // 7.56 A side that alone has played Ambush! fires first.
  order(_g, f) {
    if (f.ambush.size !== 1) return Battle.goto('fire');
    f.first = f.ambush.has(f.attacker) ? f.attacker : defenderOf(f);
  },
  firstFire: Battle.ask({
    rule: '7.56',
    who: () => CHANCE,
    verbs: { roll: [die] },
    list: (_g, _f, offer) => eachDie(offer.roll),
    take: {
      roll(g, f, rolled) {
        fire(g, f, f.first, rolled);
      },
    },
  }),
  firstLosses: (_g, f) => takeLosses(f, enemyOf(f.first)),
  firstLeaders: (g, f) => checkLeaders(g, f, enemyOf(f.first)),

  // 7.56 The other side fires with its surviving units.
  answered(g, f) {
    keepThoseAt(g, forceOf(f, enemyOf(f.first)), f.at);
    return someIn(forceOf(f, enemyOf(f.first)), isUnit) ? undefined : Battle.goto('fought');
  },
  secondFire: Battle.ask({
    rule: '7.56',
    who: () => CHANCE,
    verbs: { roll: [die] },
    list: (_g, _f, offer) => eachDie(offer.roll),
    take: {
      roll(g, f, rolled) {
        fire(g, f, enemyOf(f.first), rolled);
      },
    },
  }),
  secondLosses: (_g, f) => takeLosses(f, f.first),
  secondLeaders: (g, f) => checkLeaders(g, f, f.first),
  fought: () => Battle.goto('winner'),

  // 7.6 Both fire at once; the attacker assigns his losses first.
  fire: Battle.ask({
    rule: '7.6',
    who: () => CHANCE,
    verbs: { roll: [die, die] },
    list: (_g, _f, offer) => eachTwoDice(offer.roll),
    take: {
      roll(g, f, attackers, defenders) {
        fire(g, f, f.attacker, attackers);
        fire(g, f, defenderOf(f), defenders);
      },
    },
  }),
  attackerLosses: (_g, f) => takeLosses(f, f.attacker),
  defenderLosses: (_g, f) => takeLosses(f, defenderOf(f)),
  attackerLeaders: (g, f) => checkLeaders(g, f, f.attacker),
  defenderLeaders: (g, f) => checkLeaders(g, f, defenderOf(f)),

  // 7.8 The winner; 7.81 a point for beating Regulars or more than four units.
  winner(g, f) {
    keepThoseAt(g, f.attackers, f.at);
    keepThoseAt(g, f.defenders, f.at);
    const won = attackerWins(f);
    const winner = won ? f.attacker : defenderOf(f);
    f.outcome = won ? (isOverrun(g, f) ? OVERRUN : ATTACKER_WON) : DEFENDER_WON;
    f.bereft = !someIn(forceOf(f, winner), isUnit);
    sayWon(f, winner);
    const goesOn = f.outcome === OVERRUN && f.from !== NONE;
    if (goesOn) f.say?.({ type: 'overrun', side: sideName(winner), at: at(f.at), rule: '7.82' });
    if (won ? f.defenderWorthy : f.attackerWorthy) award(g, f.say, winner, VP_AWARDS.battle, 'battle', '7.81');
    for (const force of [f.attackers, f.defenders]) sendMilitiaHome(g, f, force);
  },

  // 7.9 The loser retreats.
  retreat(g, f) {
    if (f.outcome === DEFENDER_WON) return fallBack(g, f, f.attacker);
    return onlyInfiltratorRetreats(g, f) ? undefined : fallBack(g, f, defenderOf(f));
  },

  // 7.64 The leaders of a winner who has lost all his units retreat, too.
  bereft: (g, f) => (f.bereft ? fallBack(g, f, f.outcome === DEFENDER_WON ? defenderOf(f) : f.attacker) : undefined),

  // 5.45 Drilled Troops that win destroy a stockade. Fieldworks go when the attackers win.
  aftermath(g, f) {
    settle(g, f.say);
    if (f.outcome === DEFENDER_WON) return Battle.end(f.outcome);
    g.fieldworks.delete(f.at);
    if (hasStockade(g, defenderOf(f), f.at) && someIn(f.attackers, isDrilled)) {
      removeStockade(g, defenderOf(f), f.at);
      f.say?.({ type: 'stockade', what: 'destroyed', side: sideName(f.attacker), at: at(f.at) });
      award(g, f.say, f.attacker, VP_AWARDS.stockade, 'stockade', '5.45');
    }
    settle(g, f.say);
    return Battle.end(f.outcome);
  },
});
