import { BrokenInvariant } from '@carillon/kit';

// How a title declares impossible positions.
//
// It declares each fault once, with a stable code and the rule that forbids it, and throws it from `Rules.check` with a
// message and the places in the text where it belongs:
//
//   const impossible = faults({ 'siege-at-two-levels': '8.22', … });
//   throw impossible('siege-at-two-levels', `the siege of ${name} is at level 1 and at level 2`, inLine('space',
//   name));
//
// Invariants of running procedures are declared in the same way, and so is which step runs which procedure:
//
//   flow.frames.calls('4.0', { 'march.interception': ['interception into intercepted'], … });
//   flow.frames.holds(March, (g, f, here) => { if (…) throw impossible('march-elsewhere', '…', here); });
//   export function check(g) { …; flow.frames.check(g); }
//
// The walk and the scenario tests run `check` at every decision, so no possible position is refused. The reader of
// positions runs it on every text, and turns a fault into a `NotationError` with code, line, message and rule
// (`notation/possible.ts`). An observer's state must pass as well: see `Rules.tellsAll`.

/**
 * A place in the text of a position: the line of a part that names something, or the first line of a part; or the line of
 * a running procedure, counted from 0 for the outermost.
 */
export type Spot = { readonly part: string; readonly name?: string } | { readonly frame: number };

/** The line of a part that contains `name`; without a name, the first line of the part. */
export const inLine = (part: string, name?: string): Spot => (name === undefined ? { part } : { part, name });

/** Thrown by a title's rules for an impossible position; during play this is a defect. */
export class Impossible extends BrokenInvariant {
  override readonly name = 'Impossible';

  constructor(
    /** Stable: distinguishes one fault from another. */
    readonly code: string,
    /** The rule that forbids it. */
    readonly rule: string,
    /** One sentence for a reader of the text. */
    readonly sentence: string,
    /** Its place in the text: the first of these that exists. */
    readonly spots: readonly Spot[],
  ) {
    super(`${sentence} [${rule}]`);
  }
}

/** Creates one of the declared faults. */
export type Faults<Code extends string> = ((code: Code, sentence: string, ...spots: readonly Spot[]) => Impossible) & {
  /** The rule for each code. */
  readonly rules: Readonly<Record<Code, string>>;
};

/** Declares the faults of a title: for each code, the rule that forbids it. */
export const faults = <const Code extends string>(rules: Readonly<Record<Code, string>>): Faults<Code> =>
  Object.assign(
    (code: Code, sentence: string, ...spots: readonly Spot[]) => new Impossible(code, rules[code], sentence, spots),
    { rules },
  );
