import { NONE, type None } from '@carillon/flow';
import { BrokenInvariant } from '@carillon/kit';
import { award, put, sideName } from '../change.ts';
import { isLeader } from '../counters.ts';
import { VP_AWARDS } from '../data/tables.ts';
import { enemyOf, known, NO_WORK, type Piece, piece, placeOf, type Side, type Space, space } from '../ids.ts';
import { type Exit, exitsOf } from '../map.ts';
import { type Force, scratchForce, withinCommand } from '../query/command.ts';
import { hasRefuge, mayIntercept } from '../query/interception.ts';
import { eachStep, enemiesStop, moversOf, stepOn } from '../query/movement.ts';
import { alike } from '../query/offers.ts';
import {
  firstAt,
  fortStartedOf,
  hasDrilled,
  hasFortification,
  hasStockade,
  hasUnits,
  nextAt,
  stockadeOf,
} from '../query/presence.ts';
import { at, leaderName, named } from '../say.ts';
import type { State } from '../state.ts';
import {
  ATTACKER_WON,
  Avoid,
  Battle,
  DEFENDER_WON,
  flow,
  Interception,
  March,
  NO_BATTLE,
  NONE_TRIED,
  Retreat,
} from './contents.ts';

// 6.0 Movement. A march goes space by space, until it stops or is stopped.

const rest = scratchForce();
const leaders = scratchForce();

/** The connection from one space to the next; it is there because it was offered. */
function exitTo(from: Space, to: Space): Exit {
  for (const exit of exitsOf(from)) if (exit.to === to) return exit;
  throw new BrokenInvariant(`no way from ${at(from)} to ${at(to)}`);
}

/** Keeps those of a force that are still in a space. */
function keepThoseAt(g: State, force: Force, where: Space): void {
  for (let p = force.first(); p !== NONE; p = force.after(p)) if (g.place.get(p) !== placeOf(where)) force.delete(p);
}

/** 6.1, 5.34 Whether a piece may be dropped off: not the commander, and those who go on stay within their Command. */
function mayDrop(g: State, force: Force, commander: Piece, p: Piece, dropped: Piece | None): boolean {
  if (p === commander || (dropped !== NONE && p >= dropped)) return false;
  const next = force.after(p);
  if (next !== NONE && next !== dropped && alike(g, p, next)) return false;
  rest.copyFrom(force);
  rest.delete(p);
  return withinCommand(rest);
}

/** Leaders of a side that an enemy has come upon without units or a fortification (6.53). */
function strandedLeaders(g: State, of: Side, where: Space): boolean {
  leaders.clear();
  if (hasUnits(g, of, where) || hasFortification(g, of, where)) return false;
  for (let p = firstAt(g, of, placeOf(where)); p !== NONE; p = nextAt(g, of, placeOf(where), p)) {
    if (isLeader(p)) leaders.add(p);
  }
  return !leaders.isEmpty;
}

/** 5.45, 6.51 Drilled Troops alone in a space capture an enemy stockade intact and clear a fort under construction away. */
function takeWorks(g: State, say: Parameters<typeof award>[1], by: Side, where: Space): void {
  const enemy = enemyOf(by);
  if (!hasDrilled(g, by, where) || hasUnits(g, enemy, where)) return;
  if (hasStockade(g, enemy, where)) {
    g.works.set(where, stockadeOf(by));
    say?.({ type: 'stockade', what: 'captured', side: sideName(by), at: at(where) });
    award(g, say, by, VP_AWARDS.stockade, 'stockade', '5.45');
  } else if (g.works.get(where) === fortStartedOf(enemy)) {
    g.works.set(where, NO_WORK);
    say?.({ type: 'fort-started-lost', side: sideName(enemy), at: at(where), rule: '5.45' });
  }
}

March.define({
  begin(_g, f) {
    f.say?.({
      type: 'activate',
      side: sideName(f.side),
      commander: leaderName(f.commander),
      pieces: named(f.force),
      at: at(f.at),
    });
    f.land = true;
    f.boat = true;
    f.outcome = NO_BATTLE;
    f.dropped = NONE;
  },

  // 6.2, 6.3 Enter the next space, by land or by boat. 6.1 Drop off subordinates and units in a space passed. Or stop.
  onward: March.ask({
    who: (_g, f) => f.side,
    verbs: { move: [space], drop: [piece], stop: [] },
    list(g, f, offer) {
      let onward = false;
      eachStep(g, moversOf(f.side, f.force), f, f.at, ({ to }) => {
        offer.move(to);
        onward = true;
      });
      if (onward && f.spent > 0 && f.commander !== NONE) {
        for (let p = f.force.first(); p !== NONE; p = f.force.after(p)) {
          if (mayDrop(g, f.force, f.commander, p, f.dropped)) offer.drop(p);
        }
      }
      offer.stop();
    },
    take: {
      move(g, f, to) {
        const way = stepOn(g, moversOf(f.side, f.force), f, f.at, exitTo(f.at, to));
        f.say?.({ type: 'march', pieces: named(f.force), from: at(f.at), to: at(to) });
        for (let p = f.force.first(); p !== NONE; p = f.force.after(p)) put(g, p, placeOf(to));
        f.from = f.at;
        f.at = to;
        f.spent = way.spent;
        f.land = way.land;
        f.boat = way.boat;
        f.carried = way.carried;
        f.dropped = NONE;
        return undefined;
      },
      drop(_g, f, p) {
        f.say?.({ type: 'drop', pieces: [piece.nameOf(p)], at: at(f.at) });
        f.force.delete(p);
        f.dropped = p;
        return March.goto('onward');
      },
      stop: () => March.end(),
    },
  }),

  // 6.7 The enemy may intercept with one force or unit.
  interception(g, f) {
    f.intercepted = NONE_TRIED;
    const meeting = { side: enemyOf(f.side), at: f.at, from: known(f.from), movers: f.force };
    return mayIntercept(g, meeting) ? March.callFor('intercepted', Interception, meeting) : undefined;
  },

  // 6.8 Defenders may try to avoid battle, unless they intercepted or tried to (6.84, 6.85).
  avoid(g, f) {
    const enemy = enemyOf(f.side);
    const from = known(f.from);
    f.avoided = NONE_TRIED;
    if (!hasUnits(g, enemy, f.at) || f.intercepted !== NONE_TRIED || !hasRefuge(g, enemy, f.at, from)) return;
    return March.callFor('avoided', Avoid, { side: enemy, at: f.at, from, attackers: f.force });
  },

  // 6.51 The moving force must attack enemy units in the space.
  battle(g, f) {
    f.outcome = NO_BATTLE;
    if (!hasUnits(g, enemyOf(f.side), f.at)) return;
    return March.callFor('outcome', Battle, {
      attacker: f.side,
      at: f.at,
      from: known(f.from),
      commander: f.commander,
      attackers: f.force,
    });
  },

  // 6.53 Leaders left alone in a space that the enemy enters retreat or are eliminated.
  displaced(g, f) {
    const enemy = enemyOf(f.side);
    keepThoseAt(g, f.force, f.at);
    if (f.force.isEmpty || !strandedLeaders(g, enemy, f.at)) return;
    return flow.call(Retreat, { side: enemy, pieces: leaders, at: f.at, barred: f.from, only: NONE });
  },

  // 6.51, 6.82 An enemy fortification ends the march; 7.82 so does a battle, but for an overrun.
  arrive(g, f) {
    if (f.force.isEmpty || f.outcome === DEFENDER_WON) return March.end();
    const stop = f.outcome === ATTACKER_WON || enemiesStop(g, f.side, f.at);
    takeWorks(g, f.say, f.side, f.at);
    return stop ? March.end() : March.goto('onward');
  },
});
