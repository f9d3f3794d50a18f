import { NONE } from '@carillon/flow';
import { eliminate, leaveBehind, remove } from '../change.ts';
import { isIndian } from '../counters.ts';
import { type Card, FRENCH, known, LOSSES, type Piece, piece, type Side, type Space, space, spaceOf } from '../ids.ts';
import { flow } from '../procedures/contents.ts';
import { type EventExit, PickEvent, StackEvent } from '../procedures/contents-events.ts';
import { factsOf } from '../query/cards.ts';
import { controls, sideOf } from '../query/presence.ts';
import type { State } from '../state.ts';
import type { Part, Say, StackChoice, StartEvent } from './event.ts';

// Functions that several events share.

/** An event that picks counters, if there are any to pick. */
export const picking = (parts: (g: State) => readonly Part[]): StartEvent => ({
  parts,
  ask: (g, _by, played) => pickAmong(g, played, parts(g)),
  isVain: (g) => isNobodyToPick(g, parts(g)),
});

/** Calls the procedure that picks counters, if there are any to pick. */
export const pickAmong = (g: State, played: Card, parts: readonly Part[]): EventExit =>
  isNobodyToPick(g, parts) ? undefined : flow.call(PickEvent, { card: played });

export const isNobodyToPick = (g: State, parts: readonly Part[]): boolean =>
  !parts.some(({ may }) => piece.all.some((p) => may(g, p)));

/** An event by which a faction picks a British stack, if there is one. */
export const pickingStack = (stack: StackChoice): StartEvent => ({
  stack,
  ask: (g, _by, played) => (stack.among(g).length === 0 ? undefined : flow.call(StackEvent, { card: played })),
  isVain: (g) => stack.among(g).length === 0,
});

/** The spaces that a card names and a faction controls. */
export const heldBy = (g: State, of: Side, named: Card): Space[] =>
  factsOf(named)
    .spaces.map((name) => space.of(name))
    .filter((at) => controls(g, of, at));

export const isFrenchIndian = (g: State, p: Piece): boolean => isIndian(p) && sideOf(g, p) === FRENCH;
export const isOnMap = (g: State, p: Piece): boolean => spaceOf(g.place.get(p)) !== NONE;

/** 13.4.1 An event eliminates a unit; its space may fall back. */
export function strike(g: State, say: Say, p: Piece): void {
  const where = spaceOf(g.place.get(p));
  const of = known(sideOf(g, p));
  eliminate(g, say, p, '7.4');
  if (where !== NONE) leaveBehind(g, say, of, where);
}

/** An event takes a unit off the map, to its Losses box; its space may fall back. */
export function sendToLosses(g: State, say: Say, p: Piece): void {
  const where = known(spaceOf(g.place.get(p)));
  const of = known(sideOf(g, p));
  remove(g, say, p, LOSSES, '7.4');
  leaveBehind(g, say, of, where);
}
