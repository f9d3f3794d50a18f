import { explaining, NONE, unmet } from '@carillon/flow';
import { put, remove } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { isCommander } from '../counters.ts';
import { isOnBoard, type Piece, type Place, piece, placeOf, REMOVED, type Side, type Space, space } from '../ids.ts';
import { eachKeptOut } from '../query/offers.ts';
import { hasUnits, sideOf, unitsIn } from '../query/presence.ts';
import { isQuarters } from '../query/winter.ts';
import { sayPlaced } from '../say.ts';
import type { State } from '../state.ts';
import { Redeployment } from './contents-year.ts';

// 17.3 #3 Commanders

const isAlone = (g: State, of: Side, p: Piece): boolean => unitsIn(g, of, g.place.get(p)) === 0;
/** Stacks on friendly Colony Home Spaces. */
const quarters = (g: State, of: Side): Space[] =>
  space.all.filter((each) => hasUnits(g, of, each) && isQuarters(g, of, each));

/** Calls `offer` for each stack in quarters to which a Commander may be sent. */
function eachOtherQuarters(g: State, of: Side, from: Place, offer: (to: Space) => void): void {
  const open = quarters(g, of);
  for (const each of open) if (placeOf(each) !== from || unmet(CLAUSES.here)) offer(each);
  if (!explaining()) return;
  eachKeptOut(
    space.all,
    (to) => open.includes(to),
    () => CLAUSES.redeploysTo,
    offer,
  );
}

Redeployment.define({
  // 17.3 #3 A Commander who is alone and has nowhere to go is removed.
  next(g, f) {
    const found = piece.all.find(
      (p) => p > f.last && isCommander(p) && isOnBoard(g.place.get(p)) && sideOf(g, p) === f.side,
    );
    if (found === undefined) return Redeployment.end();
    f.now = found;
    f.last = found;
    if (quarters(g, f.side).length > 0) return;
    if (isAlone(g, f.side, found)) remove(g, f.say, found, REMOVED, '17.3');
    return Redeployment.goto('next');
  },
  to: Redeployment.ask({
    rule: '17.3',
    who: (_g, f) => f.side,
    verbs: { to: [space], stay: [] },
    list(g, f, offer) {
      if (f.now === NONE) return;
      if (!isAlone(g, f.side, f.now) || unmet(CLAUSES.loneCommander)) offer.stay();
      eachOtherQuarters(g, f.side, g.place.get(f.now), offer.to);
    },
    take: {
      to(g, f, to) {
        if (f.now === NONE) return undefined;
        put(g, f.now, placeOf(to));
        sayPlaced(f.say, f.now, placeOf(to), '17.3');
        return undefined;
      },
      stay: () => undefined,
    },
  }),
  close: () => Redeployment.goto('next'),
});
