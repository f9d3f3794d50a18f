import { CHANCE, type Clause, explaining, type FrameOf, NONE, type None, unmet } from '@carillon/flow';
import { at } from '@carillon/kit';
import { type Part, partsOf, returnTo } from '../cards/pick-events.ts';
import { isPeacePossible, takeEffect } from '../cards/plain-events.ts';
import { eachRoundUp, placeRoundedUp } from '../cards/round-up.ts';
import { arrive, joinStack, put } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { isBastion, isFleet, isFort, nationOf } from '../counters.ts';
import {
  ARRIVING,
  BRITISH,
  type Card,
  type Connection,
  card,
  connection,
  deckOf,
  FRENCH,
  INDIAN_DECK,
  isOnBoard,
  known,
  type Piece,
  POOL,
  piece,
  place,
  placeOf,
  point,
  type Side,
  type Space,
  side,
  space,
} from '../ids.ts';
import type { LogEntry } from '../log.ts';
import { endsOf, isCoastal, nationAt } from '../map.ts';
import { deckOfPoint, eventDecks, factsOf, isLeft } from '../query/cards.ts';
import { comesEarly, WATERS } from '../query/effects.ts';
import { scratchForce } from '../query/force.ts';
import { eachKeptOut, eachOffered } from '../query/offers.ts';
import { controls, eachIn, hasUnits, sideOf } from '../query/presence.ts';
import { isFriendlyCoast } from '../query/sail.ts';
import type { State } from '../state.ts';
import { flow } from './contents.ts';
import { Chits } from './contents-battle.ts';
import { PickEvent, PointsLost, RearAdmiral, RoundUp, StackEvent, StartEvents, Warships } from './contents-events.ts';

// 7.1 #5, 7.4 Events at the start of the Action Round

const is = (of: Card, ...names: readonly Parameters<typeof card.of>[0][]): boolean => names.includes(card.nameOf(of));

/** Calls the procedure of an event that has a choice, if there is anything to choose. */
function askFor(g: State, of: Card, by: Side) {
  const { event } = factsOf(of);
  if (event === 'round-up-men-and-equipment') return flow.call(RoundUp, { side: by });
  if (event === 'wintering-rear-admiral') return flow.call(RearAdmiral, {});
  if (event === 'delayed-supplies-from-france') return flow.call(PointsLost, {});
  if (event === 'french-lake-warships') return closable(g).length === 0 ? undefined : flow.call(Warships, {});
  if (event === 'hesitant-british-general' || event === 'armed-battoemen')
    return stacksFor(g, of).length === 0 ? undefined : flow.call(StackEvent, { card: of });
  if (event === 'pennsylvanias-peace-promises' && !isPeacePossible(g, of)) return undefined;
  const some = partsOf(g, of).some(({ may }) => piece.all.some((p) => may(g, p)));
  return some ? flow.call(PickEvent, { card: of }) : undefined;
}

/** Events that only change the possible actions of the Action Round. */
const LASTING: readonly (string | null)[] = ['rough-seas', 'lets-see-how-the-french-fight'];

/** An event happens: first its automatic effects, then its choices. The log reports it if nothing happens. */
function happen(g: State, f: FrameOf<typeof StartEvents>, played: Card) {
  const told: LogEntry[] = [];
  takeEffect(g, (entry) => told.push(entry), played);
  const asked = askFor(g, played, f.side);
  const comesToNothing = asked === undefined && told.length === 0 && !LASTING.includes(factsOf(played).event);
  if (comesToNothing) f.say?.({ type: 'event-without-effect', card: card.nameOf(played) });
  else f.say?.({ type: 'event', card: card.nameOf(played), side: side.nameOf(f.side) });
  for (const entry of told) f.say?.(entry);
  return asked;
}

StartEvents.define({
  next(g, f) {
    const decks = eventDecks(g, f.side);
    if (f.done === decks.length) return StartEvents.end();
    const played = g.played.get(at(decks, f.done));
    f.done++;
    if (played === NONE || !factsOf(played).arStart) return StartEvents.goto('again');
    return happen(g, f, played);
  },
  chits: () => flow.call(Chits, {}),
  again: () => StartEvents.goto('next'),
});

type Picking = FrameOf<typeof PickEvent>;
const part = (g: State, f: Picking): Part => at(partsOf(g, f.card), f.part);
const able = scratchForce();

function pickable(g: State, f: Picking): typeof able {
  able.clear();
  const { may } = part(g, f);
  // A unit that has just been picked and could not come is not picked again.
  for (const p of piece.all) if (p !== f.now && may(g, p)) able.add(p);
  return able;
}

PickEvent.define({
  begin(g, f) {
    f.left = part(g, f).count;
    f.now = NONE;
  },
  able: (g, f) => (f.left === 0 || pickable(g, f).isEmpty ? PickEvent.goto('next') : undefined),
  pick: PickEvent.ask({
    rule: '7.4',
    who: (g, f) => part(g, f).by ?? CHANCE,
    verbs: { pick: [piece] },
    list(g, f, offer) {
      const among = pickable(g, f);
      if (part(g, f).by !== null) eachOffered(g, among, offer.pick);
      else for (let p = among.first(); p !== NONE; p = among.after(p)) offer.pick(p);
      if (explaining()) eachUnpickable(among, f.now, offer.pick);
    },
    take: {
      pick(g, f, p) {
        part(g, f).take(g, f.say, p);
        f.left--;
        f.now = p;
        return g.place.get(p) === ARRIVING ? undefined : PickEvent.goto('able');
      },
    },
  }),
  // British Encroachment: a unit of a Nation goes to any of its Villages without British units.
  village: PickEvent.ask({
    rule: '7.4',
    who: () => FRENCH,
    verbs: { to: [space], none: [] },
    list(g, f, offer) {
      const open = villagesFor(g, known(f.now));
      for (const each of open) offer.to(each);
      if (open.length === 0 || unmet(CLAUSES.villageOpen)) offer.none();
      if (explaining()) eachOtherVillage(open, known(f.now), offer.to);
    },
    take: {
      to(g, f, to) {
        returnTo(g, f.say, known(f.now), to);
        return PickEvent.goto('able');
      },
      none(g, f) {
        put(g, known(f.now), place.of('losses'));
        return PickEvent.goto('able');
      },
    },
  }),
  next(g, f) {
    f.part++;
    return f.part < partsOf(g, f.card).length ? PickEvent.goto('begin') : PickEvent.end();
  },
});

/** Explain mode: counters that the event does not name. */
const eachUnpickable = (among: typeof able, now: Piece | None, offer: (p: Piece) => void): void =>
  eachKeptOut(
    piece.all,
    (p) => among.has(p),
    (p) => (p === now ? CLAUSES.notAgain : CLAUSES.eventPick),
    offer,
  );

/** Explain mode: Villages of other Nations, and those with British units. */
const eachOtherVillage = (open: readonly Space[], p: Piece, offer: (at: Space) => void): void =>
  eachKeptOut(
    space.all,
    (at) => open.includes(at),
    (at) => (nationAt(at) === nationOf(p) ? CLAUSES.villageFree : CLAUSES.villageOfNation),
    offer,
  );

const villagesFor = (g: State, p: Piece): Space[] =>
  space.all.filter((each) => nationAt(each) === nationOf(p) && !hasUnits(g, BRITISH, each));

/**
 * Hesitant British General: any British stack on the map. Armed Battoemen: one that is Out of Supply, otherwise one
 * that is Routed.
 *
 * Open reading (21): whether a Rout marker may be removed while a British stack is Out of Supply. Taken as no.
 */
function stacksFor(g: State, of: Card): Space[] {
  const stacks = space.all.filter((each) => hasUnits(g, BRITISH, each));
  if (is(of, 'hesitant-british-general-33')) return stacks;
  const starving = stacks.filter((each) => isMarked(g, each, 'outOfSupply'));
  return starving.length > 0 ? starving : stacks.filter((each) => isMarked(g, each, 'routed'));
}

/** Explain mode: spaces without a British stack, and stacks without the marker. */
const eachOtherStack = (g: State, stacks: readonly Space[], offer: (at: Space) => void): void =>
  eachKeptOut(
    space.all,
    (at) => stacks.includes(at),
    (at) => (hasUnits(g, BRITISH, at) ? CLAUSES.starvingStack : CLAUSES.britishStack),
    offer,
  );

function isMarked(g: State, where: Space, mark: 'routed' | 'outOfSupply'): boolean {
  let marked = false;
  eachIn(g, BRITISH, placeOf(where), (p) => {
    marked ||= g[mark].has(p);
  });
  return marked;
}

/** Logs that a British stack has lost a marker. */
function sayMarkerGone(say: ((entry: LogEntry) => void) | undefined, gone: 'rout' | 'out-of-supply', at: Space): void {
  say?.({ type: 'marker', marker: gone, side: 'british', at: space.nameOf(at), placed: false, rule: '7.4' });
}

StackEvent.define({
  pick: StackEvent.ask({
    rule: '7.4',
    who: (_g, f) => (is(f.card, 'hesitant-british-general-33') ? FRENCH : BRITISH),
    verbs: { stack: [space], none: [] },
    list(g, f, offer) {
      const stacks = stacksFor(g, f.card);
      for (const each of stacks) offer.stack(each);
      if (factsOf(f.card).optional || unmet(CLAUSES.mustPickStack)) offer.none();
      if (explaining()) eachOtherStack(g, stacks, offer.stack);
    },
    take: {
      stack(g, f, where) {
        const general = is(f.card, 'hesitant-british-general-33');
        const starving = isMarked(g, where, 'outOfSupply');
        const mark = starving ? g.outOfSupply : g.routed;
        if (!general) sayMarkerGone(f.say, starving ? 'out-of-supply' : 'rout', where);
        eachIn(g, BRITISH, placeOf(where), (p) => {
          if (general) g.spent.add(p);
          else mark.delete(p);
        });
        return StackEvent.end();
      },
      none: () => StackEvent.end(),
    },
  }),
});

/** Units that Round up Men & Equipment may flip to Full: no Forts or Bastions, no Disbanded units. */
function eachFlip(g: State, of: Side, offer: (p: Piece) => void): void {
  able.clear();
  for (const p of piece.all) if (mayFlip(g, of, p)) able.add(p);
  eachOffered(g, able, offer);
}

/** Open reading (4, 12, 17, 31): whether Fleets may be flipped. Taken as yes. */
const mayFlip = (g: State, of: Side, p: Piece): boolean => {
  if (sideOf(g, p) !== of) return unmet(CLAUSES.own);
  if (!isOnBoard(g.place.get(p))) return unmet(CLAUSES.onMap);
  return (g.reduced.has(p) || unmet(CLAUSES.isReduced)) && (!(isFort(p) || isBastion(p)) || unmet(CLAUSES.notWorks));
};

RoundUp.define({
  able(_g, f) {
    f.left = FLIPS;
  },
  // Up to two flips, or one unit from the Losses box.
  choose: RoundUp.ask({
    rule: '7.4',
    who: (_g, f) => f.side,
    verbs: { flip: [piece], place: [piece, space], done: [] },
    anyOrder: ['flip'],
    list(g, f, offer) {
      eachFlip(g, f.side, offer.flip);
      if (!f.flipped || unmet(CLAUSES.notAfterFlip)) eachRoundUp(g, f.side, offer.place);
      offer.done();
    },
    take: {
      flip(g, f, p) {
        g.reduced.delete(p);
        f.say?.({ type: 'restored', piece: piece.nameOf(p), rule: '7.4' });
        f.flipped = true;
        f.left--;
        return f.left > 0 ? RoundUp.goto('choose') : undefined;
      },
      place(g, f, p, to) {
        placeRoundedUp(g, f.say, p, to);
        return undefined;
      },
      done: () => undefined,
    },
  }),
  again: () => RoundUp.end(),
});
const FLIPS = 2;

RearAdmiral.define({
  able: (g) => (piece.all.some((p) => isPooledFleet(g, p)) ? undefined : RearAdmiral.end()),
  choose: RearAdmiral.ask({
    rule: '7.4',
    who: () => BRITISH,
    verbs: { place: [piece, space], none: [] },
    list(g, _f, offer) {
      able.clear();
      for (const p of piece.all) if (isPooledFleet(g, p) || unmet(CLAUSES.pooledFleet)) able.add(p);
      eachOffered(g, able, (p) => {
        for (const each of space.all) if (isFriendlyPort(g, each) || unmet(CLAUSES.friendlyPort)) offer.place(p, each);
      });
      offer.none();
    },
    take: {
      place(g, f, p, to) {
        arrive(g, BRITISH, p, to);
        joinStack(g, f.say, BRITISH, placeOf(to));
        g.earlyFleet = comesEarly(g);
        f.say?.({ type: 'placed', piece: piece.nameOf(p), at: place.nameOf(placeOf(to)), rule: '7.4' });
        return RearAdmiral.end();
      },
      none: () => RearAdmiral.end(),
    },
  }),
});
const isPooledFleet = (g: State, p: Piece): boolean =>
  isFleet(p) && g.place.get(p) === POOL && sideOf(g, p) === BRITISH;
const isFriendlyPort = (g: State, at: Space): boolean =>
  isCoastal(at) && controls(g, BRITISH, at) && isFriendlyCoast(g, BRITISH, at);

PointsLost.define({
  begin(_g, f) {
    f.indian = true;
  },
  able: (g, f) => (losable(g, f).length === 0 ? PointsLost.goto('again') : undefined),
  lose: PointsLost.ask({
    rule: '7.4',
    who: () => FRENCH,
    verbs: { lose: [point] },
    list(g, f, offer) {
      const points = losable(g, f);
      for (const each of points) offer.lose(each);
      if (explaining())
        eachKeptOut(
          point.all,
          (of) => points.includes(of),
          () => CLAUSES.pointToLose,
          offer.lose,
        );
    },
    take: {
      lose(g, f, of) {
        g.pointsGone.add(of);
        f.say?.({ type: 'points-lost', side: 'french', card: 'delayed-supplies-from-france-6', points: 1 });
        return undefined;
      },
    },
  }),
  again(_g, f) {
    if (!f.indian) return PointsLost.end();
    f.indian = false;
    return PointsLost.goto('able');
  },
});
const losable = (g: State, f: FrameOf<typeof PointsLost>) =>
  point.all.filter((each) => deckOfPoint(each) === (f.indian ? INDIAN_DECK : deckOf(FRENCH)) && isLeft(g, each));

/** Not if both ends are in British hands. */
const closable = (g: State) => WATERS.filter((each) => !endsOf(each).every((end) => controls(g, BRITISH, end)));

const notClosable = (by: Connection): Clause => (WATERS.includes(by) ? CLAUSES.watersHeld : CLAUSES.waters);

Warships.define({
  close: Warships.ask({
    rule: '7.4',
    who: () => FRENCH,
    verbs: { close: [connection] },
    list(g, _f, offer) {
      const waters = closable(g);
      for (const each of waters) offer.close(each);
      if (explaining()) eachKeptOut(connection.all, (by) => waters.includes(by), notClosable, offer.close);
    },
    take: {
      close(g, _f, by) {
        g.closed = by;
        return undefined;
      },
    },
  }),
  end: () => Warships.end(),
});
