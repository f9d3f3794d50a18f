import { at, BrokenInvariant, invariant, type Json } from '@carillon/kit';
import type { Asking } from './asking.ts';
import { cell } from './cells.ts';
import { type Choice, Choices } from './choice.ts';
import { CALLED, ENDED, STAYED } from './exits.ts';
import { FrameChecks } from './frame-checks.ts';
import { CALLER, type FrameAccess, NO_SLOT, SLOT, STEP } from './frames.ts';
import { type LaterLocals, laterLocals } from './later-locals.ts';
import type { Player } from './player.ts';
import { type Called, CHANCE, type QuestionStep, type Seat, type Sink } from './procedure.ts';
import { QuestionReader } from './question-reader.ts';
import type { RunningFrames } from './running-frames.ts';
import type { BlankFrame, RunningProcedure } from './running-procedure.ts';
import { SavedStack } from './saved-stack.ts';
import type { StateBase } from './shape.ts';

/** The maximum number of steps between two questions; more means a procedure that never asks. */
const FUEL = 10_000;
/** More choices than any turn takes. */
const PLAYED_ON = 20_000;

/** Plays a game: runs the steps of its procedures on a state, from one question to the next. */
export class Machine<G extends StateBase, Entry> extends QuestionReader<G> {
  /** Called for every step that runs, for coverage reports; absent otherwise. */
  onStep: ((procedure: string, step: string) => void) | undefined = undefined;
  /** Invariants of the running procedures. */
  readonly frames: FrameChecks<G>;
  private readonly saved: SavedStack;
  /** Whether a step is running: it may not run the machine again. */
  private inStep = false;
  /** The cell where the frame asked last begins, or `ENDED` once it has ended. */
  private asked = ENDED;
  private again = false;
  /** The choices listed for the player of `playOn`. */
  private readonly listed = new Choices();

  constructor(
    seats: readonly string[],
    running: RunningFrames,
    private readonly later: LaterLocals = {},
  ) {
    super(seats, running);
    this.frames = new FrameChecks(running);
    this.saved = new SavedStack(running, later);
  }

  /**
   * Plays a listed choice in place, and runs on to the next question. The choice is not checked: see `list`. If a rule
   * throws, `g` is left half changed: use a copy, or the journal.
   */
  take(g: G, seat: Seat, choice: Choice, say?: Sink<Entry>): void {
    this.guarded(say, () => this.step(g, seat, choice));
  }

  /**
   * Plays on inside the machine, for searches: the player is asked where there are several choices, and chance draws.
   * Asides are not listed. Ends where the player stops, or with the game; throws if neither comes.
   */
  playOn(g: G, player: Player<G>, say?: Sink<Entry>): void {
    this.guarded(say, () => {
      const { cells } = g;
      const { running } = this;
      for (let fuel = PLAYED_ON; fuel > 0; fuel--) {
        if (running.isEmpty(cells)) return;
        const base = running.stack.top(cells);
        const proc = running.procedure(cells, base);
        const index = cell(cells, base + STEP);
        if (player.stops(g, proc.firstStep + index)) return;
        const asking = proc.asking(index);
        const frame = proc.frame(cells, base, undefined);
        const seat = asking.together ? this.nextOfSeveral(g, asking, base) : asking.who(g, frame);
        const choice = this.chosenBy(player, g, seat, proc.firstStep + index, asking, frame);
        this.answer(g, seat, choice, base, proc, asking);
      }
      throw new BrokenInvariant(`a player never stops: ${this.breadcrumb(g)}`);
    });
  }

  private chosenBy(player: Player<G>, g: G, seat: Seat, step: number, asking: Asking, frame: FrameAccess): Choice {
    const { listed, running } = this;
    listed.reset();
    running.scratch.list = listed;
    asking.listOwn(g, frame, seat);
    if (seat === CHANCE) return player.draw(listed, step);
    return listed.count === 1 ? listed.get(0) : player.choose(g, seat, step, listed);
  }

  /** The first of several seats that has not answered. */
  private nextOfSeveral(g: G, asking: Asking, base: number): Seat {
    const { running } = this;
    const proc = running.procedure(g.cells, base);
    for (let seat = 0; seat < this.seats.length; seat++)
      if (!proc.hasAnswer(g.cells, base, seat) && asking.asks(g, running.frame(g.cells, base), seat)) return seat;
    throw new BrokenInvariant('nobody is asked');
  }

  /** Whether the last choice has led back to its own question: the same step of the same frame. */
  get asksAgain(): boolean {
    return this.again;
  }

  private step(g: G, seat: Seat, choice: Choice): void {
    const { cells } = g;
    const base = this.running.top(cells);
    const proc = this.running.procedure(cells, base);
    this.answer(g, seat, choice, base, proc, proc.asking(cell(cells, base + STEP)));
  }

  /** Takes a choice at the question of the topmost frame, and runs on. */
  private answer(g: G, seat: Seat, choice: Choice, base: number, proc: RunningProcedure, asking: Asking): void {
    const { cells } = g;
    const { running } = this;
    const step = cell(cells, base + STEP);
    this.asked = base;
    this.again = false;
    const frame = proc.frame(cells, base, running.scratch.say);
    if (asking.together) {
      proc.keepAnswer(cells, base, seat, choice);
      for (let s = 0; s < this.seats.length; s++) {
        if (asking.asks(g, frame, s) && !proc.hasAnswer(cells, base, s)) return;
      }
      this.leave(cells, base, proc, this.takeAll(g, base, proc, asking));
    } else this.leave(cells, base, proc, asking.take(g, frame, seat, choice));
    this.run(g);
    this.again = this.asked === base && running.stack.top(cells) === base && cell(cells, base + STEP) === step;
  }

  private takeAll(g: G, base: number, proc: RunningProcedure, asking: Asking): number | undefined {
    const answers = this.seats.map((_, seat) => {
      const answer = proc.answer(g.cells, base, seat);
      invariant(answer !== undefined || !proc.hasAnswer(g.cells, base, seat), 'an observer cannot know what comes');
      return answer;
    });
    proc.forgetAnswers(g.cells, base);
    const frame = this.running.frame(g.cells, base);
    answers.forEach((answer, seat) => {
      if (answer !== undefined) asking.take(g, frame, seat, answer);
    });
    return asking.afterAll(g, frame);
  }

  /**
   * Reduces the stored answers in `g` to those that `seat` may know: of other seats, only that they have answered. For
   * views.
   */
  hideAnswers(g: G, seat: Seat | undefined): void {
    for (let other = 0; other < this.seats.length; other++) {
      if (other === seat || !this.hasAnswered(g, other)) continue;
      const base = this.running.top(g.cells);
      this.running.procedure(g.cells, base).hideAnswer(g.cells, base, other);
    }
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
    return this.running.named(procedure)?.blankFrame();
  }

  /** The locals of a procedure's frame that earlier releases did not save, computed from those that were saved. */
  laterLocals(procedure: string, saved: BlankFrame['locals']): BlankFrame['locals'] {
    return laterLocals(this.later, procedure, saved);
  }

  /** Whether any step is the last question of a turn: if none, no seat needs the option to be asked there. */
  get closesTurns(): boolean {
    return this.running.procedures.some((proc) => proc.closesTurns);
  }

  /** Every step of every procedure, as `procedure.step`. */
  get allSteps(): readonly string[] {
    return this.running.procedures.flatMap((proc) => proc.steps.map((step) => `${proc.name}.${step}`));
  }

  /** The verbs of each step of `allSteps`, asides included; none if the step acts. */
  get stepVerbs(): readonly (readonly string[])[] {
    return this.running.procedures.flatMap((proc) => proc.verbs);
  }

  /** The steps that ask seats: every table of questions must cover these. */
  get questionSteps(): readonly QuestionStep[] {
    return this.running.procedures.flatMap((proc) => proc.questionSteps);
  }

  // ---- inside

  /** Calls a procedure on an empty stack, and runs it up to the first question. */
  protected begin(g: G, call: () => Called, say: Sink<Entry> | undefined): void {
    this.guarded(say, () => {
      call();
      this.running.scratch.exit = undefined;
      this.pushCalled(g.cells, 0);
      this.run(g);
    });
  }

  private guarded(say: Sink<Entry> | undefined, work: () => void): void {
    invariant(!this.inStep, 'a step may not run the machine');
    const { scratch } = this.running;
    this.inStep = true;
    scratch.say = say as Sink<unknown> | undefined;
    try {
      work();
    } finally {
      this.inStep = false;
      scratch.say = undefined;
      scratch.exit = undefined;
    }
  }

  /** Runs steps that act until one asks or the stack is empty. */
  private run(g: G): void {
    const { cells } = g;
    const { running } = this;
    for (let fuel = FUEL; fuel > 0; fuel--) {
      if (running.isEmpty(cells)) return;
      const base = running.stack.top(cells);
      const proc = running.procedure(cells, base);
      const index = cell(cells, base + STEP);
      const body = proc.body(index);
      this.onStep?.(proc.name, at(proc.steps, index));
      if (typeof body !== 'function') {
        if (body.together) this.mustAskSomebody(g, base, body);
        return;
      }
      this.leave(cells, base, proc, body(g, proc.frame(cells, base, running.scratch.say)));
    }
    throw new BrokenInvariant(`a procedure never asks: ${this.breadcrumb(g)}`);
  }

  private mustAskSomebody(g: G, base: number, asking: Asking): void {
    const frame = this.running.frame(g.cells, base);
    const asks = this.seats.some((_, seat) => asking.asks(g, frame, seat));
    invariant(asks, () => `nobody is asked at ${this.breadcrumb(g)}`);
  }

  private leave(cells: Int16Array, base: number, proc: RunningProcedure, exit: number | undefined): void {
    const { scratch } = this.running;
    if (exit !== scratch.exit) throw new BrokenInvariant(`${proc.name} made a way to leave and did not return it`);
    scratch.exit = undefined;
    if (exit === undefined) proc.advance(cells, base);
    else if (exit === STAYED) return;
    else if (exit >= 0) cells[base + STEP] = exit;
    else if (exit === CALLED) this.pushCalled(cells, base + proc.width);
    else if (exit === ENDED) this.finish(cells, base, proc);
  }

  private pushCalled(cells: Int16Array, end: number): void {
    const { scratch, stack } = this.running;
    const { procedure, locals, slot } = scratch;
    invariant(procedure !== undefined && locals !== undefined, 'nothing was called');
    const base = stack.push(cells, procedure.template, end);
    cells[base + SLOT] = slot;
    procedure.give(cells, base, locals);
    scratch.procedure = undefined;
    scratch.locals = undefined;
  }

  private finish(cells: Int16Array, base: number, proc: RunningProcedure): void {
    const { running } = this;
    const { scratch, stack } = running;
    const slot = cell(cells, base + SLOT);
    const caller = cell(cells, base + CALLER);
    if (stack.depth(cells) > 1) {
      const calling = running.procedure(cells, caller);
      if (slot !== NO_SLOT) {
        const local = at(calling.locals, slot);
        local.kind.write(cells, caller + local.offset, scratch.result);
      }
      calling.advance(cells, caller);
    }
    if (base === this.asked) this.asked = ENDED;
    scratch.result = undefined;
    stack.pop(cells, proc.width);
  }
}
