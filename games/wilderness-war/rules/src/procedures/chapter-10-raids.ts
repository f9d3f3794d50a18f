import { CHANCE, explaining, type FrameOf, met, NONE, type None } from '@carillon/flow';
import { invariant } from '@carillon/kit';
import { eliminate, loseStep, put, removeStockade, sideName } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { homeOf, isLeader, isUnit, sideOf } from '../counters.ts';
import {
  die,
  ENEMY_RAIDS,
  enemyOf,
  FRENCH,
  known,
  option,
  type Piece,
  type Place,
  piece,
  placeOf,
  type Space,
  spaceOf,
} from '../ids.ts';
import type { RaidTarget } from '../log.ts';
import { militiaBoxOf } from '../map.ts';
import { stepsOf, sum } from '../query/battle.ts';
import { scratchForce, someIn } from '../query/command.ts';
import { eachDie } from '../query/dice.ts';
import { withoutChoice } from '../query/losses.ts';
import { eachKeptOut, eachOffered, eachPieceIf, isFirstOfItsLikes } from '../query/offers.ts';
import { firstAt, hasStockade, nextAt } from '../query/presence.ts';
import {
  endangersLeaders,
  gatherRaiders,
  isAlliedWith,
  militiaAgainst,
  mustRaid,
  placesMarker,
  raidColumn,
  raidLeader,
  raidModifiers,
  raidResult,
  raidTarget,
} from '../query/raid.ts';
import { canRetreat } from '../query/retreat.ts';
import { at, named } from '../say.ts';
import { settle } from '../settle.ts';
import type { State } from '../state.ts';
import { Battle, DEFENDER_WON, Displacement, flow, LeaderChecks, March } from './contents.ts';
import { MilitiaFlees } from './contents-options.ts';
import { GoHome, Raid } from './contents-year.ts';
import { Window } from './response-window.ts';

// 10.0 Raids

type Raiding = FrameOf<typeof Raid>;

const RAIDS_HURT = option.of('raidsHurtMilitia');
const leaders = scratchForce();

/** The target of the raid: it exists, or there would be no raid. */
function targetOf(g: State, f: Raiding): RaidTarget {
  const target = raidTarget(g, f.side, f.at);
  invariant(target !== undefined, 'there is nothing to raid');
  return target;
}

/** 7.51 The leader of the raid. */
const leaderOf = (g: State, f: Raiding): Piece | None => raidLeader(g, f, flow.enclosing(g, March).commander);

/** Keeps only the raiders that are still in the space. */
function keepSurvivors(g: State, f: Raiding): undefined {
  for (let p = f.raiders.first(); p !== NONE; p = f.raiders.after(p)) {
    if (g.place.get(p) !== placeOf(f.at)) f.raiders.delete(p);
  }
}

/**
 * The space that raiders came from, if they may have to go back or bar a way: raiders who end the march. Raiders
 * dropped off earlier are never at an enemy stockade, where marches stop (6.51), and so neither meet Militia nor drive
 * leaders out.
 */
function enteredFrom(g: State, where: Space): Space {
  const march = flow.enclosing(g, March);
  return where === march.at && march.from !== NONE ? march.from : where;
}

/** Fills `leaders` with the leaders among the raiders. */
function gatherLeaders(f: Raiding): void {
  leaders.clear();
  for (let p = f.raiders.first(); p !== NONE; p = f.raiders.after(p)) if (isLeader(p)) leaders.add(p);
}

/** 10.3 The roll on the Raid Table. */
function roll(g: State, f: Raiding, rolled: number): void {
  const target = targetOf(g, f);
  const column = raidColumn(g, f.side, target);
  const modifiers = raidModifiers(g, f, leaderOf(g, f));
  const { success, loss } = raidResult(column, rolled + sum(modifiers));
  f.success = success;
  f.due = Math.min(loss, stepsOf(g, f.raiders));
  f.danger = endangersLeaders(target, column, rolled);
  f.say?.({
    type: 'raid',
    side: sideName(f.side),
    pieces: named(f.raiders),
    at: at(f.at),
    target,
    column,
    die: rolled,
    modifiers,
    success,
    losses: loss,
  });
}

/** 10.31, 10.33 Places a Raided marker; returns whether one is placed. */
function placeMarker(g: State, f: Raiding): boolean {
  if (!placesMarker(g, targetOf(g, f), f.at)) return false;
  const markers = f.side === FRENCH ? g.frenchRaids : g.britishRaids;
  markers.set(f.at, markers.get(f.at) + 1);
  f.say?.({ type: 'raided', side: sideName(f.side), at: at(f.at), rule: '10.31' });
  return true;
}

/** 14.2 The enemy Militia box that loses a step to a Raided marker in its Department, or `NONE`. */
function boxHurt(g: State, f: Raiding): Place | None {
  const box = militiaBoxOf(f.at);
  if (!g.options.has(RAIDS_HURT) || box === NONE) return NONE;
  return firstAt(g, enemyOf(f.side), box) === NONE ? NONE : box;
}

/** 10.31 All units of a raided settlement's tribe are lost, wherever they are, except besieged ones. */
function scatterTribe(g: State, f: Raiding): void {
  const enemy = enemyOf(f.side);
  if (!isAlliedWith(g, enemy, f.at)) return;
  for (const p of piece.all) {
    const where = spaceOf(g.place.get(p));
    if (homeOf(p) !== f.at || sideOf(p) !== enemy || where === NONE || g.inside.has(p)) continue;
    f.say?.({ type: 'eliminated', side: sideName(enemy), pieces: [piece.nameOf(p)], at: at(where), rule: '10.31' });
    eliminate(g, p);
  }
}

/** 10.31 A stockade in the space is destroyed, without victory points. */
function burnStockade(g: State, f: Raiding): void {
  const enemy = enemyOf(f.side);
  if (!hasStockade(g, enemy, f.at)) return;
  removeStockade(g, enemy, f.at);
  f.say?.({ type: 'stockade', what: 'raided', side: sideName(f.side), at: at(f.at) });
}

/** Whether only leaders are left of the raiders, unable to retreat to where they came from. */
function areStuck(g: State, f: Raiding): boolean {
  const { side, at: where, from } = f;
  const bounds = { side, at: where, barred: NONE, only: from } as const;
  return !someIn(f.raiders, isUnit) && someIn(f.raiders, (p) => !canRetreat(g, bounds, p));
}

Raid.define({
  // 10.1, 10.11 Whether there must be a raid, 10.12 after a battle too. All leaders and Auxiliaries in the space make it together; 5.31 raiders
  // are not activated again.
  begin(g, f) {
    if (!mustRaid(g, f.side, f.at, flow.enclosing(g, March).active)) return Raid.end();
    gatherRaiders(g, f.side, f.at, f.raiders);
    g.acted.addAll(f.raiders);
    f.from = enteredFrom(g, f.at);
    return militiaAgainst(g, f.side, f.at, f.fought) === NONE ? Raid.goto('blockhouses') : undefined;
  },

  // 10.2 One Militia unit may deploy in a stockade in its cultivated space.
  militia: Raid.ask({
    rule: '10.2',
    who: (_g, f) => enemyOf(f.side),
    verbs: { deploy: [piece], decline: [] },
    list(g, f, offer) {
      const enemy = enemyOf(f.side);
      const box = known(militiaAgainst(g, f.side, f.at, f.fought));
      for (let p = firstAt(g, enemy, box); p !== NONE; p = nextAt(g, enemy, box, p)) {
        if (isFirstOfItsLikes(g, p)) offer.deploy(p);
      }
      if (explaining()) eachPieceIf(CLAUSES.militiaAgainstRaid, offer.deploy);
      offer.decline();
    },
    take: {
      deploy(g, f, p) {
        put(g, p, placeOf(f.at));
        f.say?.({ type: 'militia', side: sideName(enemyOf(f.side)), pieces: [piece.nameOf(p)], at: at(f.at) });
      },
      decline: () => Raid.goto('blockhouses'),
    },
  }),

  // 10.21 The raiders must attack it.
  battle(g, f) {
    f.fought = true;
    return Raid.callFor('outcome', Battle, {
      attacker: f.side,
      at: f.at,
      from: f.from,
      commander: leaderOf(g, f),
      attackers: f.raiders,
      landing: false,
    });
  },

  // 10.22, 10.23 Winners raid; raiders of whom none is left cannot beat even one Militia unit. Losers retreat and do
  // not go home; they may still have to raid where they end.
  fought(g, f) {
    if (f.outcome !== DEFENDER_WON) return keepSurvivors(g, f);
    f.at = known(f.from);
    return Raid.goto('begin');
  },

  // 10.3 The defender may play Blockhouses before the roll.
  blockhouses: (_g, f) => flow.call(Window, { moment: ENEMY_RAIDS, seat: enemyOf(f.side) }),

  roll: Raid.ask({
    rule: '10.3',
    who: () => CHANCE,
    verbs: { roll: [die] },
    list: (_g, _f, offer) => eachDie(offer.roll),
    take: {
      roll(g, f, rolled) {
        roll(g, f, rolled);
      },
    },
  }),

  // 10.31 Step losses of the owner's choice: a reduced unit may go while another is at full strength.
  losses: (_g, f) => (f.due === 0 ? Raid.goto('leaders') : undefined),
  lose: Raid.ask({
    rule: '10.31',
    who: (_g, f) => f.side,
    verbs: { lose: [piece] },
    list(g, f, offer) {
      eachOffered(g, f.raiders, (p) => {
        if (met(CLAUSES.raidersLose, isUnit(p))) offer.lose(p);
      });
      if (explaining()) eachKeptOut(f.raiders, () => CLAUSES.raids, offer.lose);
    },
    take: {
      lose(g, f, p) {
        const why = withoutChoice(g, f.raiders, f.due);
        const eliminated = loseStep(g, p);
        if (eliminated) f.raiders.delete(p);
        f.due -= 1;
        f.say?.({ type: 'loss', side: sideName(f.side), piece: piece.nameOf(p), eliminated, why, rule: '10.31' });
      },
    },
  }),
  more: (_g, f) => (f.due > 0 ? Raid.goto('lose') : undefined),

  // 10.32 On a natural 1, or a 6 against a stockade or settlement, each leader is checked.
  leaders(_g, f) {
    gatherLeaders(f);
    return f.danger && !leaders.isEmpty ? flow.call(LeaderChecks, { side: f.side, leaders }) : undefined;
  },

  // 10.31 The effects of success. 14.2 The marker may cost Militia a step.
  success(g, f) {
    keepSurvivors(g, f);
    if (!f.success) return;
    const box = placeMarker(g, f) ? boxHurt(g, f) : NONE;
    scatterTribe(g, f);
    burnStockade(g, f);
    settle(g, f.say);
    return box === NONE ? undefined : flow.call(MilitiaFlees, { side: enemyOf(f.side), box });
  },

  // 6.53 Enemy leaders in a destroyed stockade give way to the raiders, and raiding leaders without units give way to
  // enemies left there. 10.4 If they cannot retreat, they are not lost: having survived the raid, they go home.
  displaced(g, f) {
    if (areStuck(g, f)) return;
    return flow.call(Displacement, { side: f.side, at: f.at, from: f.from });
  },

  // 10.4 All surviving raiders go home.
  home: (_g, f) =>
    f.raiders.isEmpty ? undefined : flow.call(GoHome, { side: f.side, at: f.at, party: f.raiders, raid: true }),
  close: () => Raid.end(),
});
