import { explaining, type FrameOf, type IdSet, unmet } from '@carillon/flow';
import { put } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { isColonialBrigade, isHighland } from '../counters.ts';
import { DISBANDED, type Piece, type Place, piece, place, placeOf, side } from '../ids.ts';
import { scratchForce } from '../query/force.ts';
import { eachKeptOut, eachOffered } from '../query/offers.ts';
import { eachPlace } from '../query/placement.ts';
import { findReturning, returning, returnTypes, settlements } from '../query/winter.ts';
import { sayPlaced } from '../say.ts';
import type { State } from '../state.ts';
import { LossesReturn } from './contents-year.ts';

// 17.2 #8 Units come back from the Losses boxes

const able = scratchForce();

/** Highland Brigades still at home this Year. */
function comingBack(g: State, f: FrameOf<typeof LossesReturn>): IdSet<Piece> {
  findReturning(g, f.side, f.type, !f.highland, able);
  return able;
}

/** Calls `offer` for each unit that may return, with each possible place. Returns whether there is any. */
function eachReturn(g: State, f: FrameOf<typeof LossesReturn>, offer: (p: Piece, to: Place) => void): boolean {
  let some = false;
  const back = comingBack(g, f);
  const come = (p: Piece): void => {
    const places = isColonialBrigade(p) ? [DISBANDED] : settlements(g, f.side).map(placeOf);
    some ||= places.length > 0;
    eachPlace(places, CLAUSES.returnsTo, (to) => offer(p, to));
  };
  eachOffered(g, back, come);
  if (explaining()) eachNotBack(back, f.highland, come);
  return some;
}

/** Explain mode: units that do not return now. */
const eachNotBack = (back: IdSet<Piece>, highland: boolean, offer: (p: Piece) => void): void =>
  eachKeptOut(
    piece.all,
    (p) => back.has(p),
    (p) => (highland && isHighland(p) ? CLAUSES.oneHighland : CLAUSES.returnsNow),
    offer,
  );

LossesReturn.define({
  next(g, f) {
    if (f.type === returnTypes) return LossesReturn.end();
    f.left = returning(g, f.side, f.type);
    return f.left === 0 ? LossesReturn.goto('again') : undefined;
  },
  unit: LossesReturn.ask({
    rule: '17.2',
    who: (_g, f) => f.side,
    verbs: { back: [piece, place], done: [] },
    list(g, f, offer) {
      const some = eachReturn(g, f, offer.back);
      if (!some || unmet(CLAUSES.mustReturn)) offer.done();
    },
    take: {
      back(g, f, p, to) {
        put(g, p, to);
        sayPlaced(f.say, p, to, '17.2');
        f.highland ||= isHighland(p);
        f.left--;
        return f.left > 0 ? LossesReturn.goto('unit') : undefined;
      },
      done(_g, f) {
        f.say?.({ type: 'left-out', side: side.nameOf(f.side), what: 'losses', rule: '17.2', count: f.left });
        return undefined;
      },
    },
  }),
  again(_g, f) {
    f.type++;
    return LossesReturn.goto('next');
  },
});
