import { at, BrokenInvariant, invariant, type Json } from '@carillon/kit';
import { cell } from './cells.ts';
import {
  type Choice,
  Choices,
  choiceText,
  chooser,
  parseChoice,
  type VerbCode,
  type Verbs,
  verbOf,
  type Wanted,
} from './choice.ts';
import { FrameChecks } from './frame-checks.ts';
import { CALLER, NO_SLOT, PROCEDURE, SLOT, STEP, Stack } from './frames.ts';
import {
  type AnyAside,
  type Aside,
  type Callable,
  type Called,
  type Declaration,
  type FrameOf,
  type GivenTo,
  OVER,
  type Procedure,
  type Question,
  type Seat,
  type Sink,
  TOGETHER,
} from './procedure.ts';
import {
  type Asking,
  type BlankFrame,
  CALLED,
  ENDED,
  type Running,
  RunningProcedure,
  type Scratch,
  STAYED,
} from './running.ts';
import { SavedStack } from './saved-stack.ts';
import type { Fields, Shape, StateBase } from './shape.ts';

/** The most steps between two questions; more means a procedure that never asks. */
const FUEL = 10_000;

/** The procedures of one game, and the machine that runs them on its states. `Rule` is the type of its rule numbers. */
export class Flow<G extends StateBase, Entry, Rule extends string = string> {
  readonly seats: readonly string[];
  /** Called for every step that runs, for coverage reports; absent otherwise. */
  onStep: ((procedure: string, step: string) => void) | undefined = undefined;
  /** Invariants of the running procedures. */
  readonly frames: FrameChecks<G>;
  private readonly stack: Stack;
  private readonly saved: SavedStack;
  private readonly procedures: RunningProcedure[] = [];
  private readonly byName = new Map<string, RunningProcedure>();
  private readonly scratch: Scratch = {
    exit: undefined,
    procedure: undefined,
    locals: undefined,
    slot: NO_SLOT,
    result: undefined,
    list: new Choices(),
  };
  private running = false;
  /** Where the frame asked last begins, or `ENDED` once it has ended. */
  private asked = ENDED;
  private again = false;

  constructor(shape: Pick<Shape<Fields>, 'stackAt' | 'size'>, options: { readonly seats: readonly string[] }) {
    this.seats = options.seats;
    const names = new Set([...options.seats, 'chance']);
    invariant(names.size === options.seats.length + 1, 'two seats are called alike, or one like chance');
    this.stack = new Stack(shape.stackAt, shape.size);
    this.frames = new FrameChecks(this.stack, this.procedures, this.byName);
    this.saved = new SavedStack(this.stack, this.procedures, this.byName, this.seats);
  }

  /** Declares a procedure; `define` provides its steps later. */
  procedure<
    const Name extends string,
    const Steps extends string,
    Locals extends Fields = Record<never, never>,
    Own extends Fields = Record<never, never>,
    Result = undefined,
  >(
    name: Name,
    declaration: Declaration<Locals, Own, Result, Steps>,
  ): Procedure<G, Entry, Name, Locals, Own, Result, Steps, Rule> {
    invariant(!this.byName.has(name), () => `two procedures are called ${name}`);
    const made = new RunningProcedure(name, this.procedures.length, declaration, this.seats.length, this.scratch);
    this.procedures.push(made);
    this.byName.set(name, made);
    return made as unknown as Procedure<G, Entry, Name, Locals, Own, Result, Steps, Rule>;
  }

  /** A right that a seat has at any time; steps refer to it. */
  aside<const V extends Verbs, By extends Seat = Seat>(aside: Aside<G, Entry, V, By>): AnyAside {
    return aside as unknown as AnyAside;
  }

  /** Runs another procedure, then goes on with the next step as written. */
  call<P extends Callable>(procedure: P, locals: GivenTo<P>): Called {
    this.scratch.procedure = procedure as unknown as RunningProcedure;
    this.scratch.locals = locals as Record<string, unknown>;
    this.scratch.slot = NO_SLOT;
    this.scratch.exit = CALLED;
    return CALLED as Called;
  }

  /**
   * The frame of the nearest running `procedure`, or `undefined`. For steps and cards that act on an enclosing
   * procedure.
   */
  within<P extends Callable>(g: G, procedure: P): FrameOf<P> | undefined {
    const index = (procedure as unknown as RunningProcedure).index;
    const { cells } = g;
    let base = this.stack.top(cells);
    for (let depth = this.stack.depth(cells); depth > 0; depth--) {
      if (cell(cells, base + PROCEDURE) === index) {
        return this.proc(cells, base).frame(cells, base, this.scratch.say) as FrameOf<P>;
      }
      base = cell(cells, base + CALLER);
    }
    return undefined;
  }

  /** The frame of the nearest running `procedure`; throws if there is none. */
  enclosing<P extends Callable>(g: G, procedure: P): FrameOf<P> {
    const frame = this.within(g, procedure);
    invariant(frame !== undefined, () => `no ${procedure.name} is running`);
    return frame;
  }

  /** Begins a game: runs `procedure` on a state with an empty stack, up to the first question. */
  start<P extends Callable>(g: G, procedure: P, locals: GivenTo<P>, say?: Sink<Entry>): void {
    for (const each of this.procedures) each.mustBeDefined();
    invariant(this.stack.depth(g.cells) === 0, 'the game has begun already');
    this.guarded(say, () => {
      this.call(procedure, locals);
      this.scratch.exit = undefined;
      this.pushCalled(g.cells, 0);
      this.run(g);
    });
  }

  /** Who must choose: a seat, `CHANCE`, `TOGETHER` (see `mayChoose`) or `OVER`. */
  who(g: G): Seat {
    if (this.stack.depth(g.cells) === 0) return OVER;
    const base = this.stack.top(g.cells);
    const asking = this.asking(g.cells, base);
    return asking.together ? TOGETHER : asking.who(g, this.frame(g.cells, base));
  }

  /** Whether `seat` (or `CHANCE`) may choose now. Among several, one that has answered may still change its answer. */
  mayChoose(g: G, seat: Seat): boolean {
    if (this.stack.depth(g.cells) === 0) return false;
    const base = this.stack.top(g.cells);
    const asking = this.asking(g.cells, base);
    const frame = this.frame(g.cells, base);
    return asking.together ? this.isSeat(seat) && asking.asks(g, frame, seat) : asking.who(g, frame) === seat;
  }

  /** Whether `seat`, among several asked at once, has answered already. */
  hasAnswered(g: G, seat: Seat): boolean {
    if (this.stack.depth(g.cells) === 0 || !this.isSeat(seat)) return false;
    const base = this.stack.top(g.cells);
    return this.proc(g.cells, base).hasAnswer(g.cells, base, seat);
  }

  /**
   * The answer of `seat`, among several asked at once; `undefined` if it has not answered, or if an observer cannot
   * know.
   */
  answerOf(g: G, seat: Seat): Choice | undefined {
    if (!this.hasAnswered(g, seat)) return undefined;
    const base = this.top(g.cells);
    return this.proc(g.cells, base).answer(g.cells, base, seat);
  }

  /** Reduces `g` to what `seat` may know of stored answers: of others, only that they have answered. For views. */
  hideAnswers(g: G, seat: Seat | undefined): void {
    for (let other = 0; other < this.seats.length; other++) {
      if (other === seat || !this.hasAnswered(g, other)) continue;
      const base = this.top(g.cells);
      this.proc(g.cells, base).hideAnswer(g.cells, base, other);
    }
  }

  /** Fills `choices` with the legal choices of `seat`, and nothing else. Throws when the game is over. */
  list(g: G, seat: Seat, choices: Choices): void {
    choices.reset();
    const base = this.top(g.cells);
    this.scratch.list = choices;
    this.asking(g.cells, base).list(g, this.frame(g.cells, base), seat);
  }

  /**
   * Plays a listed choice in place, and runs on to the next question. The choice is not checked: see `list`. If a rule
   * throws, `g` is left half changed: use a copy, or the journal.
   */
  take(g: G, seat: Seat, choice: Choice, say?: Sink<Entry>): void {
    this.guarded(say, () => this.step(g, seat, choice));
  }

  /** Whether the last choice has led back to its own question: the same step of the same frame. */
  get asksAgain(): boolean {
    return this.again;
  }

  private step(g: G, seat: Seat, choice: Choice): void {
    const { cells } = g;
    const base = this.top(cells);
    const step = cell(cells, base + STEP);
    this.asked = base;
    this.again = false;
    const proc = this.proc(cells, base);
    const asking = this.asking(cells, base);
    const frame = this.frame(cells, base);
    if (asking.together) {
      proc.keepAnswer(cells, base, seat, choice);
      for (let s = 0; s < this.seats.length; s++) {
        if (asking.asks(g, frame, s) && !proc.hasAnswer(cells, base, s)) return;
      }
      this.leave(cells, base, proc, this.takeAll(g, base, proc, asking));
    } else this.leave(cells, base, proc, asking.take(g, frame, seat, choice));
    this.run(g);
    this.again = this.asked === base && this.stack.top(cells) === base && cell(cells, base + STEP) === step;
  }

  private takeAll(g: G, base: number, proc: RunningProcedure, asking: Asking): number | undefined {
    const answers = this.seats.map((_, seat) => {
      const answer = proc.answer(g.cells, base, seat);
      invariant(answer !== undefined || !proc.hasAnswer(g.cells, base, seat), 'an observer cannot know what comes');
      return answer;
    });
    proc.forgetAnswers(g.cells, base);
    const frame = this.frame(g.cells, base);
    answers.forEach((answer, seat) => {
      if (answer !== undefined) asking.take(g, frame, seat, answer);
    });
    return asking.afterAll(g, frame);
  }

  /** The current question; throws when the game is over. */
  question(g: G): Question {
    const base = this.top(g.cells);
    const proc = this.proc(g.cells, base);
    const asking = this.asking(g.cells, base);
    const index = cell(g.cells, base + STEP);
    const { window } = asking.marks;
    const moment = window === undefined ? '' : proc.wordOf(g.cells, base, window.moment);
    const isOne = typeof asking.rule === 'string';
    const rule = isOne ? asking.rule : asking.rule(g, this.frame(g.cells, base));
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
    return verbOf(choice) >= this.asking(g.cells, this.top(g.cells)).own;
  }

  /**
   * Whether a seat has an urgent reason to use its right, so that it is asked even if there is only one other choice.
   */
  presses(g: G, seat: Seat): boolean {
    return this.asking(g.cells, this.top(g.cells)).presses(g, seat);
  }

  /** A listed choice as text, e.g. `move albany`. */
  text(g: G, choice: Choice): string {
    return choiceText(this.asking(g.cells, this.top(g.cells)).codes, choice);
  }

  /** The choice with this text at this question, listed or not; `undefined` if there is none. */
  parse(g: G, text: string): Choice | undefined {
    if (this.stack.depth(g.cells) === 0) return undefined;
    const { codes } = this.asking(g.cells, this.stack.top(g.cells));
    return parseChoice(codes, text);
  }

  /** The verbs of the step that asks, each with the kinds of its arguments; throws when the game is over. */
  verbs(g: G): readonly Pick<VerbCode, 'name' | 'kinds'>[] {
    return this.asking(g.cells, this.top(g.cells)).codes;
  }

  /**
   * Returns a test, for this question, whether a choice is one of those wanted. Throws a `BadValue` if there are none.
   */
  wanted(g: G, wanted: Wanted): (choice: Choice) => boolean {
    return chooser(this.asking(g.cells, this.top(g.cells)).codes, wanted);
  }

  /** The parts of a choice: its verb, and its arguments as words. */
  partsOf(g: G, choice: Choice): { readonly verb: string; readonly words: readonly string[] } {
    const [verb = '', ...words] = this.text(g, choice).split(' ');
    return { verb, words };
  }

  /** The only seat that learns this choice, or `undefined` if everyone does. */
  seenBy(g: G, seat: Seat): Seat | undefined {
    const base = this.top(g.cells);
    const asking = this.asking(g.cells, base);
    return asking.together ? seat : asking.seenBy(g, this.frame(g.cells, base));
  }

  /** Where the game is, outermost first: `year.season > season.phase > march.onward`. */
  breadcrumb(g: G): string {
    return this.stack
      .bases(g.cells)

      .map((base) => {
        const proc = this.proc(g.cells, base);
        return `${proc.name}.${at(proc.steps, cell(g.cells, base + STEP))}`;
      })
      .join(' > ');
  }

  /** Throws an `Impossible` if the outermost procedure cannot begin a game of the title. */
  mustBeWhole(g: G): void {
    this.frames.checkOutermost(g);
  }

  /** The stack as named JSON, outermost frame first. */
  stackToJson(g: G): Json {
    return this.saved.toJson(g.cells);
  }

  /** Rebuilds the stack from its JSON; throws a `BadValue` if it does not fit the procedures. */
  stackFromJson(g: G, json: Json | undefined): void {
    this.saved.fill(g.cells, json);
  }

  /** The initial contents of a procedure's frame, as JSON by name; `undefined` if there is no such procedure. */
  blankFrame(procedure: string): BlankFrame | undefined {
    return this.byName.get(procedure)?.blankFrame();
  }

  /** Whether any step is the last question of a turn: if none, no seat needs the option to be asked there. */
  get closesTurns(): boolean {
    return this.procedures.some((proc) => proc.closesTurns);
  }

  /** Every step of every procedure, as `procedure.step`. */
  get allSteps(): readonly string[] {
    return this.procedures.flatMap((proc) => proc.steps.map((step) => `${proc.name}.${step}`));
  }

  // ---- inside

  private isSeat(seat: Seat): boolean {
    return seat >= 0 && seat < this.seats.length;
  }

  /** Where the top frame begins; throws where there is none. */
  private top(cells: Int16Array): number {
    if (this.stack.depth(cells) === 0)
      throw new BrokenInvariant('nothing is asked: the game is over, or has not begun');
    return this.stack.top(cells);
  }

  private proc(cells: Int16Array, base: number): RunningProcedure {
    // Not the shared `at`: the machine passes here all the time.
    const proc = this.procedures[cell(cells, base + PROCEDURE)];
    if (proc === undefined) throw new BrokenInvariant('no such procedure');
    return proc;
  }

  private frame(cells: Int16Array, base: number): Running {
    return this.proc(cells, base).frame(cells, base, this.scratch.say);
  }

  private asking(cells: Int16Array, base: number): Asking {
    const body = this.proc(cells, base).body(cell(cells, base + STEP));
    invariant(typeof body !== 'function', 'the machine stopped at a step that acts');
    return body;
  }

  private guarded(say: Sink<Entry> | undefined, work: () => void): void {
    invariant(!this.running, 'a step may not run the machine');
    this.running = true;
    this.scratch.say = say as Sink<unknown> | undefined;
    try {
      work();
    } finally {
      this.running = false;
      this.scratch.say = undefined;
      this.scratch.exit = undefined;
    }
  }

  /** Runs steps that act until one asks or the stack is empty. */
  private run(g: G): void {
    const { cells } = g;
    for (let fuel = FUEL; fuel > 0; fuel--) {
      const depth = this.stack.depth(cells);
      if (depth === 0) return;
      const base = this.stack.top(cells);
      const proc = this.proc(cells, base);
      const index = cell(cells, base + STEP);
      const body = proc.body(index);
      this.onStep?.(proc.name, at(proc.steps, index));
      if (typeof body !== 'function') {
        if (body.together) this.mustAskSomebody(g, base, body);
        return;
      }
      this.leave(cells, base, proc, body(g, proc.frame(cells, base, this.scratch.say)));
    }
    throw new BrokenInvariant(`a procedure never asks: ${this.breadcrumb(g)}`);
  }

  private mustAskSomebody(g: G, base: number, asking: Asking): void {
    const frame = this.frame(g.cells, base);
    const asks = this.seats.some((_, seat) => asking.asks(g, frame, seat));
    invariant(asks, () => `nobody is asked at ${this.breadcrumb(g)}`);
  }

  private leave(cells: Int16Array, base: number, proc: RunningProcedure, exit: number | undefined): void {
    if (exit !== this.scratch.exit) throw new BrokenInvariant(`${proc.name} made a way to leave and did not return it`);
    this.scratch.exit = undefined;
    if (exit === undefined) proc.advance(cells, base);
    else if (exit === STAYED) return;
    else if (exit >= 0) cells[base + STEP] = exit;
    else if (exit === CALLED) this.pushCalled(cells, base + proc.width);
    else if (exit === ENDED) this.finish(cells, base, proc);
  }

  private pushCalled(cells: Int16Array, end: number): void {
    const { procedure, locals, slot } = this.scratch;
    invariant(procedure !== undefined && locals !== undefined, 'nothing was called');
    const base = this.stack.push(cells, procedure.template, end);
    cells[base + SLOT] = slot;
    procedure.give(cells, base, locals);
    this.scratch.procedure = undefined;
    this.scratch.locals = undefined;
  }

  private finish(cells: Int16Array, base: number, proc: RunningProcedure): void {
    const slot = cell(cells, base + SLOT);
    const caller = cell(cells, base + CALLER);
    if (this.stack.depth(cells) > 1) {
      const calling = this.proc(cells, caller);
      if (slot !== NO_SLOT) {
        const local = at(calling.locals, slot);
        local.kind.write(cells, caller + local.offset, this.scratch.result);
      }
      calling.advance(cells, caller);
    }
    if (base === this.asked) this.asked = ENDED;
    this.scratch.result = undefined;
    this.stack.pop(cells, proc.width);
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

/** The flow for code that plays a game rather than writes its rules. */
export type Machine<G extends StateBase, Entry> = Omit<
  Flow<G, Entry>,
  'procedure' | 'aside' | 'call' | 'within' | 'enclosing' | 'start' | 'frames'
>;
