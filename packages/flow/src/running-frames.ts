import { at, BrokenInvariant, invariant } from '@carillon/kit';
import type { Asking } from './asking.ts';
import { cell } from './cells.ts';
import { Choices } from './choice.ts';
import { newScratch, type Scratch } from './exits.ts';
import { CALLER, type FrameAccess, PROCEDURE, STEP, type Stack } from './frames.ts';
import { type RawDeclaration, RunningProcedure } from './running-procedure.ts';

/** The procedures of one game, and the frames of a state, read by them. `base` is where a frame begins. */
export class RunningFrames {
  readonly procedures: RunningProcedure[] = [];
  /** The data that any step passes to the machine. */
  readonly scratch: Scratch = newScratch(new Choices());
  /** Steps of all procedures so far. */
  private steps = 0;
  private readonly byName = new Map<string, RunningProcedure>();

  constructor(
    readonly stack: Stack,
    readonly seats: readonly string[],
  ) {}

  declare(name: string, declaration: RawDeclaration): RunningProcedure {
    invariant(!this.byName.has(name), () => `two procedures are called ${name}`);
    const { length } = this.procedures;
    const made = new RunningProcedure(name, length, this.steps, declaration, this.seats.length, this.scratch);
    this.procedures.push(made);
    this.steps += made.steps.length;
    this.byName.set(name, made);
    return made;
  }

  /** The procedure of this name; `undefined` if there is none. */
  named(name: string): RunningProcedure | undefined {
    return this.byName.get(name);
  }

  /** Whether no procedure is running: the game is over, or has not begun. */
  isEmpty(cells: Int16Array): boolean {
    return this.stack.depth(cells) === 0;
  }

  /** The cell where the top frame begins; throws if there is none. */
  top(cells: Int16Array): number {
    if (this.isEmpty(cells)) throw new BrokenInvariant('nothing is asked: the game is over, or has not begun');
    return this.stack.top(cells);
  }

  /** The cell where the nearest frame of a procedure begins; -1 if it is not running. */
  nearest(cells: Int16Array, { index }: RunningProcedure): number {
    let base = this.stack.top(cells);
    for (let depth = this.stack.depth(cells); depth > 0; depth--) {
      if (cell(cells, base + PROCEDURE) === index) return base;
      base = cell(cells, base + CALLER);
    }
    return -1;
  }

  /** The procedure of a frame. */
  procedure(cells: Int16Array, base: number): RunningProcedure {
    // Does not use the shared `at`, because the machine runs this code all the time.
    const proc = this.procedures[cell(cells, base + PROCEDURE)];
    if (proc === undefined) throw new BrokenInvariant('no such procedure');
    return proc;
  }

  /** The frame, as its steps see it. */
  frame(cells: Int16Array, base: number): FrameAccess {
    return this.procedure(cells, base).frame(cells, base, this.scratch.say);
  }

  /** The question at which a frame stands; throws if its step acts. */
  asking(cells: Int16Array, base: number): Asking {
    return this.procedure(cells, base).asking(cell(cells, base + STEP));
  }

  /** The step of a frame, as `procedure.step`. */
  place(cells: Int16Array, base: number): string {
    const proc = this.procedure(cells, base);
    return `${proc.name}.${at(proc.steps, cell(cells, base + STEP))}`;
  }

  /** The path of the running procedures, outermost first: `year.season > season.phase > march.onward`. */
  breadcrumb(cells: Int16Array): string {
    return this.stack
      .bases(cells)
      .map((base) => this.place(cells, base))
      .join(' > ');
  }
}
