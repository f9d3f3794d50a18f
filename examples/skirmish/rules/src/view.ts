/** The view of each seat, and the positions that fit it. */
import { answerAnew, copyInto, type Seat } from '@carillon/flow';
import type { Below, Json } from '@carillon/kit';
import { side } from './names.ts';
import { flow, fromJson, type State, shape, toJson } from './state.ts';

/** A position as a seat sees it, by name: everything except the other side's bid. */
export interface View {
  readonly seat: string | null;
  readonly turn: number;
  readonly lastTurn: number;
  readonly supply: Readonly<Record<string, number>>;
  /** The space of each piece that is not lost. */
  readonly place: Readonly<Record<string, string | undefined>>;
}

export function view(g: State, seat: Seat | undefined): View {
  const seen = shape.blank();
  copyInto(seen, g);
  flow.hideAnswers(seen, seat);
  return { ...(toJson(seen) as object), seat: side.names.find((_, each) => each === seat) ?? null } as View;
}

export function fromView({ seat: _seat, ...position }: View): State {
  return fromJson(position as unknown as Json);
}

/** A possible position behind a view: the hidden bid is made up. */
export function guess(seen: View, below: Below): State {
  const g = fromView(seen);
  const seat = side.all.find((of) => side.nameOf(of) === seen.seat);
  answerAnew(flow, g, seat, below);
  return g;
}
