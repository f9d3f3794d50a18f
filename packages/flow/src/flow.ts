import { invariant } from '@carillon/kit';
import type { Verbs } from './choice.ts';
import { CALLED } from './exits.ts';
import { NO_SLOT, Stack } from './frames.ts';
import type { LaterLocals } from './later-locals.ts';
import { Machine } from './machine.ts';
import type {
  AnyAside,
  Aside,
  Callable,
  Called,
  Declaration,
  FrameOf,
  GivenTo,
  Procedure,
  Seat,
  Sink,
} from './procedure.ts';
import { RunningFrames } from './running-frames.ts';
import type { RunningProcedure } from './running-procedure.ts';
import type { Fields, Shape, StateBase } from './shape.ts';

/** A machine with the functions for writing the rules of a game. `Rule` is the type of its rule numbers. */
export class Flow<G extends StateBase, Entry, Rule extends string = string> extends Machine<G, Entry> {
  constructor(
    shape: Pick<Shape<Fields>, 'stackAt' | 'size'>,
    { seats, later }: { readonly seats: readonly string[]; readonly later?: LaterLocals },
  ) {
    const names = new Set([...seats, 'chance']);
    invariant(names.size === seats.length + 1, 'two seats are called alike, or one like chance');
    super(seats, new RunningFrames(new Stack(shape.stackAt, shape.size), seats), later);
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
    const declared = this.running.declare(name, declaration);
    return declared as unknown as Procedure<G, Entry, Name, Locals, Own, Result, Steps, Rule>;
  }

  /** A right that a seat has at any time; steps refer to it. */
  aside<const V extends Verbs, By extends Seat = Seat>(aside: Aside<G, Entry, V, By>): AnyAside {
    return aside as unknown as AnyAside;
  }

  /** Runs another procedure, then goes on with the next step as written. */
  call<P extends Callable>(procedure: P, locals: GivenTo<P>): Called {
    const { scratch } = this.running;
    scratch.procedure = procedure as unknown as RunningProcedure;
    scratch.locals = locals as Record<string, unknown>;
    scratch.slot = NO_SLOT;
    scratch.exit = CALLED;
    return CALLED as Called;
  }

  /**
   * The frame of the nearest running `procedure`, or `undefined`. For steps and cards that act on an enclosing
   * procedure.
   */
  within<P extends Callable>(g: G, procedure: P): FrameOf<P> | undefined {
    const { cells } = g;
    const base = this.running.nearest(cells, procedure as unknown as RunningProcedure);
    return base < 0 ? undefined : (this.running.frame(cells, base) as FrameOf<P>);
  }

  /** The frame of the nearest running `procedure`; throws if there is none. */
  enclosing<P extends Callable>(g: G, procedure: P): FrameOf<P> {
    const frame = this.within(g, procedure);
    invariant(frame !== undefined, () => `no ${procedure.name} is running`);
    return frame;
  }

  /** Begins a game: runs `procedure` on a state with an empty stack, up to the first question. */
  start<P extends Callable>(g: G, procedure: P, locals: GivenTo<P>, say?: Sink<Entry>): void {
    for (const each of this.running.procedures) each.mustBeDefined();
    invariant(this.running.isEmpty(g.cells), 'the game has begun already');
    this.begin(g, () => this.call(procedure, locals), say);
  }
}
