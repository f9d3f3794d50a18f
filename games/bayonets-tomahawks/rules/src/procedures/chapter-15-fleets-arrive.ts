import { CHANCE, type Clause, explaining, type FrameOf, NONE, type None, unmet } from '@carillon/flow';
import { dismissLone, joinStack, put, remove } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { hasGorget, isCommander, isFleet } from '../counters.ts';
import {
  ARRIVING,
  BRITISH,
  type Commander,
  commander,
  FRENCH,
  known,
  option,
  type Piece,
  type Place,
  type Pool,
  piece,
  place,
  REMOVED,
  type Side,
  side,
  TOKEN_DRAWN,
  TOKEN_POOL,
  TOKEN_REMOVED,
  type Token,
  token,
} from '../ids.ts';
import { scratchForce } from '../query/force.ts';
import { alike, eachKeptOut, eachOffered } from '../query/offers.ts';
import { eachPlace, landfalls } from '../query/placement.ts';
import {
  areColonialsGone,
  BRITISH_METROPOLITAN,
  bonusOf,
  COLONIALS,
  eachCommanderInPool,
  eachFrenchFleet,
  eachInBag,
  eachTokenInBag,
  FLEETS,
  FRENCH_METROPOLITAN,
  isBagEmpty,
  kindOfToken,
  picksOf,
  returns,
} from '../query/pools.ts';
import { eachIn, sideOf } from '../query/presence.ts';
import { bringBonus, yearFacts } from '../setup.ts';
import type { State } from '../state.ts';
import { flow } from './contents.ts';
import { BagDraw, FleetsArrive, Placement } from './contents-year.ts';

// 15.0 Fleets Arrive

// 15.1 Its steps.
FleetsArrive.define({
  // 15.2 Three draws; after each, the rest of the bag goes back.
  fleets: (g) => flow.call(BagDraw, { pool: FLEETS, draws: yearFacts(g).draws.fleets - (g.earlyFleet ? 1 : 0) }),
  british: (g) => flow.call(BagDraw, { pool: BRITISH_METROPOLITAN, draws: yearFacts(g).draws.britishMetropolitan }),
  french: (g) => flow.call(BagDraw, { pool: FRENCH_METROPOLITAN, draws: yearFacts(g).draws.frenchMetropolitan }),
  back: (g) => putTokensBack(g),

  // 15.3 The British first.
  placeBritish: () => flow.call(Placement, { side: BRITISH }),
  placeFrench: () => flow.call(Placement, { side: FRENCH }),
  // 3.7
  close(g, f) {
    for (const each of side.all) dismissLone(g, f.say, each, '3.7');
    return FleetsArrive.end();
  },
});

/** 15.2.1 After all draws, tokens return to their pool or leave the game. */
export function putTokensBack(g: State): undefined {
  for (const t of token.all) {
    if (g.tokens.get(t) !== TOKEN_DRAWN) continue;
    const gone = kindOfToken(t) === 'vow-one-colonial-light-return' && areColonialsGone(g);
    g.tokens.set(t, returns(t) && !gone ? TOKEN_POOL : TOKEN_REMOVED);
  }
  return undefined;
}

type Drawing = FrameOf<typeof BagDraw>;

const ownerOf = (of: Pool): Side => (of === FRENCH_METROPOLITAN ? FRENCH : BRITISH);

/** Offers each counter of a pool, weighted by the number of identical ones. */
function offerBag(
  g: State,
  from: Pool,
  offer: { times(weight: number): void; unit(p: Piece): void; token(t: Token): void },
): void {
  bag.clear();
  eachInBag(g, from, (p) => bag.add(p));
  eachOffered(g, bag, (p) => {
    let likes = 0;
    for (let other = bag.first(); other !== NONE; other = bag.after(other)) if (alike(g, p, other)) likes++;
    offer.times(likes);
    offer.unit(p);
  });
  offer.times(1);
  eachTokenInBag(g, from, offer.token);
}
const bag = scratchForce();

BagDraw.define({
  able: (g, f) => (f.draws <= 0 || isBagEmpty(g, f.pool) ? BagDraw.end() : undefined),

  draw: BagDraw.ask({
    rule: '15.2',
    who: () => CHANCE,
    verbs: { unit: [piece], token: [token] },
    list: (g, f, offer) => offerBag(g, f.pool, offer),
    take: {
      unit(g, f, p) {
        f.draws--;
        put(g, p, ARRIVING);
        const of = sideOf(g, p);
        f.say?.({ type: 'drawn', side: of === NONE ? null : side.nameOf(of), piece: piece.nameOf(p) });
        if (!hasGorget(p)) return BagDraw.goto('able');
        f.brigade = p;
        return undefined;
      },
      token(g, f, t) {
        f.draws--;
        g.tokens.set(t, TOKEN_DRAWN);
        const of = f.pool === FLEETS ? null : side.nameOf(ownerOf(f.pool));
        f.say?.({ type: 'drawn', side: of, piece: token.nameOf(t) });
        return resolve(g, f, t);
      },
    },
  }),

  // 15.2.2 The gorget draws a Commander, who comes with the Brigade.
  commander(g, f) {
    let some = false;
    eachCommanderInPool(g, known(sideOf(g, known(f.brigade))), () => {
      some = true;
    });
    return some ? undefined : BagDraw.goto('able');
  },
  commanded: BagDraw.ask({
    rule: '15.2.2',
    who: () => CHANCE,
    verbs: { commander: [piece] },
    list(g, f, offer) {
      eachCommanderInPool(g, known(sideOf(g, known(f.brigade))), offer.commander);
    },
    take: {
      commander(g, f, p) {
        put(g, p, ARRIVING);
        g.broughtBy.set(asCommander(p), f.brigade);
        f.say?.({ type: 'drawn', side: null, piece: piece.nameOf(p) });
        return BagDraw.goto('able');
      },
    },
  }),

  // 15.2.1 Units picked for a token; if there are none, one more piece is drawn.
  pick: BagDraw.ask({
    rule: '15.2.1',
    who: (_g, f) => ownerOf(f.pool),
    verbs: { pick: [piece], done: [] },
    anyOrder: ['pick'],
    list(g, f, offer) {
      bag.clear();
      const picks = picksOf(g, known(f.token));
      for (const p of piece.all) if (picks?.may(g, p)) bag.add(p);
      eachOffered(g, bag, offer.pick);
      if (explaining())
        eachKeptOut(
          piece.all,
          (p) => bag.has(p),
          () => CLAUSES.tokenPick,
          offer.pick,
        );
      if (bag.isEmpty || unmet(CLAUSES.mustPick)) offer.done();
    },
    take: {
      pick(g, f, p) {
        put(g, p, ARRIVING);
        f.say?.({ type: 'drawn', side: side.nameOf(ownerOf(f.pool)), piece: piece.nameOf(p) });
        f.picks--;
        return f.picks > 0 ? BagDraw.goto('pick') : BagDraw.goto('able');
      },
      done: () => BagDraw.goto('able'),
    },
  }),
  // French Navy Losses: one French Fleet still in the pool is removed from play.
  navy: BagDraw.ask({
    rule: '15.2.1',
    who: () => CHANCE,
    verbs: { lose: [piece] },
    list: (g, _f, offer) => eachFrenchFleet(g, offer.lose),
    take: {
      lose(g, f, p) {
        remove(g, f.say, p, REMOVED, '15.2.1');
        return BagDraw.goto('able');
      },
    },
  }),
});

const asCommander = (p: Piece): Commander => commander.of(piece.nameOf(p));

const NO_DRAW = option.of('emptyPick');
/**
 * Whether a token with nothing to pick brings another draw. 16.2.1 says so for the Colonial ones. Open: the others
 * (15.2.1).
 */
const drawsAgain = (g: State, from: Pool): boolean => from === COLONIALS || !g.options.has(NO_DRAW);

/** 15.2.1, 16.2.1 The effect of a token. */
function resolve(g: State, f: Drawing, t: Token) {
  const picks = picksOf(g, t);
  if (picks !== undefined) {
    f.token = t;
    f.picks = picks.count;
    if (piece.all.some((p) => picks.may(g, p))) return BagDraw.goto('pick');
    if (drawsAgain(g, f.pool)) f.draws++;
    return BagDraw.goto('able');
  }
  for (const [kind, count] of bonusOf(t)) {
    for (const p of bringBonus(g, kind, count)) f.say?.({ type: 'drawn', side: 'british', piece: piece.nameOf(p) });
  }
  return kindOfToken(t) === 'vow-french-navy-losses' && isFrenchFleetLeft(g)
    ? BagDraw.goto('navy')
    : BagDraw.goto('able');
}

function isFrenchFleetLeft(g: State): boolean {
  let some = false;
  eachFrenchFleet(g, () => {
    some = true;
  });
  return some;
}

type Placing = FrameOf<typeof Placement>;

const waiting = scratchForce();

/** Pieces drawn and not placed: Fleets, or all others except Commanders, who come with their Brigades. */
function arriving(g: State, f: Placing, fleets: boolean): typeof waiting {
  waiting.clear();
  eachIn(g, f.side, ARRIVING, (p) => {
    if (isFleet(p) === fleets && !isCommander(p)) waiting.add(p);
  });
  return waiting;
}

/** 15.3 The list runs from the last drawn to the first; each is placed separately. */
function land(g: State, f: Placing, p: Piece, to: Place): void {
  put(g, p, to);
  f.say?.({ type: 'placed', piece: piece.nameOf(p), at: place.nameOf(to), rule: '15.3' });
  for (const each of commander.all) {
    if (g.broughtBy.get(each) !== p) continue;
    put(g, piece.of(commander.nameOf(each)), to);
    g.broughtBy.set(each, NONE);
  }
  joinStack(g, f.say, f.side, to);
}

/** Calls `offer` for the next unit to place, with each possible place. */
function eachComing(
  next: Piece | None,
  places: readonly Place[],
  otherwise: Clause,
  offer: (p: Piece, to: Place) => void,
): void {
  if (next !== NONE) eachPlace(places, otherwise, (to) => offer(next, to));
  if (!explaining()) return;
  const come = (p: Piece): void => {
    for (const to of places) offer(p, to);
  };
  eachKeptOut(
    piece.all,
    (p) => p === next,
    () => CLAUSES.arrivesNow,
    come,
  );
}

Placement.define({
  fleets: (g, f) => (arriving(g, f, true).isEmpty ? Placement.goto('others') : undefined),
  fleet: Placement.ask({
    rule: '15.3',
    who: (_g, f) => f.side,
    verbs: { place: [piece, place] },
    list(g, f, offer) {
      eachComing(arriving(g, f, true).first(), landfalls(g, f.side), CLAUSES.landfall, offer.place);
    },
    take: {
      place(g, f, p, to) {
        land(g, f, p, to);
        f.harbours.add(to);
        return Placement.goto('fleets');
      },
    },
  }),
  others: (g, f) => (arriving(g, f, false).isEmpty ? Placement.goto('close') : undefined),
  unit: Placement.ask({
    rule: '15.3',
    who: (_g, f) => f.side,
    verbs: { place: [piece, place] },
    list(g, f, offer) {
      const p = arriving(g, f, false).first();
      // The spaces where Fleets have been placed; without Fleets, all go to one space.
      if (f.harbours.isEmpty) eachComing(p, landfalls(g, f.side), CLAUSES.landfall, offer.place);
      else eachComing(p, f.harbours.toArray(), CLAUSES.withFleets, offer.place);
    },
    take: {
      place(g, f, p, to) {
        land(g, f, p, to);
        f.harbours.add(to);
        return Placement.goto('others');
      },
    },
  }),
  close: () => Placement.end(),
});
