// The running procedures' names, steps and locals, as a view gives them. A title's frames are a union distinguished by
// `procedure`, so that naming a procedure, a step or a local that does not exist fails to compile.

/** A running procedure: its name, its current step, and its locals. */
interface Running {
  readonly procedure: string;
  readonly step: string;
}

/** The frames of one procedure, or of several. */
export type FrameNamed<F extends Running, P extends F['procedure']> = Extract<F, { readonly procedure: P }>;
/** The steps of frames, as `procedure.step`. */
export type StepOf<F extends Running> = F extends Running ? `${F['procedure']}.${F['step']}` : never;
/** A table of functions by procedure: each gets a frame of its procedure. */
export type ByProcedure<F extends Running, A extends readonly unknown[], R> = {
  readonly [G in F as G['procedure']]?: (frame: G, ...rest: A) => R;
};
/** A table of functions by step: each gets a frame of its procedure. */
export type ByStep<F extends Running, A extends readonly unknown[], R> = {
  readonly [G in F as StepOf<G>]?: (frame: G, ...rest: A) => R;
};

/** The running procedures with these names, outermost first. */
export function framesOf<F extends Running, const P extends F['procedure']>(
  stack: readonly F[],
  ...procedures: readonly P[]
): readonly FrameNamed<F, P>[] {
  const isOne = (frame: F): frame is FrameNamed<F, P> => procedures.some((each) => each === frame.procedure);
  return stack.filter(isOne);
}

/** The innermost running procedure with one of these names; `undefined` if none runs. */
export const frameOf = <F extends Running, const P extends F['procedure']>(
  stack: readonly F[],
  ...procedures: readonly P[]
): FrameNamed<F, P> | undefined => framesOf(stack, ...procedures).at(-1);

/** The innermost running procedure: the one that asks. */
export const innermost = <F extends Running>(stack: readonly F[]): F | undefined => stack.at(-1);

/** The procedure and step of a frame: `march.onward`. */
export const stepOf = <F extends Running>({ procedure, step }: F): StepOf<F> => `${procedure}.${step}` as StepOf<F>;

/** A table's entry for the procedure of a frame; `undefined` if there is none. */
export const byProcedure = <F extends Running, A extends readonly unknown[], R>(
  table: ByProcedure<F, A, R>,
  frame: F,
  ...rest: A
): R | undefined => entryOf<F, A, R>(table, frame.procedure)?.(frame, ...rest);

/** A table's entry for the step of a frame; `undefined` if there is none. */
export const byStep = <F extends Running, A extends readonly unknown[], R>(
  table: ByStep<F, A, R>,
  frame: F,
  ...rest: A
): R | undefined => entryOf<F, A, R>(table, stepOf(frame))?.(frame, ...rest);

/** An entry of a table. The compiler cannot see that the function under a frame's name accepts that frame. */
const entryOf = <F extends Running, A extends readonly unknown[], R>(
  table: object,
  name: string,
): ((frame: F, ...rest: A) => R) | undefined =>
  Object.hasOwn(table, name) ? (Reflect.get(table, name) as (frame: F, ...rest: A) => R) : undefined;
