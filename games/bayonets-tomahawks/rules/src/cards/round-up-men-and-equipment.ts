import { NONE, unmet } from '@carillon/flow';
import { arrive, joinStack } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import {
  colonyOf,
  isBastion,
  isCanadiens,
  isColonialBrigade,
  isCommander,
  isFleet,
  isFort,
  isIndian,
  villageOf,
} from '../counters.ts';
import { FRENCH, isOnBoard, known, LOSSES, type Piece, piece, placeOf, type Side, type Space, space } from '../ids.ts';
import { colonyAt } from '../map.ts';
import { flow } from '../procedures/contents.ts';
import { RoundUp } from '../procedures/contents-events.ts';
import { scratchForce } from '../query/force.ts';
import { eachOffered } from '../query/offers.ts';
import { isOwnHome, sideOf } from '../query/presence.ts';
import { sayPlaced } from '../say.ts';
import type { State } from '../state.ts';
import { type Say, type StartEvent, sayDeclined } from './event.ts';

/**
 * Round up Men & Equipment (4, 12, 17, 31): a faction flips up to two units to Full, or brings a unit from the Losses
 * box to a friendly Home Space.
 */
export const roundUpMenAndEquipment: StartEvent = {
  ask: (_g, by) => flow.call(RoundUp, { side: by }),
  isVain(g, by) {
    let some = false;
    const find = (): void => {
      some = true;
    };
    eachFlip(g, by, find);
    eachReturn(g, by, find);
    return !some;
  },
};

const FLIPS = 2;
const able = scratchForce();

/** Open reading (4, 12, 17, 31): whether Fleets may be flipped. Taken as yes. */
function mayFlip(g: State, of: Side, p: Piece): boolean {
  if (sideOf(g, p) !== of) return unmet(CLAUSES.own);
  if (!isOnBoard(g.place.get(p))) return unmet(CLAUSES.onMap);
  return (g.reduced.has(p) || unmet(CLAUSES.isReduced)) && (!(isFort(p) || isBastion(p)) || unmet(CLAUSES.notWorks));
}

/** Calls `offer` for each unit that may be flipped to Full: no Forts or Bastions, no Disbanded units. */
function eachFlip(g: State, of: Side, offer: (p: Piece) => void): void {
  able.clear();
  for (const p of piece.all) if (mayFlip(g, of, p)) able.add(p);
  eachOffered(g, able, offer);
}

const lost = scratchForce();

/** The units that may be taken: the French must take Canadiens while any are there. */
function findLost(g: State, of: Side): void {
  lost.clear();
  const isLost = (p: Piece): boolean =>
    g.place.get(p) === LOSSES && sideOf(g, p) === of && !isCommander(p) && !isFleet(p);
  const canadiens = of === FRENCH && piece.all.some((p) => isLost(p) && isCanadiens(p));
  for (const p of piece.all)
    if (isLost(p) ? !canadiens || isCanadiens(p) || unmet(CLAUSES.canadiensFirst) : unmet(CLAUSES.fromLosses))
      lost.add(p);
}

/**
 * Destinations: Colonial Brigades in their Colony, Indian units in their own Village, others in any friendly Home
 * Space.
 *
 * Open reading (4, 12, 17, 31): where an Indian unit goes if its Village is not in friendly hands. Taken as nowhere.
 */
function mayCome(g: State, of: Side, p: Piece, at: Space): boolean {
  if (!isOwnHome(g, of, at)) return false;
  if (isIndian(p)) return villageOf(p) === at;
  return !isColonialBrigade(p) || (colonyAt(at) !== NONE && colonyAt(at) === colonyOf(p));
}

/** Calls `offer` for each lost unit and each space it may be placed in. */
function eachReturn(g: State, of: Side, offer: (p: Piece, at: Space) => void): void {
  findLost(g, of);
  eachOffered(g, lost, (p) => {
    for (const at of space.all) if (mayCome(g, of, p, at) || unmet(CLAUSES.roundUpHome)) offer(p, at);
  });
}

function bringBack(g: State, say: Say, p: Piece, at: Space): void {
  const of = known(sideOf(g, p));
  arrive(g, of, p, at);
  g.reduced.delete(p);
  joinStack(g, say, of, placeOf(at));
  sayPlaced(say, p, placeOf(at), '7.4');
}

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
      if (!f.flipped || unmet(CLAUSES.notAfterFlip)) eachReturn(g, f.side, offer.place);
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
        bringBack(g, f.say, p, to);
        return undefined;
      },
      done(g, f) {
        if (!f.flipped) sayDeclined(g, f.say, f.side);
        return undefined;
      },
    },
  }),
  again: () => RoundUp.end(),
});
