import { CHANCE, NONE, type None } from '@carillon/flow';
import { put, sideName } from '../change.ts';
import { die, enemyOf, known, type Piece, piece, placeOf, type Side, type Space, space, spaceOf } from '../ids.ts';
import { type Force, followers, scratchForce } from '../query/command.ts';
import { eachDie } from '../query/dice.ts';
import {
  attemptSucceeds,
  eachAvoider,
  eachInterceptor,
  eachRefuge,
  isLoneAuxiliary,
  slipsAway,
} from '../query/interception.ts';
import { at, named, tacticsModifier } from '../say.ts';
import { settle } from '../settle.ts';
import { Avoid, FAILED, flow, Interception, March, Muster, NO_LIMIT, NONE_TRIED, SUCCEEDED } from './contents.ts';

// 6.7 Interception and 6.8 Avoiding Battle

const rest = scratchForce();

Interception.define({
  // 6.72 One force or one unit, from an adjacent space.
  ask: Interception.ask({
    rule: '6.72',
    who: (_g, f) => f.side,
    verbs: { decline: [], lead: [piece], send: [piece] },
    list(g, f, offer) {
      offer.decline();
      eachInterceptor(g, f, offer.lead, offer.send);
    },
    take: {
      decline: () => Interception.end(NONE_TRIED),
      lead(g, f, leader) {
        f.commander = leader;
        f.post = spaceOf(g.place.get(leader));
      },
      send(g, f, unit) {
        f.force.add(unit);
        f.post = spaceOf(g.place.get(unit));
        return Interception.goto('roll');
      },
    },
  }),

  // 5.34, 6.721 Units up to the leader's Command; against a lone Auxiliary one Auxiliary only.
  muster(g, f) {
    const lone = isLoneAuxiliary(enemyOf(f.side), f.movers, f.at) && f.post !== f.at;
    followers(g, known(f.commander), known(f.post), rest, lone);
    return Interception.callFor('force', Muster, {
      side: f.side,
      commander: known(f.commander),
      ready: rest,
      least: 1,
      most: lone ? 1 : NO_LIMIT,
    });
  },

  // 6.71 Success on 4 or more, with the commander's Tactics.
  roll: Interception.ask({
    rule: '6.71',
    who: () => CHANCE,
    verbs: { roll: [die] },
    list: (_g, _f, offer) => eachDie(offer.roll),
    take: {
      roll(g, f, rolled) {
        const success = attemptSucceeds(f.commander, rolled);
        f.say?.({ type: 'intercept', ...attempt(f, known(f.post), f.at, rolled), success });
        if (!success) {
          flow.enclosing(g, March).failed.addAll(f.force);
          return Interception.end(FAILED);
        }
        for (let p = f.force.first(); p !== NONE; p = f.force.after(p)) put(g, p, placeOf(f.at));
        flow.enclosing(g, March).interceptors.copyFrom(f.force);
        settle(g, f.say);
        return Interception.end(SUCCEEDED);
      },
    },
  }),
});

Avoid.define({
  // 6.8 One force or one unit. 6.84 Not pieces that have failed to intercept.
  ask: Avoid.ask({
    rule: '6.8',
    who: (_g, f) => f.side,
    verbs: { stand: [], lead: [piece], send: [piece] },
    list(g, f, offer) {
      offer.stand();
      eachAvoider(g, f.side, f.at, f.barred, offer.lead, offer.send);
    },
    take: {
      stand: () => Avoid.end(NONE_TRIED),
      lead(_g, f, leader) {
        f.commander = leader;
      },
      send(_g, f, unit) {
        f.force.add(unit);
        return Avoid.goto('try');
      },
    },
  }),

  muster(g, f) {
    followers(g, known(f.commander), f.at, rest);
    for (let p = rest.first(); p !== NONE; p = rest.after(p)) if (f.barred.has(p)) rest.delete(p);
    return Avoid.callFor('force', Muster, {
      side: f.side,
      commander: known(f.commander),
      ready: rest,
      least: 1,
      most: NO_LIMIT,
    });
  },

  // 6.8 Auxiliaries alone, in wilderness or mountain, slip away from attackers without Auxiliaries.
  try(_g, f) {
    if (!slipsAway(f.side, f.force, f.at, f.attackers)) return;
    f.say?.({ type: 'slip-away', side: sideName(f.side), pieces: named(f.force), from: at(f.at), rule: '6.8' });
    return Avoid.goto('to');
  },

  roll: Avoid.ask({
    rule: '6.8',
    who: () => CHANCE,
    verbs: { roll: [die] },
    list: (_g, _f, offer) => eachDie(offer.roll),
    take: {
      roll(_g, f, rolled) {
        const success = attemptSucceeds(f.commander, rolled);
        f.say?.({ type: 'avoid', ...attempt(f, f.at, f.at, rolled), success });
        return success ? undefined : Avoid.end(FAILED);
      },
    },
  }),

  // 6.81 To a single adjacent space.
  to: Avoid.ask({
    rule: '6.81',
    who: (_g, f) => f.side,
    verbs: { to: [space] },
    list: (g, f, offer) => eachRefuge(g, f.side, f.at, f.from, offer.to),
    take: {
      to(g, f, refuge) {
        f.say?.({ type: 'avoided', side: sideName(f.side), pieces: named(f.force), from: at(f.at), to: at(refuge) });
        for (let p = f.force.first(); p !== NONE; p = f.force.after(p)) put(g, p, placeOf(refuge));
        settle(g, f.say);
        return Avoid.end(SUCCEEDED);
      },
    },
  }),
});

interface Attempt {
  readonly side: Side;
  readonly commander: Piece | None;
  readonly force: Force;
}

/** The log entry of an attempt to intercept or avoid. */
function attempt(f: Attempt, from: Space, to: Space, rolled: number) {
  return {
    side: sideName(f.side),
    pieces: named(f.force),
    from: at(from),
    to: at(to),
    die: rolled,
    modifiers: tacticsModifier(f.commander),
  };
}
