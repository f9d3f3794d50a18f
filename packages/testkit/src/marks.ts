import type { StateBase } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { demand } from './same.ts';
import type { Walkable } from './walkable.ts';

/**
 * A set that marks pieces, spaces or cards in a position until a rule takes the marks away. `P` is a position as the
 * title's rules save it: names, and the running procedures under `stack`.
 */
export interface Mark<P = Json> {
  /** The field of the state, or `procedure.local`. */
  readonly set: string;
  /** The number of the rule that ends it. */
  readonly rule: string;
  /** The moment when that rule ends it, in words. */
  readonly until: string;
  /** The steps and functions that end it. */
  readonly endedBy: string;
  /**
   * The names that are marked although the rule has ended their marks. `before` is the position one decision earlier,
   * if there is one.
   */
  outlived(now: P, before: P | undefined): readonly string[];
}

/** Throws if a mark is still there although its rule has ended it. */
export function checkMarks(marks: readonly Mark[], now: Json, before: Json | undefined): void {
  for (const { set, rule, until, outlived } of marks) {
    const names = outlived(now, before);
    demand(
      names.length === 0,
      () => `${set} still marks ${names.join(', ')}, against ${rule}: it lasts until ${until}`,
    );
  }
}

/** The last position whose marks were checked, so that the next can be compared with it. */
export class MarksWatch {
  private last: { readonly length: number; readonly position: Json } | undefined;

  constructor(
    private readonly rules: Walkable,
    private readonly marks: readonly Mark[],
  ) {}

  /** Checks the marks of a position after this many entries. */
  look(g: StateBase, length: number): void {
    if (this.marks.length === 0) return;
    const position = this.rules.toJson(g);
    const before = this.last?.length === length - 1 ? this.last.position : undefined;
    checkMarks(this.marks, position, before);
    this.last = { length, position };
  }

  /** Checks the marks of a position to which a choice would lead from the last one. */
  try(g: StateBase): void {
    if (this.marks.length > 0) checkMarks(this.marks, this.rules.toJson(g), this.last?.position);
  }
}

/** The fields of the state and the locals of procedures that hold sets of names, as `Mark.set` has them. */
export function setsOf(rules: Walkable): string[] {
  const listsIn = (fields: Json): string[] =>
    Object.entries(fields as object).flatMap(([name, value]) =>
      Array.isArray(value) && name !== 'stack' ? [name] : [],
    );
  const { flow } = rules;
  const procedures = new Set(flow.allSteps.map((step) => step.slice(0, step.indexOf('.'))));
  const locals = [...procedures].flatMap((procedure) =>
    listsIn(flow.blankFrame(procedure)?.locals ?? {}).map((local) => `${procedure}.${local}`),
  );
  return [...listsIn(rules.toJson(rules.blank())), ...locals];
}
