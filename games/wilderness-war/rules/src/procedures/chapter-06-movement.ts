import { explaining, met, NONE, unmet } from '@carillon/flow';
import { comeOut, playCard, sideName } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { isAuxiliary, isUnit } from '../counters.ts';
import {
  BRITISH,
  card,
  ENEMY_ON_LAKESHORE,
  ENEMY_SETS_OUT,
  enemyOf,
  known,
  piece,
  SETTING_OUT,
  type Space,
  space,
  spaceOf,
} from '../ids.ts';
import type { LeftOut } from '../log.ts';
import { type Force, keepThoseAt, someIn } from '../query/command.ts';
import { eachAvoider, exemptFrom, hasRefuge, mayIntercept } from '../query/interception.ts';
import { eachInfiltration, eachStep, enemiesStop, leadersCouldGoOn, moversOf } from '../query/movement.ts';
import { eachLanding, eachPort, landingCard } from '../query/naval.ts';
import { hasFreePost, hasStockade, hasUnits } from '../query/presence.ts';
import { mayAssault, mayRollSiege, NO_NEWCOMERS } from '../query/siege.ts';
import { at, leaderName, named } from '../say.ts';
import { freeThoseInside, settle } from '../settle.ts';
import type { State } from '../state.ts';
import { DEMOLITION } from './chapter-05-construction.ts';
import { expel } from './chapter-06-forced-back.ts';
import {
  beforeDrops,
  type Marching,
  mayLeaveSome,
  mayPart,
  maySail,
  mayStop,
  offerDrops,
  sail,
  sailing,
  step,
} from './chapter-06-onward.ts';
import { beginSiege } from './chapter-08-sieges.ts';
import { isDue, nextDue, orderMatters } from './chapter-10-raids-due.ts';
import {
  ATTACKER_WON,
  Avoid,
  Battle,
  Campaign,
  DEFENDER_WON,
  Displacement,
  flow,
  Interception,
  March,
  NO_BATTLE,
  NONE_TRIED,
  SUCCEEDED,
} from './contents.ts';
import { Assault, Capture, Shelter, Siege } from './contents-sieges.ts';
import { Raid } from './contents-year.ts';
import { Window } from './response-window.ts';

// 6.0 Movement. A march goes space by space until it stops or is stopped; then active Auxiliaries raid.

/** Whether the pieces activated are inside a besieged post: they may only sortie (8.25). */
const isInside = (g: State, force: Force): boolean => someIn(force, (p) => g.inside.has(p));

/** 8.25 Besieged units may attack the besiegers. */
const maySortie = (g: State, force: Force): boolean =>
  met(CLAUSES.isBesieged, isInside(g, force)) && met(CLAUSES.sortiesWithUnits, someIn(force, isUnit));

/** 8.231 Pieces that came with the first half of a Campaign. */
const newcomers = (g: State): Force => flow.within(g, Campaign)?.newcomers ?? NO_NEWCOMERS;

const mayBesiegeNow = (g: State, f: Marching): boolean => mayRollSiege(g, f.side, f.at, f.commander, newcomers(g));
const mayAssaultNow = (g: State, f: Marching): boolean =>
  mayAssault(g, f.side, f.at, f.commander, flow.within(g, Campaign)?.ripened ?? NONE);

/** Whether there is anything to choose before moving: a siege, an assault, a sortie. */
const hasIntent = (g: State, f: Marching): boolean =>
  isInside(g, f.force) || mayBesiegeNow(g, f) || mayAssaultNow(g, f);

/** Calls `offer` for each space that the force may enter next, by the way that leads there. */
function offerWays(
  g: State,
  f: Marching,
  offer: Readonly<Record<'move' | 'infiltrate' | 'sail' | 'land', (to: Space) => void>>,
): void {
  const movers = moversOf(f.side, f.force);
  if (mayPart(f)) {
    eachStep(g, movers, f, f.at, ({ to }) => offer.move(to));
    eachInfiltration(g, movers, f, f.at, ({ to }) => offer.infiltrate(to));
  }
  // Nobody can be dropped off before sailing.
  if (maySail(f)) {
    eachPort(g, sailing(f), movers, offer.sail);
    eachLanding(g, sailing(f), movers, offer.land);
  }
}

const LEFT_OUT = {
  lone: '6.721',
  awaited: '6.722',
  leaders: '6.723',
  left: '6.724',
  sought: '6.85',
  refuge: '6.81',
  failed: '6.84',
  shunned: '6.85',
} as const;

/** Reports that the enemy side is not asked whether it avoids battle or intercepts, and why. */
const sayLeftOut = (f: Marching, what: LeftOut): void =>
  f.say?.({ type: 'left-out', side: sideName(enemyOf(f.side)), at: at(f.at), what, rule: LEFT_OUT[what] });

/** 6.8 What keeps all enemies in the space from avoiding battle. */
function keptFromAvoiding(g: State, f: Marching): 'sought' | 'refuge' | 'failed' | undefined {
  const enemy = enemyOf(f.side);
  if (f.sought.has(f.at)) return 'sought';
  if (!hasRefuge(g, enemy, f.at, f.from)) return 'refuge';
  let some = false;
  const found = (): void => {
    some = true;
  };
  eachAvoider(g, enemy, f.at, f.failed, found, found);
  return some ? undefined : 'failed';
}

/** 5.36 Whether movement applies to the force: whether it could enter any space. */
function hasWayOn(g: State, f: Marching): boolean {
  let found = false;
  const way = (): void => {
    found = true;
  };
  offerWays(g, f, { move: way, infiltrate: way, sail: way, land: way });
  return found;
}

March.define({
  // 5.31 Pieces activated now are not activated again in this Action Phase.
  begin(g, f) {
    f.say?.({
      type: 'activate',
      side: sideName(f.side),
      commander: leaderName(f.commander),
      pieces: named(f.force),
      at: at(f.at),
    });
    g.acted.addAll(f.force);
    f.active.copyFrom(f.force);
    f.land = true;
    f.boat = true;
    f.outcome = NO_BATTLE;
    return hasIntent(g, f) ? undefined : March.goto('foulWeather');
  },

  // 5.36 Instead of moving a force may besiege and assault; 8.25 besieged pieces may only attack the besiegers.
  intent: March.ask({
    rule: '5.36',
    aside: DEMOLITION,
    who: (_g, f) => f.side,
    verbs: { march: [], siege: [], assault: [], sortie: [], stop: [] },
    list(g, f, offer) {
      if (met(CLAUSES.besiegedStay, !isInside(g, f.force)) && hasWayOn(g, f)) offer.march();
      if (maySortie(g, f.force)) offer.sortie();
      if (mayBesiegeNow(g, f)) offer.siege();
      if (mayAssaultNow(g, f)) offer.assault();
      offer.stop();
    },
    take: {
      march: (_g, f) => (f.foul ? March.goto('setOut') : undefined),
      siege: () => March.goto('siege'),
      assault: () => March.goto('assault'),
      sortie(g, f) {
        for (let p = f.force.first(); p !== NONE; p = f.force.after(p)) comeOut(g, p);
        f.sortie = true;
        f.intercepted = NONE_TRIED;
        return March.goto('avoid');
      },
      stop: () => March.goto('ending'),
    },
  }),

  // 6.22, 6.431 Foul Weather comes before George Croghan and before an Amphibious Landing.
  foulWeather: (_g, f) => flow.call(Window, { moment: ENEMY_SETS_OUT, seat: enemyOf(f.side) }),
  // Foul Weather hinders only the march: a siege or an assault instead is still possible.
  weathered: (g, f) => (f.foul && hasIntent(g, f) ? March.goto('intent') : undefined),
  setOut: (_g, f) => (f.side === BRITISH ? flow.call(Window, { moment: SETTING_OUT, seat: f.side }) : undefined),

  // 6.2–6.4, 6.6 Enter the next space by land, boat or sea, or infiltrate it. 6.1 Drop some off. Or stop.
  onward: March.ask({
    rule: '6.1',
    aside: DEMOLITION,
    who: (_g, f) => f.side,
    verbs: {
      move: [space],
      infiltrate: [space],
      sail: [space],
      land: [space],
      drop: [piece],
      stop: [],
    },
    anyOrder: ['drop'],
    list(g, f, offer) {
      offerWays(g, f, offer);
      if (mayLeaveSome(f) && met(CLAUSES.couldGoOn, leadersCouldGoOn(g, moversOf(f.side, beforeDrops(g, f)), f, f.at)))
        offerDrops(g, f, offer.drop);
      if (mayStop(g, f)) offer.stop();
    },
    take: {
      move: (g, f, to) => {
        step(g, f, to, false);
        return undefined;
      },
      infiltrate(g, f, to) {
        step(g, f, to, true);
      },
      sail(g, f, to) {
        sail(g, f, to, false);
      },
      // 6.431 An Amphibious Landing costs the card besides the activation.
      land(g, f, to) {
        const played = known(landingCard(g));
        f.say?.({ type: 'response', side: sideName(f.side), card: card.nameOf(played) });
        playCard(g, f.side, played, false);
        sail(g, f, to, true);
      },
      drop(_g, f, p) {
        f.say?.({ type: 'drop', pieces: [piece.nameOf(p)], at: at(f.at) });
        f.force.delete(p);
        f.raids.add(f.at);
        return March.goto('onward');
      },
      // 6.64 An infiltrator that stops among enemies fights them.
      stop: (_g, f) => {
        if (!f.infiltrates) return March.goto('ending');
        f.infiltrates = false;
        return March.goto('avoid');
      },
    },
  }),

  // Lake Schooner comes before interception: the movers go back, and stop.
  lakeSchooner: (_g, f) => flow.call(Window, { moment: ENEMY_ON_LAKESHORE, seat: enemyOf(f.side) }),

  // 6.7 The enemy may intercept with one force or unit.
  interception(g, f) {
    if (f.driven) return March.goto('expelled');
    f.intercepted = NONE_TRIED;
    f.interceptors.clear();
    const { at: where, infiltrates } = f;
    const meeting = { side: enemyOf(f.side), at: where, from: known(f.from), movers: f.force, infiltrates };
    if (!mayIntercept(g, meeting)) {
      const exempt = f.say === undefined ? undefined : exemptFrom(g, meeting);
      if (exempt !== undefined) sayLeftOut(f, exempt);
      return;
    }
    // 6.85 The enemy may not intercept into a space from which he has tried to avoid battle during this march.
    if (f.shunned.has(where)) {
      sayLeftOut(f, 'shunned');
      return;
    }
    return March.callFor('intercepted', Interception, meeting);
  },

  // 8.1 Defenders of an unbesieged fort or fortress go inside or stay outside. An infiltrator not intercepted passes on.
  shelter(g, f) {
    const enemy = enemyOf(f.side);
    if (f.intercepted !== NONE_TRIED) f.sought.add(f.at);
    if (f.infiltrates && f.intercepted !== SUCCEEDED) return March.goto('onward');
    if (!hasFreePost(g, enemy, f.at)) return;
    return flow.call(Shelter, { side: enemy, at: f.at, barred: f.interceptors });
  },

  // 6.8 Defenders may try to avoid battle, unless their side has intercepted into the space or tried to (6.84, 6.85).
  avoid(g, f) {
    const enemy = enemyOf(f.side);
    f.avoided = NONE_TRIED;
    if (!hasUnits(g, enemy, f.at)) return;
    const kept = keptFromAvoiding(g, f);
    // A side that has just intercepted wants the battle.
    if (kept !== undefined && f.intercepted !== SUCCEEDED) sayLeftOut(f, kept);
    // 6.84 Where all have failed to intercept, the only answer is to stand.
    if (kept === 'sought' || kept === 'refuge') return;
    const { at: where, from, force, failed } = f;
    return March.callFor('avoided', Avoid, { side: enemy, at: where, from, attackers: force, barred: failed });
  },

  // 6.51, 7.1 The moving force must attack enemy units in the space.
  battle(g, f) {
    if (f.avoided !== NONE_TRIED) f.shunned.add(f.at);
    f.outcome = NO_BATTLE;
    if (!hasUnits(g, enemyOf(f.side), f.at)) return;
    f.fought = f.at;
    return March.callFor('outcome', Battle, {
      attacker: f.side,
      at: f.at,
      from: f.from,
      commander: f.commander,
      attackers: f.force,
      landing: f.landing,
    });
  },

  // 6.53 Leaders left alone in a space that the enemy enters retreat or are eliminated, and so do those left behind.
  displaced(g, f) {
    keepThoseAt(g, f.force, f.at);
    settle(g, f.say);
    if (f.force.isEmpty || f.outcome === DEFENDER_WON) return;
    return flow.call(Displacement, { side: f.side, at: f.at, from: f.from });
  },

  // 6.51, 6.82, 8.21 The movers' target: a fort or fortress is besieged, a stockade captured.
  arrive(g, f) {
    const enemy = enemyOf(f.side);
    const beaten = f.sortie || f.outcome === DEFENDER_WON || f.force.isEmpty;
    if (beaten || f.infiltrates || !someIn(f.force, isUnit)) freeThoseInside(g, enemy, f.at);
    if (beaten) return March.goto('ending');
    if (f.infiltrates && hasFreePost(g, enemy, f.at)) return March.goto('expelled');
    f.infiltrates = false;
    if (!someIn(f.force, isUnit) && enemiesStop(g, f.side, f.at)) return March.goto('ending');
    if (hasFreePost(g, enemy, f.at)) beginSiege(g, f.side, f.at, f.say);
    else if (hasStockade(g, enemy, f.at) && moversOf(f.side, f.force).drilled) {
      return flow.call(Capture, { side: f.side, at: f.at, surrender: false });
    } else if (f.outcome !== ATTACKER_WON && !enemiesStop(g, f.side, f.at)) return March.goto('onward');
    return March.goto('ending');
  },
  captured: () => March.goto('ending'),

  // 6.712 An infiltrator intercepted at a fort or fortress goes back even if it won; so does one met by a Lake
  // Schooner.
  expelled(g, f) {
    expel(g, f, known(f.from));
    settle(g, f.say);
    return March.goto('ending');
  },

  // 8.23, 9.0
  siege: (_g, f) => flow.call(Siege, { side: f.side, at: f.at, commander: known(f.commander) }),
  sieged: () => March.goto('ending'),
  assault: (_g, f) => flow.call(Assault, { side: f.side, at: f.at, commander: f.commander }),

  // 10.1, 10.13 Active Auxiliaries may have to raid where they have ended, beaten ones where they have retreated to.
  ending(g, f) {
    if (f.outcome === DEFENDER_WON && f.from !== NONE) f.raids.add(f.from);
    for (let p = f.force.first(); p !== NONE; p = f.force.after(p)) {
      const where = spaceOf(g.place.get(p));
      if (where !== NONE && isAuxiliary(p)) f.raids.add(where);
    }
  },

  // 6.53 Leaders of either side left among enemies without units or fortification retreat or are eliminated.
  stranded: (_g, f) => flow.call(Displacement, { side: f.side, at: f.at, from: f.from }),
  due(g, f) {
    f.raid = nextDue(g, f, NONE);
    if (f.raid === NONE) return March.end();
    return nextDue(g, f, f.raid) !== NONE && orderMatters(g, f) ? undefined : March.goto('raid');
  },

  // 10.13 Several raids come in the order their owner likes.
  whichRaid: March.ask({
    rule: '10.13',
    aside: DEMOLITION,
    who: (_g, f) => f.side,
    verbs: { raid: [space] },
    list(g, f, offer) {
      for (let s = nextDue(g, f, NONE); s !== NONE; s = nextDue(g, f, s)) offer.raid(s);
      if (explaining() && unmet(CLAUSES.raidDue)) for (const s of space.all) if (!isDue(g, f, s)) offer.raid(s);
    },
    take: {
      raid(_g, f, where) {
        f.raid = where;
      },
    },
  }),
  raid(_g, f) {
    const where = known(f.raid);
    f.raids.delete(where);
    return flow.call(Raid, { side: f.side, at: where, fought: f.fought === where });
  },
  nextRaid: () => March.goto('stranded'),
});
