import { CHANCE, explaining, type IdSet, NONE, unmet } from '@carillon/flow';
import { rerollCard } from '../cards/cannonballs-and-volleys.ts';
import { flagsCount } from '../cards/rough-seas.ts';
import { joinStack, put, remove } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { isFort, ratingOf } from '../counters.ts';
import {
  BRITISH,
  BT,
  enemyOf,
  face,
  known,
  MISS,
  type Piece,
  piece,
  placeOf,
  REMOVED,
  type Space,
  side,
  space,
} from '../ids.ts';
import { ABILITY, COMMANDER, EVENT, reason } from '../kinds.ts';
import { isCoastal } from '../map.ts';
import { capacity, eachFighter, eachOther, isFleetGroup, removesMilitia, strikesBrigades } from '../query/battle.ts';
import { offerFaces } from '../query/dice.ts';
import { scratchForce } from '../query/force.ts';
import { eachOffered } from '../query/offers.ts';
import { hasEnemies, isOwnHome } from '../query/presence.ts';
import type { State } from '../state.ts';
import { battle, hitDice, lay, type Rolling } from './chapter-13-dice.ts';
import { eachReroll, replacements } from './chapter-13-rerolls.ts';
import { flow } from './contents.ts';
import { Hit, Volley } from './contents-battle.ts';

// 13.3.3 The rolls of one unit type: dice, rerolls (13.5), then Hits (13.3.4), B&Ts and Flags take effect in this order.

const able = scratchForce();

/** Applies the results that are due, one after another: one Hit each, while the enemy can take one. */
function dealHit(g: State, f: Rolling, bt: boolean) {
  if (f.due === 0) return undefined;
  if (capacity(g, enemyOf(f.side), battle(g).at, f.group, bt) === 0) {
    const what = bt ? ({ what: 'bts', rule: '13.3.3' } as const) : ({ what: 'hits', rule: '13.3.4' } as const);
    f.say?.({ type: 'left-out', side: side.nameOf(f.side), ...what, count: f.due });
    return undefined;
  }
  f.due--;
  return flow.call(Hit, { side: f.side, group: f.group, bt });
}

/** 13.3.3 A B&T of a Brigade removes a Militia marker; one that is not Metropolitan does nothing else. */
function removeMilitia(g: State, f: Rolling): void {
  if (!removesMilitia(f.group)) return;
  const { militia } = battle(g);
  const enemy = enemyOf(f.side);
  const gone = Math.min(f.bts.size, militia.get(enemy));
  if (gone > 0) {
    militia.set(enemy, militia.get(enemy) - gone);
    f.say?.({ type: 'militia-gone', side: side.nameOf(enemy), left: militia.get(enemy) });
  }
  const vain = strikesBrigades(f.group) ? 0 : f.bts.size - gone;
  if (vain > 0) f.say?.({ type: 'left-out', side: side.nameOf(f.side), what: 'militia', rule: '13.3.3', count: vain });
}

/** 13.9.2 #1 Where a Fleet may go on a B&T: a Coastal Home Space of its own without enemies or Battle. */
const eachHarbour = (g: State, f: Rolling, offer: (at: Space) => void): void => {
  for (const at of space.all) if (isHarbour(g, f, at) || unmet(CLAUSES.escapeHarbour)) offer(at);
};
const isHarbour = (g: State, f: Rolling, at: Space): boolean =>
  isCoastal(at) && isOwnHome(g, f.side, at) && !hasEnemies(g, f.side, at) && !g.battles.has(at);

/** Fleets of the side still in the Battle. */
function fleetsLeft(g: State, f: Rolling): IdSet<Piece> {
  able.clear();
  eachFighter(g, f.side, battle(g).at, (p) => {
    if (f.units.has(p)) able.add(p);
  });
  return able;
}

/** Calls `offer` for each Fleet that a B&T may take out of the Battle, and each harbour. */
function eachEscape(g: State, f: Rolling, offer: (p: Piece, at: Space) => void): void {
  if (f.due === 0 && !unmet(CLAUSES.btForFleet)) return;
  const fleets = fleetsLeft(g, f);
  const leave = (p: Piece): void => eachHarbour(g, f, (at) => offer(p, at));
  eachOffered(g, fleets, leave);
  if (explaining()) eachOther(g, f.side, battle(g).at, fleets, () => CLAUSES.fleetInBattle, leave);
}

Volley.define({
  begin(_g, f) {
    f.left.copyFrom(f.units);
  },

  // 1.3 One die for each unit.
  roll: Volley.ask({
    rule: (_g, f) => (f.now === NONE ? '13.3.3' : '13.5'),
    who: () => CHANCE,
    verbs: { roll: [face] },
    list(_g, _f, offer) {
      offerFaces(offer);
    },
    take: {
      roll(g, f, rolled) {
        const p = known(f.left.first());
        const shown = battle(g).coup && f.side === BRITISH && isFort(p) && rolled === BT ? MISS : rolled;
        f.left.delete(p);
        const reroll = f.now === NONE ? null : reason.nameOf(f.why);
        // Coup de Main: a British Fort's B&T counts as a Miss.
        lay(g, f, p, shown, reroll);
        if (!f.left.isEmpty) return Volley.goto('roll');
        // 13.5.1
        return reroll === 'commander' && rolled === MISS ? Volley.goto('casualty') : undefined;
      },
    },
  }),

  // 13.5 One unit at a time, once for each reason.
  rerolls(g, f) {
    let some = false;
    const note = (): void => {
      some = true;
    };
    eachReroll(g, f, { highland: note, commander: note, event: note });
    return some ? undefined : Volley.goto('hits');
  },
  reroll: Volley.ask({
    rule: '13.5',
    who: (_g, f) => f.side,
    verbs: { highland: [piece], commander: [piece], event: [piece], done: [] },
    list(g, f, offer) {
      eachReroll(g, f, offer);
      offer.done();
    },
    take: {
      highland: (_g, f, p) => again(f, p, f.byAbility, ABILITY),
      commander(g, f, p) {
        const { rerolls } = battle(g);
        rerolls.set(f.side, rerolls.get(f.side) - 1);
        return again(f, p, f.byCommander, COMMANDER);
      },
      event(g, f, p) {
        const { eventRerolls } = battle(g);
        eventRerolls.set(f.side, eventRerolls.get(f.side) + 1);
        g.used.add(known(rerollCard(g, f.side, p)));
        return again(f, p, f.byEvent, EVENT);
      },
      done: () => Volley.goto('hits'),
    },
  }),

  // 13.5.1 A second Miss: the Commander is lost.
  casualty: Volley.ask({
    rule: '13.5.1',
    who: () => CHANCE,
    verbs: { roll: [face] },
    list(_g, _f, offer) {
      offerFaces(offer);
    },
    take: {
      roll(g, f, rolled) {
        const commander = known(battle(g).commander.get(f.side));
        const lost = rolled === MISS;
        f.say?.({ type: 'commander-casualty', commander: piece.nameOf(commander), face: face.nameOf(rolled), lost });
        if (!lost) return Volley.goto('rerolls');
        remove(g, f.say, commander, REMOVED, '13.5.1');
        battle(g).commander.set(f.side, NONE);
        return replacements(g, f).isEmpty ? Volley.goto('rerolls') : undefined;
      },
    },
  }),
  replace: Volley.ask({
    rule: '13.5.1',
    who: (_g, f) => f.side,
    verbs: { lead: [piece], none: [] },
    list(g, f, offer) {
      const others = replacements(g, f);
      eachOffered(g, others, offer.lead);
      if (explaining()) eachOther(g, f.side, battle(g).at, others, () => CLAUSES.leads, offer.lead);
      offer.none();
    },
    take: {
      lead(g, f, p) {
        const { commander, rerolls } = battle(g);
        commander.set(f.side, p);
        rerolls.set(f.side, Math.min(rerolls.get(f.side), ratingOf(p)));
        return Volley.goto('rerolls');
      },
      none: () => Volley.goto('rerolls'),
    },
  }),

  // 13.3.3 1st
  hits(_g, f) {
    f.due = hitDice(f);
  },
  hit: (g, f) => dealHit(g, f, false) ?? Volley.goto('bts'),
  struck: () => Volley.goto('hit'),

  // 13.3.3 2nd
  bts(g, f) {
    removeMilitia(g, f);
    f.due = strikesBrigades(f.group) ? f.bts.size : 0;
  },
  bt: (g, f) => dealHit(g, f, true) ?? Volley.goto('escapes'),
  btStruck: () => Volley.goto('bt'),

  // A B&T of a Fleet may take a Fleet out of the Battle. 3.7 A Commander left alone stays until the Battle ends.
  escapes(_g, f) {
    if (!isFleetGroup(f.group)) return Volley.goto('flags');
    f.due = f.bts.size;
    return undefined;
  },
  escapable(g, f) {
    let some = false;
    eachEscape(g, f, () => {
      some = true;
    });
    if (some) return undefined;
    if (f.due > 0 && !fleetsLeft(g, f).isEmpty)
      f.say?.({ type: 'left-out', side: side.nameOf(f.side), what: 'harbour', rule: '13.3.3', count: f.due });
    return Volley.goto('flags');
  },
  escape: Volley.ask({
    rule: '13.3.3',
    who: (_g, f) => f.side,
    verbs: { escape: [piece, space], stay: [] },
    list(g, f, offer) {
      eachEscape(g, f, offer.escape);
      offer.stay();
    },
    take: {
      escape(g, f, p, at) {
        put(g, p, placeOf(at));
        joinStack(g, f.say, f.side, placeOf(at));
        const from = space.nameOf(battle(g).at);
        f.say?.({
          type: 'retreat',
          side: side.nameOf(f.side),
          at: from,
          to: space.nameOf(at),
          pieces: [piece.nameOf(p)],
        });
        f.due--;
        return Volley.goto('escapable');
      },
      stay: () => undefined,
    },
  }),

  // 13.3.3 3rd
  flags(g, f) {
    const flags = flagsCount(g, f.group) ? f.flags.size : 0;
    const { marker } = battle(g);
    marker.set(f.side, marker.get(f.side) + flags);
    if (flags > 0) f.say?.({ type: 'score', side: side.nameOf(f.side), why: 'flag', marker: marker.get(f.side) });
    return Volley.end();
  },
});

/** A unit picks its die up for a reroll. */
function again(f: Rolling, p: Piece, used: IdSet<Piece>, why: typeof ABILITY) {
  used.add(p);
  f.now = p;
  f.why = why;
  f.left.add(p);
  return Volley.goto('roll');
}
