import { at } from '@carillon/kit';
import type { Asking } from './asking.ts';
import { cell } from './cells.ts';
import {
  type Choice,
  type Choices,
  choiceText,
  chooser,
  parseChoice,
  type VerbCode,
  verbOf,
  type Wanted,
} from './choice.ts';
import { STEP } from './frames.ts';
import { OVER, type Question, type Seat, TOGETHER } from './procedure.ts';
import type { RunningFrames } from './running-frames.ts';
import type { StateBase } from './shape.ts';

/** Reads the question of the rules at a state: the seats asked, the step, and the choices. */
export class QuestionReader<G extends StateBase> {
  constructor(
    readonly seats: readonly string[],
    protected readonly running: RunningFrames,
  ) {}

  /** Who must choose: a seat, `CHANCE`, `TOGETHER` (see `mayChoose`) or `OVER`. */
  who(g: G): Seat {
    if (this.running.isEmpty(g.cells)) return OVER;
    const base = this.running.top(g.cells);
    const asking = this.running.asking(g.cells, base);
    return asking.together ? TOGETHER : asking.who(g, this.running.frame(g.cells, base));
  }

  /** Whether `seat` (or `CHANCE`) may choose now. Among several, one that has answered may still change its answer. */
  mayChoose(g: G, seat: Seat): boolean {
    if (this.running.isEmpty(g.cells)) return false;
    const base = this.running.top(g.cells);
    const asking = this.running.asking(g.cells, base);
    const frame = this.running.frame(g.cells, base);
    return asking.together ? this.isSeat(seat) && asking.asks(g, frame, seat) : asking.who(g, frame) === seat;
  }

  /** Whether `seat`, among several asked at once, has answered already. */
  hasAnswered(g: G, seat: Seat): boolean {
    if (this.running.isEmpty(g.cells) || !this.isSeat(seat)) return false;
    const base = this.running.top(g.cells);
    return this.running.procedure(g.cells, base).hasAnswer(g.cells, base, seat);
  }

  /**
   * The answer of `seat`, among several asked at once; `undefined` if it has not answered, or if an observer cannot
   * know.
   */
  answerOf(g: G, seat: Seat): Choice | undefined {
    if (!this.hasAnswered(g, seat)) return undefined;
    const base = this.running.top(g.cells);
    return this.running.procedure(g.cells, base).answer(g.cells, base, seat);
  }

  /** Fills `choices` with the legal choices of `seat`, and nothing else. Throws when the game is over. */
  list(g: G, seat: Seat, choices: Choices): void {
    choices.reset();
    const base = this.running.top(g.cells);
    this.running.scratch.list = choices;
    this.running.asking(g.cells, base).list(g, this.running.frame(g.cells, base), seat);
  }

  /** The current question; throws when the game is over. */
  question(g: G): Question {
    const base = this.running.top(g.cells);
    const proc = this.running.procedure(g.cells, base);
    const asking = this.running.asking(g.cells, base);
    const index = cell(g.cells, base + STEP);
    const { window } = asking.marks;
    const moment = window === undefined ? '' : proc.wordOf(g.cells, base, window.moment);
    const isOne = typeof asking.rule === 'string';
    const rule = isOne ? asking.rule : asking.rule(g, this.running.frame(g.cells, base));
    const questions = at(proc.questions, index);
    const key = isOne ? moment : `${moment} ${rule}`;
    const known = questions.get(key);
    if (known !== undefined) return known;
    const made = newQuestion(asking, { procedure: proc.name, step: at(proc.steps, index), rule }, moment);
    questions.set(key, made);
    return made;
  }

  /**
   * Whether a choice at this question is an aside: a right that causes no question by itself. Those are listed last.
   */
  isAside(g: G, choice: Choice): boolean {
    return verbOf(choice) >= this.top(g).own;
  }

  /**
   * Whether a seat has an urgent reason to use its right, so that it is asked even if there is only one other choice.
   */
  presses(g: G, seat: Seat): boolean {
    return this.top(g).presses(g, seat);
  }

  /** A listed choice as text, e.g. `move albany`. */
  text(g: G, choice: Choice): string {
    return choiceText(this.top(g).codes, choice);
  }

  /** The choice with this text at this question, listed or not; `undefined` if there is none. */
  parse(g: G, text: string): Choice | undefined {
    if (this.running.isEmpty(g.cells)) return undefined;
    const { codes } = this.top(g);
    return parseChoice(codes, text);
  }

  /** The verbs of the step that asks, each with the kinds of its arguments; throws when the game is over. */
  verbs(g: G): readonly Pick<VerbCode, 'name' | 'kinds'>[] {
    return this.top(g).codes;
  }

  /**
   * Returns a test, for this question, whether a choice is one of those wanted. Throws a `BadValue` if there are none.
   */
  wanted(g: G, wanted: Wanted): (choice: Choice) => boolean {
    return chooser(this.top(g).codes, wanted);
  }

  /** The parts of a choice: its verb, and its arguments as words. */
  partsOf(g: G, choice: Choice): { readonly verb: string; readonly words: readonly string[] } {
    const [verb = '', ...words] = this.text(g, choice).split(' ');
    return { verb, words };
  }

  /** The step that asks, as its index in `allSteps`: for tables by step. Throws when the game is over. */
  stepAt(g: G): number {
    const base = this.running.top(g.cells);
    return this.running.procedure(g.cells, base).firstStep + cell(g.cells, base + STEP);
  }

  /** The only seat that learns this choice, or `undefined` if everyone does. */
  seenBy(g: G, seat: Seat): Seat | undefined {
    const base = this.running.top(g.cells);
    const asking = this.running.asking(g.cells, base);
    return asking.together ? seat : asking.seenBy(g, this.running.frame(g.cells, base));
  }

  /** The path of the running procedures, outermost first: `year.season > season.phase > march.onward`. */
  breadcrumb(g: G): string {
    return this.running.breadcrumb(g.cells);
  }

  /** The question of the topmost frame; throws when the game is over. */
  private top(g: G): Asking {
    return this.running.asking(g.cells, this.running.top(g.cells));
  }

  private isSeat(seat: Seat): boolean {
    return seat >= 0 && seat < this.seats.length;
  }
}

function newQuestion(
  { marks, codes, anyOrder, own }: Asking,
  asked: Pick<Question, 'procedure' | 'step' | 'rule'>,
  moment: string,
): Question {
  const { window, ...others } = marks;
  const verbs = codes.map(({ name }) => name);
  const named = {
    ...others,
    ...asked,
    verbs: Object.freeze(verbs),
    ...(anyOrder && { anyOrder }),
    ...(own < verbs.length && { asides: Object.freeze(verbs.slice(own)) }),
  };
  return Object.freeze(window === undefined ? named : { ...named, window: { pass: window.pass, moment } });
}
