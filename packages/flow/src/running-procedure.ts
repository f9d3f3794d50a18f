import { BrokenInvariant, invariant, type Json } from '@carillon/kit';
import { type Asking, makeAsking, type RawAsk } from './asking.ts';
import { cell } from './cells.ts';
import type { Choice } from './choice.ts';
import { CALLED, ENDED, type Scratch } from './exits.ts';
import { type FrameAccess, frameAccess, HEADER, NO_SLOT, PROCEDURE, SLOT, type Spot, STEP } from './frames.ts';
import { type Kind, namesOf, type WordKind } from './kinds.ts';
import type { Question, QuestionStep, Seat, Sink } from './procedure.ts';
import { blank, type Fields, fieldsToJson, type Placed, placeFields } from './shape.ts';

// Here the types of `procedure.ts` end: inside, steps are plain functions, and the way a step leaves is a number.

type Act = (g: unknown, f: FrameAccess) => number | undefined;

/** The initial contents of a frame, as JSON. */
export interface BlankFrame {
  readonly locals: { readonly [name: string]: Json };
  /** Only if the procedure stores answers: none from any seat. */
  readonly answers?: readonly Json[];
}

/** A declaration without its types. */
export interface RawDeclaration {
  readonly locals?: Fields;
  readonly own?: Fields;
  readonly result?: Kind<unknown>;
  readonly steps: readonly string[];
  readonly together?: true;
}

// A stored answer: whether there is one, then the choice in two halves.
const ANSWER_CELLS = 3;
const ANSWERED = 1;
/** Answered, but unknown: in an observer's state. */
const HIDDEN = 2;

/** A declared procedure as the machine runs it. */
export class RunningProcedure {
  readonly steps: readonly string[];
  /** Given locals first, then the procedure's own. */
  readonly locals: readonly Placed[];
  /** The kind of its result, if it has one. */
  readonly result: Kind<unknown> | undefined;
  /** The number of cells of a frame, including header and stored answers. */
  readonly width: number;
  /** A frame with everything blank. */
  readonly template: Int16Array;
  /** The question of each step, made on first use; one for each moment at which a window opens, and for each rule. */
  readonly questions: readonly Map<string, Question>[];
  private readonly given: readonly Placed[];
  private readonly answersAt: number;
  /** The steps' `f`, pointed to a frame before each step. A step sees only one frame of a procedure: the nearest. */
  private readonly access: FrameAccess;
  private readonly spot: Spot;
  private bodies: readonly (Act | Asking)[] = [];

  constructor(
    readonly name: string,
    readonly index: number,
    /** The number of its first step among those of all procedures. */
    readonly firstStep: number,
    declaration: RawDeclaration,
    private readonly seats: number,
    private readonly scratch: Scratch,
  ) {
    const twice = Object.keys(declaration.own ?? {}).find((local) => Object.hasOwn(declaration.locals ?? {}, local));
    invariant(twice === undefined, () => `${name} declares ${twice} twice`);
    const { placed, end } = placeFields({ ...declaration.locals, ...declaration.own }, HEADER);
    this.steps = declaration.steps;
    this.questions = declaration.steps.map(() => new Map());
    this.result = declaration.result;
    this.locals = placed;
    this.given = placed.slice(0, Object.keys(declaration.locals ?? {}).length);
    this.answersAt = end;
    this.width = end + (declaration.together === true ? seats * ANSWER_CELLS : 0);
    this.template = new Int16Array(this.width);
    for (const local of placed) blank(this.template, local);
    this.template[PROCEDURE] = index;
    this.template[SLOT] = NO_SLOT;
    ({ access: this.access, spot: this.spot } = frameAccess(placed));
  }

  /** A blank frame, by name. */
  blankFrame(): BlankFrame {
    const locals = fieldsToJson(this.locals, this.template, 0);
    return this.keepsAnswers ? { locals, answers: Array(this.seats).fill(null) } : { locals };
  }

  // ---- called by a procedure's author; typed in `procedure.ts`

  define(bodies: Readonly<Record<string, Act | Asking>>): void {
    invariant(this.bodies.length === 0, () => `${this.name} is defined twice`);
    const known = new Map(Object.entries(bodies));
    invariant(known.size === this.steps.length, () => `${this.name} is not defined as declared`);
    this.bodies = this.steps.map((step) => {
      const body = known.get(step);
      invariant(body !== undefined, () => `${this.name}.${step} has no body`);
      return body;
    });
  }

  goto(step: string): number {
    const index = this.steps.indexOf(step);
    if (index < 0) throw new BrokenInvariant(`${this.name} has no step ${step}`);
    this.scratch.exit = index;
    return index;
  }

  end(result?: unknown): number {
    this.scratch.result = result;
    this.scratch.exit = ENDED;
    return ENDED;
  }

  callFor(slot: string, procedure: RunningProcedure, locals: Readonly<Record<string, unknown>>): number {
    this.scratch.procedure = procedure;
    this.scratch.locals = locals;
    this.scratch.slot = this.locals.findIndex(({ name }) => name === slot);
    this.scratch.exit = CALLED;
    return CALLED;
  }

  ask(ask: RawAsk): Asking {
    return makeAsking(ask, false, this.scratch);
  }

  askTogether(ask: RawAsk): Asking {
    invariant(this.keepsAnswers, () => `${this.name} is not declared with together`);
    return makeAsking(ask, true, this.scratch);
  }

  // ---- called by the machine

  mustBeDefined(): void {
    invariant(this.bodies.length > 0, () => `${this.name} is declared but not defined`);
  }

  /** Whether a step is the last question of a turn. */
  get closesTurns(): boolean {
    return this.bodies.some((body) => typeof body !== 'function' && body.marks.closes === true);
  }

  /** The verbs of each step; none if it acts. */
  get verbs(): readonly (readonly string[])[] {
    return this.bodies.map((body) => (typeof body === 'function' ? [] : body.codes.map(({ name }) => name)));
  }

  /** The steps that ask seats. */
  get questionSteps(): readonly QuestionStep[] {
    return this.bodies.flatMap((body, i) => {
      if (typeof body === 'function' || body.ofChance) return [];
      const names = body.codes.map(({ name }) => name);
      const { window } = body.marks;
      const moments = window ? namesOf(this.placeOf(window.moment).kind as WordKind<unknown>) : [];
      const step = `${this.name}.${this.steps[i]}`;
      return [{ step, verbs: names.slice(0, body.own), asides: names.slice(body.own), moments }];
    });
  }

  /** The question of a step; throws if it acts. */
  asking(step: number): Asking {
    const body = this.body(step);
    invariant(typeof body !== 'function', 'the machine stopped at a step that acts');
    return body;
  }

  body(step: number): Act | Asking {
    const body = this.bodies[step];
    if (body === undefined) throw new BrokenInvariant(`${this.name} has no step ${step}`);
    return body;
  }

  advance(cells: Int16Array, base: number): void {
    const next = cell(cells, base + STEP) + 1;
    invariant(next < this.steps.length, () => `${this.name} ran past its last step`);
    cells[base + STEP] = next;
  }

  give(cells: Int16Array, base: number, locals: Readonly<Record<string, unknown>>): void {
    for (const { name, kind, offset } of this.given) kind.write(cells, base + offset, locals[name]);
  }

  frame(cells: Int16Array, base: number, say: Sink<unknown> | undefined): FrameAccess {
    this.spot.bind(cells, base, say);
    return this.access;
  }

  /** Whether a seat has answered at a step that asks several. */
  hasAnswer(cells: Int16Array, base: number, seat: Seat): boolean {
    return this.keepsAnswers && cell(cells, base + this.answersAt + seat * ANSWER_CELLS) !== 0;
  }

  /** A local's value as saved: the name of an id. */
  wordOf(cells: Int16Array, base: number, local: string): string {
    const { kind, offset } = this.placeOf(local);
    return String(kind.toJson(kind.read(cells, base + offset)));
  }

  private placeOf(local: string): Placed {
    const placed = this.locals.find(({ name }) => name === local);
    invariant(placed !== undefined, () => `${this.name} has no local ${local}`);
    return placed;
  }

  /** A seat's answer at a step that asks several, or `undefined` if it has not answered or its answer is hidden. */
  answer(cells: Int16Array, base: number, seat: Seat): Choice | undefined {
    if (!this.keepsAnswers) return undefined;
    const from = base + this.answersAt + seat * ANSWER_CELLS;
    if (cell(cells, from) !== ANSWERED) return undefined;
    return (cell(cells, from + 1) & 0xffff) | ((cell(cells, from + 2) & 0xffff) << 16);
  }

  keepAnswer(cells: Int16Array, base: number, seat: Seat, choice: Choice): void {
    const from = base + this.answersAt + seat * ANSWER_CELLS;
    cells[from] = ANSWERED;
    cells[from + 1] = choice & 0xffff;
    cells[from + 2] = choice >>> 16;
  }

  /** Keeps only the fact that a seat has answered. */
  hideAnswer(cells: Int16Array, base: number, seat: Seat): void {
    this.keepAnswer(cells, base, seat, 0);
    cells[base + this.answersAt + seat * ANSWER_CELLS] = HIDDEN;
  }

  forgetAnswers(cells: Int16Array, base: number): void {
    cells.fill(0, base + this.answersAt, base + this.width);
  }

  /** Whether frames of this procedure store answers. */
  get keepsAnswers(): boolean {
    return this.width > this.answersAt;
  }
}
