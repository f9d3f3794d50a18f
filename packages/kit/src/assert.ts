/** Thrown when an invariant of the code is broken: always a defect of the program, never of its input. */
export class BrokenInvariant extends Error {
  override readonly name: string = 'BrokenInvariant';
}

/** Throws unless `condition` holds. The message may be a function, so it costs nothing in the normal case. */
export function invariant(condition: boolean, message: string | (() => string)): asserts condition {
  if (!condition) throw new BrokenInvariant(typeof message === 'string' ? message : message());
}

/** Marks a case that cannot occur: the compiler checks it, and at run time it throws. */
export function unreachable(value: never): never {
  throw new BrokenInvariant(`no case for ${JSON.stringify(value)}`);
}
