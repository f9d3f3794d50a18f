import { BrokenInvariant, range } from '@carillon/kit';
import { Choices } from '../choice.ts';
import { Impossible, type Spot } from '../impossible.ts';
import { BadValue } from '../kinds.ts';
import { CHANCE, OVER, type Seat, TOGETHER } from '../procedure.ts';
import type { StateBase } from '../shape.ts';
import { NotationError } from './error.ts';
import type { Line } from './lines.ts';
import type { Positioned } from './positioned.ts';

/** The lines of a text: those of the parts, and those of the running procedures, outermost first. */
export interface PositionLines {
  readonly parts: readonly Line[];
  readonly frames: readonly number[];
}

/** Checks the invariants, and that the question can be answered. Throws a `NotationError`. */
export function mustBePossible<G extends StateBase>(rules: Positioned<G>, g: G, written: PositionLines): void {
  const top = written.frames.at(-1) ?? 0;
  blamed(written, 0, () => rules.check(g));
  blamed(written, top, () => rules.flow.mustBeWhole(g));
  blamed(written, top, () => mustBeAnswerable(rules, g, top));
  blamed(written, top, () => mustEndRightly(rules, g, top));
}

function blamed(written: PositionLines, line: number, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (error instanceof Impossible) {
      const { code, rule } = error;
      throw new NotationError('impossible', lineOf(written, error.spots), error.message, { code, rule });
    }
    if (error instanceof BrokenInvariant || error instanceof BadValue) {
      throw new NotationError('impossible', line, error.message);
    }
    throw error;
  }
}

/** The line of the first of the spots that the text has; 0 if it has none. */
function lineOf(written: PositionLines, spots: readonly Spot[]): number {
  for (const spot of spots) {
    const line = 'frame' in spot ? written.frames[spot.frame] : partLine(written.parts, spot.part, spot.name);
    if (line !== undefined) return line;
  }
  return 0;
}

const partLine = (parts: readonly Line[], part: string, name?: string): number | undefined =>
  parts.find(
    ({ words }) => words[0] === part && (name === undefined || words.slice(1).some((word) => isOf(word, name))),
  )?.number;

/** `bearn/reduced` and `french-raids=1` belong to the name before the mark. */
const isOf = (word: string, name: string): boolean => word.split(/[/=]/, 1)[0] === name;

/** The seat asked can answer; in an observer's state, the list of another seat may be empty. */
function mustBeAnswerable<G extends StateBase>(rules: Positioned<G>, g: G, top: number): void {
  const { flow } = rules;
  const choices = new Choices();
  for (const seat of asked(flow, g)) {
    flow.list(g, seat, choices);
    const who = (seat === CHANCE ? 'chance' : flow.seats[seat]) ?? 'nobody';
    if (choices.count === 0 && rules.tellsAll(g))
      throw new NotationError('impossible', top, `${who} is asked and has nothing to choose`);
    if (!mayHaveAnswered(flow, g, seat, choices))
      throw new NotationError('impossible', top, `${who} has answered what cannot be chosen`);
  }
  if (flow.who(g) === TOGETHER && asked(flow, g).every((seat) => flow.hasAnswered(g, seat)))
    throw new NotationError('impossible', top, 'all have answered, and are asked');
}

/** Whether a seat's existing answer, if any, is among the choices. */
function mayHaveAnswered<G extends StateBase>(
  flow: Positioned<G>['flow'],
  g: G,
  seat: Seat,
  choices: Choices,
): boolean {
  const answer = flow.answerOf(g, seat);
  return answer === undefined || range(choices.count).some((i) => choices.get(i) === answer);
}

function asked<G extends StateBase>(flow: Positioned<G>['flow'], g: G): readonly number[] {
  const who = flow.who(g);
  if (who === OVER) return [];
  return who === TOGETHER ? flow.seats.map((_, seat) => seat).filter((seat) => flow.mayChoose(g, seat)) : [who];
}

/** A game has a result exactly when no procedure is running. */
function mustEndRightly<G extends StateBase>(rules: Positioned<G>, g: G, top: number): void {
  const over = rules.flow.who(g) === OVER;
  const result = rules.result(g);
  if (over === (result !== undefined)) return;
  const what = over ? 'nothing runs, and the game has no result' : 'a game that goes on has a result';
  throw new NotationError('impossible', top, what);
}
