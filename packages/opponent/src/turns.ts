import { type ChoiceEntry, Choices, OVER, type Rules, type Seat, type StateBase } from '@carillon/flow';
import type { Brain } from './brain.ts';
import type { After, JudgeTask } from './judge.ts';

/** A game that was played: its positions in order, each with the entry after it. */
export interface PlayedGame<G extends StateBase, View, LogEntry> {
  readonly rules: Pick<Rules<G, View, LogEntry>, 'flow' | 'view' | 'result' | 'seats'>;
  /** The entries in force, with their numbers in the journal. */
  readonly entries: readonly { readonly number: number; readonly entry: ChoiceEntry }[];
  /** The position before the entry at this index; beyond the last entry, the final position. */
  readonly stateAt: (place: number) => G;
}

/** A turn in progress: its beginning, and its seat's choices since. */
interface Turn<View> {
  readonly seat: Seat;
  readonly view: View;
  readonly moment: number;
  readonly played: number[];
}

/**
 * The turns of a game, to be judged: each from its seat's first choice to the beginning of the next turn. Turns without
 * a choice are left out.
 */
export function turnsOf<G extends StateBase, View, LogEntry>(
  brain: Pick<Brain<G, View>, 'beginsTurn' | 'turnOf'>,
  { rules, entries, stateAt }: PlayedGame<G, View, LogEntry>,
): readonly JudgeTask<View>[] {
  const { flow } = rules;
  const done: JudgeTask<View>[] = [];
  const listed = new Choices();
  /** Plans leave out lone choices. */
  const isChosen = (g: G, seat: Seat): boolean => {
    flow.list(g, seat, listed);
    return listed.count > 1;
  };
  let open: Turn<View>[] = [];
  const close = (after: (seat: Seat) => After<View>): void => {
    for (const turn of open) done.push({ ...turn, after: after(turn.seat) });
    open = [];
  };
  entries.forEach(({ number, entry }, place) => {
    const g = stateAt(place);
    if (brain.beginsTurn(g)) close((seat) => ({ view: rules.view(g, seat) }));
    const seat = rules.seats.indexOf(entry.who);
    const choice = seat < 0 || entry.auto ? undefined : flow.parse(g, entry.choice);
    if (choice === undefined || !isChosen(g, seat)) return;
    if (brain.turnOf(g) === seat && !open.some((turn) => turn.seat === seat))
      open.push({ seat, view: rules.view(g, seat), moment: number, played: [] });
    open.find((turn) => turn.seat === seat)?.played.push(flow.stepAt(g), choice);
  });
  const end = stateAt(entries.length);
  close((seat) =>
    flow.who(end) === OVER ? { result: scoreOf(rules.result(end), seat) } : { view: rules.view(end, seat) },
  );
  return done;
}

const scoreOf = (result: { readonly winner?: Seat | undefined } | undefined, seat: Seat): number =>
  result?.winner === undefined ? 0.5 : result.winner === seat ? 1 : 0;
