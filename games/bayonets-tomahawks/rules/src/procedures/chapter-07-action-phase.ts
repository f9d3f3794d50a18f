import { explaining, type FrameOf, NONE, namesOne, unmet } from '@carillon/flow';
import { invariant } from '@carillon/kit';
import { builtMore, mayBuildMore } from '../cards/construction-frenzy.ts';
import { FORCED_MARCH_POINTS, forcedMarch, mayForceMarch } from '../cards/forced-march.ts';
import { dismissLone } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import type { ApFacts } from '../data/cards.ts';
import {
  card,
  type Deck,
  deckOf,
  FRENCH,
  INDIAN_DECK,
  known,
  type Piece,
  type Point,
  piece,
  placeOf,
  point,
  type Side,
  type Space,
  side,
  space,
} from '../ids.ts';
import {
  ARMY_MARCH,
  FACTION_POINTS,
  INDIAN_MARCH,
  INDIAN_POINTS,
  LIGHT_MARCH,
  type MarchKind,
  REACTION_POINT,
} from '../kinds.ts';
import type { LogEntry } from '../log.ts';
import {
  allows,
  deckOfPoint,
  eachPoint,
  eachReactionPoint,
  isForArmy,
  isForIndians,
  isForLight,
  isForSail,
  isLeft,
  type OfferPoint,
  pointFacts,
} from '../query/cards.ts';
import { someMayMarch } from '../query/command.ts';
import { mayConstruct } from '../query/construction.ts';
import { scratchForce } from '../query/force.ts';
import { eachMarshaler } from '../query/marshal.ts';
import { isHeld } from '../query/movement.ts';
import { eachOffered, eachOfStacks } from '../query/offers.ts';
import { nextIn, stacksOf } from '../query/presence.ts';
import { eachRaider, measureRaids, raidReach } from '../query/raid.ts';
import { maySailFrom } from '../query/sail.ts';
import type { State } from '../state.ts';
import { flow } from './contents.ts';
import { Construction, Landing, March, Marshal, RaidAction, Sail } from './contents-actions.ts';
import { ActionPhase } from './contents-sequence.ts';

// 7.2 The Action Phase: Landing, the points of the Indian card, the point held for Reaction, the points of the faction's card.

type Acting = FrameOf<typeof ActionPhase>;

const deckInUse = (f: Acting): Deck => (f.stage === INDIAN_POINTS ? INDIAN_DECK : deckOf(f.side));

/** 7.2, 7.3.6 Calls `offer` for each usable point. */
function eachUsable(g: State, f: Acting, offer: OfferPoint): void {
  if (f.stage === REACTION_POINT) eachReactionPoint(g, offer);
  else eachPoint(g, deckInUse(f), offer);
}

/** A point is used up (7.3); a doubled one doubles movement (7.3.4). */
function use(g: State, of: Point): boolean {
  g.pointsGone.add(of);
  if (g.reaction === of) g.reaction = NONE;
  return pointFacts(g, of)?.double === true;
}

const march = (g: State, f: Acting, by: Point, from: Space, kind: MarchKind, extra = 0) =>
  flow.call(March, { side: f.side, from, kind, double: use(g, by), extra });

/** The events after the last Action with the present points. */
const afterActions = (f: Acting) => (f.stage === INDIAN_POINTS ? ActionPhase.goto('hold') : ActionPhase.goto('close'));

ActionPhase.define({
  // 7.2 #1
  land(_g, f) {
    const reaction = f.stage === REACTION_POINT;
    f.say?.({ type: 'phase', side: side.nameOf(f.side), reaction });
    return reaction ? undefined : flow.call(Landing, { side: f.side });
  },
  // 7.2 #2 Only the French have an Indian card.
  open: (_g, f) => (f.stage === INDIAN_POINTS && f.side !== FRENCH ? ActionPhase.goto('hold') : undefined),

  // With no point left the phase goes on.
  usable(g, f) {
    let some = false;
    eachUsable(g, f, () => {
      some = true;
    });
    return some ? undefined : afterActions(f);
  },

  // 7.3 One Action for each point: 7.3.7 says which.
  act: ActionPhase.ask({
    rule: '7.3',
    who: (_g, f) => f.side,
    verbs: {
      raid: [point, piece],
      indian: [point, space],
      light: [point, space],
      army: [point, space],
      forced: [point, space],
      sail: [point, space],
      marshal: [point, piece],
      construct: [point, piece],
      done: [],
    },
    list(g, f, offer) {
      eachAction(g, f, offer);
      offer.done();
    },
    take: {
      raid: (g, f, by, raider) => flow.call(RaidAction, { side: f.side, raider, reach: raidReach(use(g, by)) }),
      indian: (g, f, by, from) => march(g, f, by, from, INDIAN_MARCH),
      light: (g, f, by, from) => march(g, f, by, from, LIGHT_MARCH),
      army: (g, f, by, from) => march(g, f, by, from, ARMY_MARCH),
      forced(g, f, by, from) {
        forcedMarch(g, f.say, f.side);
        return march(g, f, by, from, ARMY_MARCH, FORCED_MARCH_POINTS);
      },
      sail: (g, f, by, from) => flow.call(Sail, { side: f.side, from, double: use(g, by) }),
      marshal(g, f, by, p) {
        use(g, by);
        return flow.call(Marshal, { side: f.side, by: p });
      },
      construct(g, f, by, p) {
        use(g, by);
        f.builder = p;
        return flow.call(Construction, { side: f.side, by: p, again: false });
      },
      done(g, f) {
        if (f.say !== undefined && !hasAction(g, f)) f.say(unusable(g, f));
        return afterActions(f);
      },
    },
  }),
  acted: (g, f) => (f.builder !== NONE && mayBuildMore(g, f.side) ? undefined : ActionPhase.goto('usable')),

  // Construction Frenzy: once more at once, by any Brigade, even the same one.
  frenzy: ActionPhase.ask({
    rule: '7.4',
    who: (_g, f) => f.side,
    verbs: { construct: [piece], decline: [] },
    list(g, f, offer) {
      candidates.clear();
      for (const p of piece.all) if (mayConstruct(g, f.side, p, p === f.builder)) candidates.add(p);
      eachOffered(g, candidates, offer.construct);
      offer.decline();
    },
    take: {
      construct(g, f, p) {
        builtMore(g, f.say, f.side);
        const again = p === f.builder;
        f.builder = NONE;
        return flow.call(Construction, { side: f.side, by: p, again });
      },
      decline(_g, f) {
        f.builder = NONE;
        return ActionPhase.goto('usable');
      },
    },
  }),

  // 7.2 #3, 7.3.6 The First Player may hold a point of the faction's card for Reaction.
  hold: (g, f) => {
    if (f.stage !== INDIAN_POINTS) return ActionPhase.goto('usable');
    f.stage = FACTION_POINTS;
    return f.side === g.first ? undefined : ActionPhase.goto('usable');
  },
  spend: ActionPhase.ask({
    rule: '7.3.6',
    who: (_g, f) => f.side,
    verbs: { hold: [point], none: [] },
    list(g, f, offer) {
      eachPoint(g, deckOf(f.side), (of) => offer.hold(of));
      offer.none();
    },
    take: {
      hold(g, f, of) {
        g.reaction = of;
        sayHeld(g, f, of);
        return ActionPhase.goto('usable');
      },
      none: () => ActionPhase.goto('usable'),
    },
  }),

  // 3.7 A Commander who is alone at the end of the phase is removed.
  close(g, f) {
    dismissLone(g, f.say, f.side, '3.7');
    return ActionPhase.end();
  },
});

/**
 * 10.2.1 Whether any unit in a space may be activated to march: none may if enemies hold them there. Where a side has
 * nobody, nobody is held: an explanation asks about such spaces, too.
 */
const maySetOut = (g: State, of: Side, at: Space, kind: MarchKind): boolean =>
  someMayMarch(g, of, at, kind) && (!isHeld(g, of, at) || !hasStack(g, of, at) || unmet(CLAUSES.held));

const hasStack = (g: State, of: Side, at: Space): boolean => nextIn(g, of, placeOf(at), NONE) !== NONE;

interface ActionOffer extends LightOffer, ArmyOffer {
  sail(by: Point, at: Space): void;
}

/** 7.3.7 Calls `offer` for each Action with a usable point. */
function eachAction(g: State, f: Acting, offer: ActionOffer): void {
  const found = searchOf(stacksOf(g, f.side));
  eachUsable(g, f, (by, facts) => {
    if (allows(facts, isForLight)) listLight(g, f.side, by, facts, found, offer);
    if (allows(facts, isForArmy)) listArmy(g, f.side, by, found, offer);
    if (allows(facts, isForSail)) for (const at of found.stacks) if (maySailFrom(g, f.side, at)) offer.sail(by, at);
  });
}

/** Whether any Action is possible with the points left. */
function hasAction(g: State, f: Acting): boolean {
  let some = false;
  const note = (): void => {
    some = true;
  };
  const each = { raid: note, indian: note, light: note, army: note, forced: note, sail: note };
  eachAction(g, f, { ...each, marshal: note, construct: note });
  return some;
}

/** 7.3.6 Logs the point that is held. */
function sayHeld(g: State, f: Acting, of: Point): void {
  const facts = pointFacts(g, of);
  invariant(facts !== undefined, 'the point is on no card in play');
  const played = card.nameOf(known(g.played.get(deckOf(f.side))));
  f.say?.({ type: 'hold', side: side.nameOf(f.side), card: played, point: facts.type, double: facts.double });
}

/** 7.3 The log's entry about points with which no Action is possible. */
function unusable(g: State, f: Acting): LogEntry {
  const from = f.stage === REACTION_POINT ? deckOf(f.side) : deckInUse(f);
  const isLost = (of: Point): boolean =>
    deckOfPoint(of) === from && isLeft(g, of) && (of === g.reaction) === (f.stage === REACTION_POINT);
  const count = point.all.filter(isLost).length;
  const played = card.nameOf(known(g.played.get(from)));
  return { type: 'left-out', side: side.nameOf(f.side), what: 'actions', rule: '7.3', card: played, count };
}

interface LightOffer {
  raid(by: Point, p: Piece): void;
  indian(by: Point, at: Space): void;
  light(by: Point, at: Space): void;
}

/** Searches for a list, shared by all points: an explanation asks about the points of every card. */
interface Found {
  readonly stacks: readonly Space[];
  armies: boolean;
  targets: boolean;
  /** The raiders of points by kind of point, and where marches of each kind may set out. */
  readonly raiders: (readonly Piece[] | undefined)[];
  readonly settingOut: (readonly Space[] | undefined)[];
}
const searchOf = (stacks: readonly Space[]): Found => ({
  stacks,
  armies: false,
  targets: false,
  raiders: [],
  settingOut: [],
});

/** 7.3.1, 7.3.2 Raids and Light Movement. */
function listLight(g: State, of: Side, by: Point, facts: ApFacts | undefined, found: Found, offer: LightOffer): void {
  if (!found.targets) measureRaids(g, of);
  found.targets = true;
  const indian = facts !== undefined && isForIndians(facts.type);
  const far = facts?.double === true;
  const key = (indian ? 2 : 0) | (far ? 1 : 0);
  const raid = (p: Piece): void => offer.raid(by, p);
  each(found.raiders, key, raid, (some) => eachRaider(g, of, indian, raidReach(far), some));
  if (!indian || unmet(CLAUSES.pointAllows)) eachSettingOut(g, of, LIGHT_MARCH, found, (at) => offer.light(by, at));
  if (indian || (explaining() && allows(facts, isForIndians)))
    eachSettingOut(g, of, INDIAN_MARCH, found, (at) => offer.indian(by, at));
}

/** Calls `offer` for the spaces from which a march of this kind may set out. */
function eachSettingOut(g: State, of: Side, kind: MarchKind, found: Found, offer: (at: Space) => void): void {
  each(found.settingOut, kind, offer, (some) => {
    for (const at of found.stacks) if (maySetOut(g, of, at, kind)) some(at);
  });
}

/**
 * Calls `offer` for the results of a search. An explanation in which no question names a point makes each search once for
 * all points; a new search offers each result at once, so that the clauses of a result are met just before it.
 */
function each<T>(
  known: (readonly T[] | undefined)[],
  key: number,
  offer: (one: T) => void,
  search: (some: (one: T) => void) => void,
): void {
  const before = namesOne(point) ? undefined : known[key];
  if (before !== undefined) {
    for (const one of before) offer(one);
    return;
  }
  const made: T[] = [];
  search((one) => {
    made.push(one);
    offer(one);
  });
  known[key] = made;
}

interface ArmyOffer {
  army(by: Point, at: Space): void;
  forced(by: Point, at: Space): void;
  marshal(by: Point, p: Piece): void;
  construct(by: Point, p: Piece): void;
}

/** The Actions that Army points allow, as last searched. */
const marching: Space[] = [];
const marshalers: Piece[] = [];
const builders: Piece[] = [];
const candidates = scratchForce();

function findArmies(g: State, of: Side, found: Found): void {
  if (found.armies) return;
  found.armies = true;
  for (const list of [marching, marshalers, builders]) list.length = 0;
  eachSettingOut(g, of, ARMY_MARCH, found, (at) => marching.push(at));
  candidates.clear();
  eachMarshaler(g, of, found.stacks, (p) => candidates.add(p));
  eachOffered(g, candidates, (p) => marshalers.push(p));
  candidates.clear();
  eachOfStacks(g, of, found.stacks, (p) => {
    if (mayConstruct(g, of, p, false)) candidates.add(p);
  });
  eachOffered(g, candidates, (p) => builders.push(p));
}

/** 7.3.7 Army Movement, Marshal Troops, Construction. */
function listArmy(g: State, of: Side, by: Point, found: Found, offer: ArmyOffer): void {
  findArmies(g, of, found);
  const forced = mayForceMarch(g, of) || unmet(CLAUSES.forcedMarch);
  for (const at of marching) {
    offer.army(by, at);
    if (forced) offer.forced(by, at);
  }
  for (const p of marshalers) offer.marshal(by, p);
  for (const p of builders) offer.construct(by, p);
}
