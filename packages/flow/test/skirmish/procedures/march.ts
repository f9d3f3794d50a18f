/** 2 The march, and 3 interception. */
import { between, CHANCE, met } from '@carillon/flow';
import { ruleOf, Window } from '../cards.ts';
import { CLAUSES } from '../clauses.ts';
import { Battle, Interception, March } from '../contents.ts';
import { INTERCEPTION, other, piece, side, space } from '../names.ts';
import { cardModifiers, holds, mayName, near, neighboursHeld, piecesAt, totalOf, unlike } from '../query.ts';
import { flow } from '../state.ts';

const MOST_SPACES = 2;
const INTERCEPTS_ON = 8;
const TWO_DICE = between(2, 12);

March.define({
  // 2.1 The force, one piece at a time in any order.
  muster: March.ask({
    rule: '2.1',
    who: (_g, f) => f.side,
    verbs: { done: [], take: [piece] },
    anyOrder: ['take'],
    list(g, f, offer) {
      if (met(CLAUSES.somebody, !f.force.isEmpty)) offer.done();
      const mine = piece.all.filter((each) => mayName(g, f.side, f.at, each));
      const left = mine.filter((each) => met(CLAUSES.taken, !f.force.has(each)));
      for (const each of unlike(left)) offer.take(each);
    },
    take: {
      done: () => undefined,
      take(_g, f, each) {
        f.force.add(each);
        return March.goto('muster');
      },
    },
  }),

  // 2.2 Into the next space, or stop.
  next: March.ask({
    rule: '2.2',
    who: (_g, f) => f.side,
    verbs: { stop: [], move: [space] },
    list(_g, f, offer) {
      offer.stop();
      for (const to of near(f.at)) offer.move(to);
    },
    take: {
      stop: () => March.end(),
      move(g, f, to) {
        for (const each of f.force.toArray()) g.place.set(each, to);
        f.at = to;
        f.moved++;
        f.say?.({ type: 'move', side: side.nameOf(f.side), to: space.nameOf(to) });
        return undefined;
      },
    },
  }),

  // 3
  interception: (_g, f) => March.callFor('met', Interception, { side: other(f.side), at: f.at }),

  // 4
  battle(g, f) {
    if (!holds(g, other(f.side), f.at)) return March.goto('onward');
    return March.callFor('winner', Battle, { at: f.at, attacker: f.side });
  },

  // 2.3 A force that was intercepted, or that lost, goes no further.
  onward(g, f) {
    for (const each of f.force.toArray()) if (g.place.get(each) !== f.at) f.force.delete(each);
    const goesOn = !f.met && f.winner !== other(f.side) && f.moved < MOST_SPACES && !f.force.isEmpty;
    return goesOn ? March.goto('next') : March.end();
  },
});

Interception.define({
  // 3.1 Into a space without own pieces, from an adjacent one.
  able(g, f) {
    const able = !holds(g, f.side, f.at) && neighboursHeld(g, f.side, f.at).length > 0;
    return able ? undefined : Interception.end(false);
  },
  offer: Interception.ask({
    rule: '3.1',
    who: (_g, f) => f.side,
    verbs: { decline: [], intercept: [space] },
    list(g, f, offer) {
      offer.decline();
      for (const from of near(f.at)) if (met(CLAUSES.held, holds(g, f.side, from))) offer.intercept(from);
    },
    take: {
      decline: () => Interception.end(false),
      intercept(_g, f, from) {
        f.from = from;
      },
    },
  }),

  // 3.2 Cards.
  cards: (_g, f) => flow.call(Window, { moment: INTERCEPTION, seat: f.side }),

  // 3.3 Two dice: the sums are not equally likely.
  roll: Interception.ask({
    rule: '3.3',
    who: () => CHANCE,
    verbs: { roll: [TWO_DICE] },
    list(_g, _f, offer) {
      for (let sum = 2; sum <= 12; sum++) {
        offer.times(6 - Math.abs(7 - sum));
        offer.roll(sum);
      }
    },
    take: {
      roll(g, f, roll) {
        const modifiers = cardModifiers(f.played, (each) => ruleOf(each).adds);
        const succeeds = roll + totalOf(modifiers) >= INTERCEPTS_ON;
        if (succeeds) for (const each of piecesAt(g, f.side, f.from)) g.place.set(each, f.at);
        f.say?.({ type: 'interception', roll, modifiers, met: succeeds });
        return Interception.end(succeeds);
      },
    },
  }),
});
