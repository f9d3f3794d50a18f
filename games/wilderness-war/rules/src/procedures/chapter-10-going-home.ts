import { explaining, type FrameOf, met, NONE, unmet } from '@carillon/flow';
import { eliminate, put, sideName } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { homeOf, isIndian } from '../counters.ts';
import { known, type Piece, piece, placeOf, type Space, space } from '../ids.ts';
import { eachWayHome, mayBeLost, mayStay, nextHome } from '../query/going-home.ts';
import { nearestTo } from '../query/nearest.ts';
import { at } from '../say.ts';
import { settle } from '../settle.ts';
import { GoHome } from './contents-year.ts';

// 10.4 Going home

/** The rule by which a piece with nowhere to go is lost. */
const whyLost = (p: Piece): string => (!isIndian(p) ? '10.42' : homeOf(p) === NONE ? '10.412' : '10.411');

/** Explain mode: offers pieces that do not go home now. */
function eachLater(f: FrameOf<typeof GoHome>, now: Piece, offer: GoingOffer): void {
  for (const p of piece.all) {
    if (p === now) continue;
    offer.go(p, f.at);
    offer.stay(p);
    offer.lose(p);
  }
}

interface GoingOffer {
  go(p: Piece, to: Space): void;
  stay(p: Piece): void;
  lose(p: Piece): void;
}

GoHome.define({
  begin(g, f) {
    f.left.copyFrom(f.party);
    f.nearest.clear();
    for (const each of nearestTo(g, f.side, f.at)) f.nearest.add(each);
  },

  next(g, f) {
    f.now = nextHome(f.left);
    if (f.now !== NONE) return;
    settle(g, f.say);
    return GoHome.end();
  },

  // 10.41 Indians to their settlement, 10.42 others to the closest fortification; leaders and Indians may keep together.
  go: GoHome.ask({
    rule: '10.4',
    who: (_g, f) => f.side,
    verbs: { go: [piece, space], stay: [piece], lose: [piece] },
    list(g, f, offer) {
      const p = known(f.now);
      eachWayHome(g, f, p, (to) => offer.go(p, to));
      if (met(CLAUSES.mustGo, mayStay(g, f, p))) offer.stay(p);
      if (met(CLAUSES.somewhereToGo, mayBeLost(g, f, p))) offer.lose(p);
      if (explaining() && unmet(CLAUSES.goesNow)) eachLater(f, p, offer);
    },
    take: {
      go(g, f, p, to) {
        f.left.delete(p);
        f.say?.({ type: 'go-home', side: sideName(f.side), piece: piece.nameOf(p), from: at(f.at), to: at(to) });
        put(g, p, placeOf(to));
      },
      stay(_g, f, p) {
        f.left.delete(p);
      },
      // 10.411, 10.412
      lose(g, f, p) {
        f.left.delete(p);
        f.say?.({
          type: 'eliminated',
          side: sideName(f.side),
          pieces: [piece.nameOf(p)],
          at: at(f.at),
          rule: whyLost(p),
        });
        eliminate(g, p);
      },
    },
  }),
  again: () => GoHome.goto('next'),
});
