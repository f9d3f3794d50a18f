import { type Clause, explaining, type FrameOf, unmet } from '@carillon/flow';
import { at } from '@carillon/kit';
import { arrive, joinStack, leaveBehind, markBattle } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { known, option, type Piece, piece, placeOf, side, space, spaceOf } from '../ids.ts';
import { type Adjacency, exitsOf } from '../map.ts';
import { scratchForce } from '../query/force.ts';
import { eachMarshaled, findUnheld } from '../query/marshal.ts';
import { enemiesMet, noteCrossing, unitsOf, wouldOverwhelm } from '../query/movement.ts';
import { eachKeptOut, eachOffered, notOfStack } from '../query/offers.ts';
import { hasEnemies, hasUnits, sideOf, unitsAt } from '../query/presence.ts';
import { named } from '../say.ts';
import type { State } from '../state.ts';
import { Arrival, Marshal } from './contents-actions.ts';

// 11.0 Marshal Troops

const callable = scratchForce();
const one = scratchForce();

/** The connection by which a unit comes; it exists because it was offered. */
function exitOf(g: State, f: FrameOf<typeof Marshal>, wanted: Piece): Adjacency {
  const found: Adjacency[] = [];
  eachMarshaled(g, f.side, f.at, f.unheld, (p, exit) => {
    if (p === wanted) found.push(exit);
  });
  return at(found, 0);
}

const OVERWHELMS = option.of('marshalOverwhelm');
/**
 * 10.3.2 Whether the enemies there are Overwhelmed. Open: whether marshaled units, which do not move as a stack, can do
 * so.
 */
const overwhelms = (g: State, { side: of, at }: FrameOf<typeof Marshal>): boolean =>
  g.options.has(OVERWHELMS) && hasEnemies(g, of, at) && wouldOverwhelm(g, of, at, 0);

/**
 * 10.2.1, 10.7 Whether the units called have come to a Commander alone. His side had no units there, and so no Battle:
 * the units enter the space like any others.
 */
const haveEntered = (g: State, f: FrameOf<typeof Marshal>): boolean =>
  hasUnits(g, f.side, f.at) && unitsAt(g, f.side, f.at) === unitsOf(f.force);

/** 10.7 Whether units that have entered attack. Open: if they may Overwhelm, the arrival decides. */
const attack = (g: State, f: FrameOf<typeof Marshal>): boolean =>
  !g.options.has(OVERWHELMS) && enemiesMet(g, f.side, f.at) > 0;

/** Explain mode: units that are not adjacent to the space. */
function eachFarAway(g: State, f: FrameOf<typeof Marshal>, offer: (p: Piece) => void): void {
  const isNear = (p: Piece): boolean =>
    sideOf(g, p) === f.side && exitsOf(f.at).some(({ to }) => placeOf(to) === g.place.get(p));
  const keptOut = (p: Piece): Clause => {
    if (f.force.has(p)) return CLAUSES.takenAlready;
    const why = notOfStack(g, f.side, p);
    return why === CLAUSES.inSpace ? CLAUSES.marshalAdjacent : why;
  };
  eachKeptOut(piece.all, isNear, keptOut, offer);
}

Marshal.define({
  begin(g, f) {
    f.at = known(spaceOf(g.place.get(f.by)));
    findUnheld(g, f.side, f.at, f.unheld);
  },

  // 11.0 #2 Any number of units, from any adjacent spaces.
  call: Marshal.ask({
    rule: '11.0',
    who: (_g, f) => f.side,
    verbs: { call: [piece], done: [] },
    anyOrder: ['call'],
    list(g, f, offer) {
      callable.clear();
      eachMarshaled(g, f.side, f.at, f.unheld, (p) => callable.add(p));
      eachOffered(g, callable, offer.call);
      if (explaining()) eachFarAway(g, f, offer.call);
      if (!f.force.isEmpty || unmet(CLAUSES.someoneCalled)) offer.done();
    },
    take: {
      call(g, f, p) {
        const exit = exitOf(g, f, p);
        const from = known(spaceOf(g.place.get(p)));
        one.clear();
        one.add(p);
        noteCrossing(g, f.side, one, exit);
        arrive(g, f.side, p, f.at);
        leaveBehind(g, f.say, f.side, from);
        f.force.add(p);
        return Marshal.goto('call');
      },
      done: () => undefined,
    },
  }),

  // 11.0 The marker is on the space: on the units that, being Spent, stay there.
  close(g, f) {
    g.spent.add(f.by);
    g.spent.addAll(f.force);
    joinStack(g, f.say, f.side, placeOf(f.at));
    g.marshaled.add(f.by);
    g.marshaled.addAll(f.force);
    f.say?.({
      type: 'marshal',
      side: side.nameOf(f.side),
      by: piece.nameOf(f.by),
      at: space.nameOf(f.at),
      pieces: named(f.force),
    });
    const entered = haveEntered(g, f);
    if (!entered && !overwhelms(g, f)) return Marshal.end();
    if (entered && attack(g, f)) {
      markBattle(g, f.say, f.side, f.at);
      return Marshal.end();
    }
    return Marshal.callFor('stopped', Arrival, { side: f.side, at: f.at });
  },
  done: () => Marshal.end(),
});
