/** The contents of a position and of the log, and the machine that runs the game. */
import { BadValue, between, each, Flow, NONE, optional, stateShape } from '@carillon/flow';
import { invariant, type Json } from '@carillon/kit';
import { homeOf, type Piece, piece, type Side, type Space, side, sideOf, space, strengthOf, supply } from './names.ts';

export const shape = stateShape(
  {
    turn: between(0, 9),
    lastTurn: between(1, 9),
    /** Who moves first. */
    first: side,
    supply: each(side, supply),
    /** The space of each piece; none for a lost one. */
    place: each(piece, optional(space)),
  },
  { stack: 100 },
);
export type State = ReturnType<typeof shape.blank>;

/** Log entries hold only names: the board makes sentences of them, in the reader's language. */
export type LogEntry =
  | { readonly type: 'turn'; readonly turn: number }
  | { readonly type: 'bids'; readonly blue: number; readonly red: number; readonly first: string }
  | { readonly type: 'march'; readonly side: string; readonly to: string }
  | { readonly type: 'fire'; readonly side: string; readonly die: number; readonly adds: number; readonly hits: number }
  | { readonly type: 'lost'; readonly piece: string }
  | { readonly type: 'won'; readonly side: string; readonly at: string };

export const flow = new Flow<State, LogEntry>(shape, { seats: side.names });

/** The pieces of a side in a space, or on the whole map. */
export const piecesOf = (g: State, of: Side, where?: Space): Piece[] =>
  piece.all.filter((one) => {
    const place = g.place.get(one);
    return sideOf(one) === of && place !== NONE && (where === undefined || place === where);
  });
export const holds = (g: State, of: Side, where: Space): boolean => piecesOf(g, of, where).length > 0;
export const strength = (g: State, of: Side, where?: Space): number =>
  piecesOf(g, of, where).reduce((sum, one) => sum + strengthOf(one), 0);

/** The set-up: each side at home, with two supply. */
export function setUp(turns: number): State {
  const g = shape.blank();
  g.lastTurn = turns;
  for (const one of piece.all) g.place.set(one, homeOf(sideOf(one)));
  for (const of of side.all) g.supply.set(of, 2);
  return g;
}

const write = shape.writer<{ stack: Json }>('stack');
export const toJson = (g: State): Json => write(g, flow.stackToJson(g));

export function fromJson(json: Json): State {
  if (json === null || typeof json !== 'object' || !('stack' in json)) throw new BadValue('no position of skirmish');
  const g = shape.blank();
  shape.fill(g, json, 'stack');
  flow.stackFromJson(g, json.stack);
  return g;
}

/** Checks that hold in every position. */
export function check(g: State): void {
  invariant(g.turn <= g.lastTurn, 'the last turn is over');
}
