import { type Choice, Choices, type Wanted } from './choice.ts';
import { type Clause, type Lifted, lifting, reasons, type Session, sessionOf } from './clauses.ts';
import type { Machine } from './machine.ts';
import type { Seat } from './procedure.ts';
import type { StateBase } from './shape.ts';

const choices = new Choices();

/** A list made with some clauses lifted. */
interface Made {
  readonly lifted: readonly Clause[];
  readonly list: Int32Array;
  readonly unmet: readonly Clause[];
}

/**
 * Why `seat`, whose turn it is to answer, cannot choose something at this position, for any number of choices. Each
 * list is made once. The position must not change meanwhile.
 */
export class Explaining<G extends StateBase, Entry> {
  private readonly known: Made[] = [];
  private readonly session: Session;

  /** `named`: the kinds of arguments that wanted choices may name; any, if left out. */
  constructor(
    private readonly flow: Machine<G, Entry>,
    private readonly g: G,
    private readonly seat: Seat,
    named?: readonly string[],
  ) {
    this.session = sessionOf(named);
  }

  /**
   * Why the seat can make none of the wanted choices: the clauses each of which, lifted alone, would permit one, in the
   * order in which the rules meet them; if there are none, the smallest set that would do so together. Empty if a
   * choice is available; `undefined` if no clause prevents it. Throws a `BadValue` if the question has no such choices.
   */
  reasons(wanted: Wanted): readonly Clause[] | undefined {
    const isWanted = this.flow.wanted(this.g, wanted);
    return reasons((lifted) => this.listed(isWanted, lifted));
  }

  /** Whether the seat could make one of the wanted choices with these clauses lifted. */
  allows(wanted: Wanted, lifted: readonly Clause[]): boolean {
    return this.listed(this.flow.wanted(this.g, wanted), lifted).allows;
  }

  private listed(isWanted: (choice: Choice) => boolean, lifted: readonly Clause[]): Lifted {
    const { list, unmet } = this.with(lifted);
    const place = placeOf(list, isWanted);
    const way = () => this.make(lifted, () => choices.count <= place).way;
    return { allows: place >= 0, unmet, way };
  }

  /** Lifting matters only where a clause is unmet: equal sets of lifted unmet clauses give equal lists. */
  private with(lifted: readonly Clause[]): Made {
    const isSame = (made: Made): boolean =>
      made.unmet.every((each) => made.lifted.includes(each) === lifted.includes(each));
    return this.known.find(isSame) ?? this.learn(lifted);
  }

  private learn(lifted: readonly Clause[]): Made {
    const { found: unmet } = this.make(lifted);
    const made = { lifted, list: choices.packed(), unmet };
    this.known.push(made);
    return made;
  }

  private make(lifted: readonly Clause[], isOnWay?: () => boolean): ReturnType<typeof lifting> {
    return lifting(lifted, () => this.flow.list(this.g, this.seat, choices), isOnWay, this.session);
  }
}

/** The index of a choice in a list; -1 if absent. Not `findIndex`, which is slow on lists of thousands. */
function placeOf(list: Int32Array, isWanted: (choice: Choice) => boolean): number {
  for (let i = 0; i < list.length; i++) if (isWanted(list[i] ?? 0)) return i;
  return -1;
}

/** Whether `seat` could make one of the wanted choices at its question with these clauses lifted. */
export const isAllowed = <G extends StateBase, Entry>(
  flow: Machine<G, Entry>,
  g: G,
  seat: Seat,
  wanted: Wanted,
  lifted: readonly Clause[],
): boolean => new Explaining(flow, g, seat).allows(wanted, lifted);

/** Why `seat` can make none of the wanted choices at its question; see `Explaining.reasons`. */
export const explain = <G extends StateBase, Entry>(
  flow: Machine<G, Entry>,
  g: G,
  seat: Seat,
  wanted: Wanted,
): readonly Clause[] | undefined => new Explaining(flow, g, seat).reasons(wanted);
