import { CHANCE, type FrameOf } from '@carillon/flow';
import { comesBack } from '../cards/a-right-to-plunder-and-captives.ts';
import { extraRaidPoints, extraRaidPointsGiven } from '../cards/frontiers-ablaze.ts';
import { mayRollAgain, rolledAgain, sayAgain } from '../cards/pursuit-of-elevated-status.ts';
import { mayStageLacrosse, stagedLacrosse } from '../cards/staged-lacrosse-game.ts';
import { addRaidPoints, leaveBehind, remove } from '../change.ts';
import { isFort } from '../counters.ts';
import {
  enemyOf,
  type Face,
  FRENCH,
  face,
  known,
  LOSSES,
  piece,
  placeOf,
  REMOVED,
  type Space,
  side,
  space,
  spaceOf,
} from '../ids.ts';
import { intercepts, offerFaces, succeeds } from '../query/dice.ts';
import { eachIn } from '../query/presence.ts';
import { eachRaidWay, lightsIntercept, mayBeIntercepted, mayRaidHere, raidValue } from '../query/raid.ts';
import type { State } from '../state.ts';
import { RaidAction } from './contents-actions.ts';

// 9.0 Raids. The raider goes space by space; in each, including the starting and the target space, enemies may
// intercept.

type Raiding = FrameOf<typeof RaidAction>;

const isStopped = (g: State, f: Raiding, rolled: Face): boolean => intercepts(rolled, lightsIntercept(g, f.side, f.at));

/** Logs an Interception die. */
function sayInterception(g: State, f: Raiding): void {
  const by = side.nameOf(enemyOf(f.side));
  f.say?.({
    type: 'interception',
    side: by,
    at: space.nameOf(f.at),
    face: face.nameOf(f.face),
    stopped: isStopped(g, f, f.face),
  });
}

function sayRoll(f: Raiding): void {
  f.say?.({
    type: 'raid-roll',
    side: side.nameOf(f.side),
    at: space.nameOf(f.at),
    face: face.nameOf(f.face),
    success: succeeds(f.face),
  });
}

RaidAction.define({
  begin(g, f) {
    f.from = known(spaceOf(g.place.get(f.raider)));
    f.at = f.from;
    f.left = f.reach;
    f.say?.({ type: 'raid', side: side.nameOf(f.side), raider: piece.nameOf(f.raider), from: space.nameOf(f.from) });
  },

  // 9.2 In each space with enemy units, once: they roll again only for another raider.
  interception(g, f) {
    if (f.rolledIn.has(f.at) || !mayBeIntercepted(g, f.side, f.at)) return RaidAction.goto('onward');
    f.rolledIn.add(f.at);
    return undefined;
  },
  intercept: RaidAction.ask({
    rule: '9.2',
    who: () => CHANCE,
    verbs: { roll: [face] },
    list(_g, _f, offer) {
      offerFaces(offer);
    },
    take: {
      roll(g, f, rolled) {
        f.face = rolled;
        sayInterception(g, f);
        if (!isStopped(g, f, rolled)) return RaidAction.goto('onward');
        return mayRollAgain(g, f.raider) && !f.again ? undefined : RaidAction.goto('failure');
      },
    },
  }),

  // Pursuit of Elevated Status
  intercepted: RaidAction.ask({
    rule: '9.2',
    who: (_g, f) => f.side,
    verbs: { again: [], accept: [] },
    list(_g, _f, offer) {
      offer.again();
      offer.accept();
    },
    take: {
      again(_g, f) {
        sayAgain(f.say);
        f.again = true;
        return RaidAction.goto('intercept');
      },
      accept: () => RaidAction.goto('failure'),
    },
  }),

  // 9.1 On towards a target, or raid the present space. It is asked even with a single choice, because dice follow.
  onward: RaidAction.ask({
    rule: '9.1',
    who: (_g, f) => f.side,
    alone: 'ask',
    verbs: { raid: [], to: [space] },
    list(g, f, offer) {
      if (mayRaidHere(g, f.side, f.at)) offer.raid();
      eachRaidWay(g, f.side, f.at, f.left, offer.to);
    },
    take: {
      raid: (g, f) => (mayStageLacrosse(g, f.raider, f.at) ? undefined : RaidAction.goto('roll')),
      to(_g, f, to: Space) {
        f.at = to;
        f.left--;
        return RaidAction.goto('interception');
      },
    },
  }),

  // Staged Lacrosse Game: chosen before the die is rolled.
  lacrosse: RaidAction.ask({
    rule: '7.4',
    who: (_g, f) => f.side,
    verbs: { play: [], decline: [] },
    list(_g, _f, offer) {
      offer.play();
      offer.decline();
    },
    take: {
      play(g, f) {
        f.lacrosse = true;
        stagedLacrosse(g, f.say);
        return undefined;
      },
      decline: () => undefined,
    },
  }),

  // 9.3
  roll: RaidAction.ask({
    rule: '9.3',
    who: () => CHANCE,
    verbs: { roll: [face] },
    list(_g, _f, offer) {
      offerFaces(offer);
    },
    take: {
      roll(g, f, rolled) {
        f.face = rolled;
        sayRoll(f);
        return !succeeds(rolled) && mayRollAgain(g, f.raider) ? undefined : RaidAction.goto('resolve');
      },
    },
  }),
  rolled: RaidAction.ask({
    rule: '9.3',
    who: (_g, f) => f.side,
    verbs: { again: [], accept: [] },
    list(_g, _f, offer) {
      offer.again();
      offer.accept();
    },
    take: {
      again(g, f) {
        if (!f.again) sayAgain(f.say);
        rolledAgain(g);
        f.again = false;
        return RaidAction.goto('roll');
      },
      accept(g, f) {
        if (f.again) rolledAgain(g);
        return undefined;
      },
    },
  }),
  resolve: (_g, f) => (succeeds(f.face) ? undefined : RaidAction.goto('failure')),

  // 9.3 Raid Points; Indian raiders go home with their plunder, others back to where they came from.
  success(g, f) {
    if (f.again) rolledAgain(g);
    (f.side === FRENCH ? g.frenchRaids : g.britishRaids).add(f.at);
    const points = raidValue(f.at) + extraRaidPoints(g, f.side);
    extraRaidPointsGiven(g, f.say, f.side);
    addRaidPoints(g, f.say, f.side, points);
    if (f.lacrosse) takeFort(g, f);
    if (comesBack(g, f.say, f.raider)) g.spent.add(f.raider);
    else goHome(g, f);
    return RaidAction.end();
  },

  // 9.2, 9.3 Back to the starting space.
  failure(g, f) {
    if (f.again) rolledAgain(g);
    g.spent.add(f.raider);
    return RaidAction.end();
  },
});

/** 9.3 Indian raiders go home; Commanders or units left behind may lose the space. */
function goHome(g: State, f: Raiding): void {
  remove(g, f.say, f.raider, LOSSES, '9.3');
  leaveBehind(g, f.say, f.side, f.from);
}

/** Staged Lacrosse Game: the Fort is removed from play. */
function takeFort(g: State, f: Raiding): void {
  eachIn(g, enemyOf(f.side), placeOf(f.at), (p) => {
    if (isFort(p)) remove(g, f.say, p, REMOVED, '9.3');
  });
  leaveBehind(g, f.say, enemyOf(f.side), f.at);
}
