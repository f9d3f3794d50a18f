import { CHANCE, explaining, NONE } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { CHIT_DRAWN, CHIT_HELD, CHIT_POOL, type Chit, chit, type Side, side } from '../ids.ts';
import { chitIn, chitsOf } from '../query/chits.ts';
import { eachKeptOut } from '../query/offers.ts';
import type { State } from '../state.ts';
import { Chits } from './contents-battle.ts';

// 18.3.1 War in Europe chits

Chits.define({
  next(g, f) {
    const due = side.all.find((of) => g.chitsDue.get(of) > 0);
    if (due === undefined) return Chits.end();
    f.side = due;
    g.chitsDue.set(due, g.chitsDue.get(due) - 1);
  },

  // Each faction draws from its own pool; only it learns what it has drawn. Chits of equal value are one outcome.
  draw: Chits.ask({
    rule: '18.3.1',
    who: () => CHANCE,
    seenBy: (_g, f) => f.side,
    verbs: { draw: [chit] },
    list(g, f, offer) {
      for (const each of chitsOf(f.side)) if (g.chits.get(each) === CHIT_POOL) offer.draw(each);
    },
    take: {
      draw(g, f, drawn) {
        g.chits.set(drawn, g.holdsChit.has(f.side) ? CHIT_DRAWN : CHIT_HELD);
        f.say?.({ type: 'chit', side: side.nameOf(f.side), chit: chit.nameOf(drawn), kept: null });
        if (g.holdsChit.has(f.side)) return undefined;
        g.holdsChit.add(f.side);
        return Chits.goto('next');
      },
    },
  }),

  // The new one or the old; the other goes back. The enemy does not learn which.
  keep: Chits.ask({
    rule: '18.3.1',
    who: (_g, f) => f.side,
    seenBy: (_g, f) => f.side,
    verbs: { keep: [chit] },
    list(g, f, offer) {
      for (const where of [CHIT_HELD, CHIT_DRAWN]) {
        const each = chitIn(g, f.side, where);
        if (each !== NONE) offer.keep(each);
      }
      if (explaining()) eachOtherChit(g, f.side, offer.keep);
    },
    take: {
      keep(g, f, kept) {
        for (const each of chitsOf(f.side))
          if (g.chits.get(each) !== CHIT_POOL) g.chits.set(each, each === kept ? CHIT_HELD : CHIT_POOL);
        return Chits.goto('next');
      },
    },
  }),
});

/** Explain mode: chits of the other faction, and those not drawn. */
function eachOtherChit(g: State, of: Side, offer: (each: Chit) => void): void {
  const own = chitsOf(of);
  const isDrawn = (each: Chit): boolean => own.includes(each) && g.chits.get(each) !== CHIT_POOL;
  eachKeptOut(chit.all, isDrawn, (each) => (own.includes(each) ? CLAUSES.drawnChit : CLAUSES.ownChit), offer);
}
