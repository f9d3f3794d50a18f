import { type Choice, Choices, type Wanted } from './choice.ts';
import { type Clause, type Lifted, lifting, reasons } from './clauses.ts';
import type { Machine } from './flow.ts';
import type { Seat } from './procedure.ts';
import type { StateBase } from './shape.ts';

const choices = new Choices();

/** A list as it is made with some clauses lifted. */
interface Made {
  readonly lifted: readonly Clause[];
  readonly list: Int32Array;
  readonly unmet: readonly Clause[];
}

/**
 * Why `seat`, who is asked, may not choose something at this position, for any number of choices. Each list is made once,
 * whatever is asked of it. The position must stay as it is meanwhile.
 */
export class Explaining<G extends StateBase, Entry> {
  private readonly known: Made[] = [];

  constructor(
    private readonly flow: Machine<G, Entry>,
    private readonly g: G,
    private readonly seat: Seat,
  ) {}

  /**
   * Why the seat can make none of the choices wanted: the clauses any of which, lifted alone, would let it, in the order in
   * which the rules come to them; where none would, the fewest that do so together. Empty where it can; `undefined` where no
   * clause stands in the way. Throws a `BadValue` where the question knows no such choices.
   */
  reasons(wanted: Wanted): readonly Clause[] | undefined {
    const isWanted = this.flow.wanted(this.g, wanted);
    return reasons((lifted) => this.listed(isWanted, lifted));
  }

  /** Whether the seat could make one of the choices wanted if these clauses were lifted. */
  allows(wanted: Wanted, lifted: readonly Clause[]): boolean {
    return this.listed(this.flow.wanted(this.g, wanted), lifted).allows;
  }

  private listed(isWanted: (choice: Choice) => boolean, lifted: readonly Clause[]): Lifted {
    const { list, unmet } = this.with(lifted);
    const place = placeOf(list, isWanted);
    const way = () => this.make(lifted, () => choices.count <= place).way;
    return { allows: place >= 0, unmet, way };
  }

  /** What is lifted makes a difference where it is found unmet: the list is the same where the same of that is lifted. */
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
    return lifting(lifted, () => this.flow.list(this.g, this.seat, choices), isOnWay);
  }
}

/** The first place of a choice in a list; -1 where it is not there. Not `findIndex`, which is slow on lists of thousands. */
function placeOf(list: Int32Array, isWanted: (choice: Choice) => boolean): number {
  for (let i = 0; i < list.length; i++) if (isWanted(list[i] ?? 0)) return i;
  return -1;
}

/** Whether `seat`, who is asked, could make one of the choices wanted if these clauses were lifted. */
export const isAllowed = <G extends StateBase, Entry>(
  flow: Machine<G, Entry>,
  g: G,
  seat: Seat,
  wanted: Wanted,
  lifted: readonly Clause[],
): boolean => new Explaining(flow, g, seat).allows(wanted, lifted);

/** Why `seat`, who is asked, can make none of the choices wanted; see `Explaining.reasons`. */
export const explain = <G extends StateBase, Entry>(
  flow: Machine<G, Entry>,
  g: G,
  seat: Seat,
  wanted: Wanted,
): readonly Clause[] | undefined => new Explaining(flow, g, seat).reasons(wanted);
