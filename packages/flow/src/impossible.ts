import { BrokenInvariant } from '@carillon/kit';

// How a title states in which positions no game can stand.
//
// It declares each fault once, by a stable code and the number of the rule that forbids it, and throws it from
// `Rules.check` with a sentence and the places of the text that it belongs to:
//
//   const impossible = faults({ 'siege-at-two-levels': '8.22', … });
//   throw impossible('siege-at-two-levels', `the siege of ${name} is at level 1 and at level 2`, inLine('space', name));
//
// What must hold of a running procedure is stated beside the others, and so is which step runs which procedure:
//
//   flow.frames.calls('4.0', { 'march.interception': ['interception into intercepted'], … });
//   flow.frames.holds(March, (g, f, here) => { if (…) throw impossible('march-elsewhere', '…', here); });
//   export function check(g) { …; flow.frames.check(g); }
//
// There is one set of them. The walk and the scenario tests run `check` at every decision, so that nothing that can be is
// refused; the reader of positions runs it on every text, and turns a fault into a `NotationError` with code, line,
// sentence and rule (`notation/possible.ts`). A state that an observer sees must pass as well: see `Rules.tellsAll`.

/**
 * A place in the text of a position: the line of a part that names something, or the first line of a part; or the line of
 * a running procedure, counted from 0 for the outermost.
 */
export type Spot = { readonly part: string; readonly name?: string } | { readonly frame: number };

/** The line of a part in which `name` stands; without it the first line of the part. */
export const inLine = (part: string, name?: string): Spot => (name === undefined ? { part } : { part, name });

/** Thrown for a position in which no game can stand: by the rules of the title, so that in play it is a defect. */
export class Impossible extends BrokenInvariant {
  override readonly name = 'Impossible';

  constructor(
    /** Stable: tells one fault from another. */
    readonly code: string,
    /** The rule that forbids it. */
    readonly rule: string,
    /** One sentence for a reader of the text. */
    readonly sentence: string,
    /** Where it belongs in the text: the first of these that is there. */
    readonly spots: readonly Spot[],
  ) {
    super(`${sentence} [${rule}]`);
  }
}

/** Makes a fault of those declared. */
export type Faults<Code extends string> = ((code: Code, sentence: string, ...spots: readonly Spot[]) => Impossible) & {
  /** The rule of each code. */
  readonly rules: Readonly<Record<Code, string>>;
};

/** Declares the faults of a title: for each code the rule that forbids it. */
export const faults = <const Code extends string>(rules: Readonly<Record<Code, string>>): Faults<Code> =>
  Object.assign(
    (code: Code, sentence: string, ...spots: readonly Spot[]) => new Impossible(code, rules[code], sentence, spots),
    { rules },
  );
