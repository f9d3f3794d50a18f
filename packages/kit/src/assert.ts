/** Thrown when something that the code guarantees does not hold: always a defect of the program, never of its input. */
export class BrokenInvariant extends Error {
  override readonly name: string = 'BrokenInvariant';
}

/** Demands that `condition` holds. The message may be a function, so that it costs nothing while all is well. */
export function invariant(condition: boolean, message: string | (() => string)): asserts condition {
  if (!condition) throw new BrokenInvariant(typeof message === 'string' ? message : message());
}

/** Stands where no case can be left; the compiler sees to it, and at run time it throws. */
export function unreachable(value: never): never {
  throw new BrokenInvariant(`no case for ${JSON.stringify(value)}`);
}
