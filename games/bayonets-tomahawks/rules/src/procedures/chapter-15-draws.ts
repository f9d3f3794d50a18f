import { CHANCE, explaining, type FrameOf, NONE, unmet } from '@carillon/flow';
import { put, remove } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { hasGorget } from '../counters.ts';
import {
  ARRIVING,
  BRITISH,
  type Commander,
  commander,
  FRENCH,
  known,
  option,
  type Piece,
  type Pool,
  piece,
  pool,
  REMOVED,
  type Side,
  side,
  TOKEN_DRAWN,
  type Token,
  token,
} from '../ids.ts';
import { scratchForce } from '../query/force.ts';
import { alike, eachKeptOut, eachOffered } from '../query/offers.ts';
import {
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
} from '../query/pools.ts';
import { sideOf } from '../query/presence.ts';
import { bringBonus } from '../setup.ts';
import type { State } from '../state.ts';
import { BagDraw } from './contents-year.ts';

// 15.2, 16.2 Pieces drawn from a pool

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
  able(g, f) {
    if (f.draws > 0 && !isBagEmpty(g, f.pool)) return undefined;
    if (f.draws > 0) {
      const of = f.pool === FLEETS ? null : side.nameOf(ownerOf(f.pool));
      const rule = f.pool === COLONIALS ? '16.2' : '15.2';
      f.say?.({ type: 'left-out', side: of, what: 'draws', rule, pool: pool.nameOf(f.pool), count: f.draws });
    }
    return BagDraw.end();
  },

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
    const of = known(sideOf(g, known(f.brigade)));
    eachCommanderInPool(g, of, () => {
      some = true;
    });
    if (some) return undefined;
    f.say?.({ type: 'left-out', side: side.nameOf(of), what: 'commander', rule: '15.2.2' });
    return BagDraw.goto('able');
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
      done(_g, f) {
        sayNoPick(f, 'pick');
        return BagDraw.goto('able');
      },
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
    const again = drawsAgain(g, f.pool);
    sayNoPick(f, again ? 'pick-again' : 'pick');
    if (again) f.draws++;
    return BagDraw.goto('able');
  }
  for (const [kind, count] of bonusOf(t)) {
    for (const p of bringBonus(g, kind, count)) f.say?.({ type: 'drawn', side: 'british', piece: piece.nameOf(p) });
  }
  if (kindOfToken(t) !== 'vow-french-navy-losses') return BagDraw.goto('able');
  if (isFrenchFleetLeft(g)) return BagDraw.goto('navy');
  f.say?.({ type: 'left-out', side: 'french', what: 'navy', rule: '15.2.1' });
  return BagDraw.goto('able');
}

/** Logs that no unit is left to pick for a token. */
function sayNoPick(f: Drawing, what: 'pick' | 'pick-again'): void {
  const rule = f.pool === COLONIALS ? '16.2.1' : '15.2.1';
  f.say?.({ type: 'left-out', side: side.nameOf(ownerOf(f.pool)), what, rule });
}

function isFrenchFleetLeft(g: State): boolean {
  let some = false;
  eachFrenchFleet(g, () => {
    some = true;
  });
  return some;
}
