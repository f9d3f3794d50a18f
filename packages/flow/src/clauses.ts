/**
 * Why something may not be chosen. A *clause* is a condition of legality with the number of its rule. What decides legality
 * says `met(CLAUSE, condition)`: true where the condition holds, and where the clause is *lifted*. While a game is played
 * nothing ever is. To find out why a choice is missing, the list is made again with clauses lifted that were found unmet,
 * until the choice is on it: so reasons come from the very conditions of the rules, and there is no second copy of them.
 */
export interface Clause {
  readonly name: string;
  /** The number of its rule. */
  readonly rule: string;
  /** A habit of the lists, such as offering alike pieces once, and no rule: it is never a reason. */
  readonly formal: boolean;
}

/** A clause as it is looked for: what is lifted is not unmet. */
class Condition implements Clause {
  lifted = false;
  noted = false;

  constructor(
    readonly name: string,
    readonly rule: string,
    readonly formal: boolean,
  ) {}
}

/** Clauses by name. */
export type ClausesOf<Name extends string> = { readonly [N in Name]: Clause };

/** What the rule of a clause is given as when it is a habit of the lists. */
export const FORMAL = 'formal';

/** The table of a title's clauses: each name with the number of its rule, or `FORMAL`. */
export function clauses<const Name extends string>(rules: { readonly [N in Name]: string }): ClausesOf<Name> {
  // A copy of the table, so that it keeps its shape: an object that grows key by key is slow to read.
  const made: Record<string, Clause | string> = { ...rules };
  for (const [name, rule] of Object.entries<string>(rules)) made[name] = new Condition(name, rule, rule === FORMAL);
  return made as ClausesOf<Name>;
}

/** Clauses found unmet since the list was begun; `undefined` while a game is played. */
let notes: Condition[] | undefined;
/** How often something has passed because a clause is lifted. */
let waivers = 0;

/** Whether a condition of legality holds, or its clause is lifted. Costs one comparison where it holds. */
export const met = (clause: Clause, condition: boolean): boolean => condition || unmet(clause);

/**
 * For conditions that do not hold: whether the clause is lifted. Where a list names only what its clause allows, it goes on,
 * while the clause is lifted, with all that the clause keeps out: `if (unmet(ADJACENT)) for (const to of others) …`.
 */
export const unmet = (clause: Clause): boolean => notes !== undefined && isLifted(clause as Condition, notes);

function isLifted(clause: Condition, into: Condition[]): boolean {
  if (clause.formal) return true;
  if (!clause.noted) {
    clause.noted = true;
    into.push(clause);
  }
  if (clause.lifted) waivers++;
  return clause.lifted;
}

/** Whether it is being asked why not: the time for a list to go on to what it never names in play. */
export const explaining = (): boolean => notes !== undefined;

/** How often something has passed so far because a clause is lifted; see `passes`. */
export const waived = (): number => waivers;

/**
 * For what a list goes on to while it is asked why not, once all conditions known to keep it out have been looked at: whether one
 * of them was lifted `since`; where none of them keeps it out, the clause `otherwise` does.
 */
export const passes = (since: number, otherwise: Clause): boolean => waivers > since || unmet(otherwise);

/** From here on everything is judged as in play, whatever is lifted: for a question inside a question, such as a way out. */
export function inPlay(): Clause[] | undefined {
  const before = notes;
  notes = undefined;
  return before;
}

/** Ends what `inPlay` began. */
export function askAgain(before: Clause[] | undefined): void {
  notes = before as Condition[] | undefined;
}

/** Makes a list with some clauses lifted; hands back those found unmet, lifted ones too, in the order in which they were met. */
export function lifting(lifted: readonly Clause[], list: () => void): readonly Clause[] {
  const found: Condition[] = [];
  const before = notes;
  notes = found;
  for (const each of lifted as readonly Condition[]) each.lifted = true;
  try {
    list();
  } finally {
    notes = before;
    for (const each of lifted as readonly Condition[]) each.lifted = false;
    for (const each of found) each.noted = false;
  }
  return found;
}

/** A list made with some clauses lifted. */
export interface Lifted {
  /** Whether what is asked about is on it. */
  readonly allows: boolean;
  readonly unmet: readonly Clause[];
}

/**
 * Why something is not on a list: the clauses any of which, lifted alone, brings it there, in the order of the rules; where
 * none does, the fewest that do so together. Empty where it is on the list; `undefined` where no clause keeps it away.
 */
export function reasons(listed: (lifted: readonly Clause[]) => Lifted): readonly Clause[] | undefined {
  const plain = listed([]);
  if (plain.allows) return [];
  const alone = plain.unmet.filter((each) => listed([each]).allows);
  if (alone.length > 0) return alone;
  const together = enough(listed, plain.unmet);
  return together && fewest(listed, together);
}

/** Lifts all that is unmet, and what is unmet then, until the thing is on the list. */
function enough(listed: (lifted: readonly Clause[]) => Lifted, first: readonly Clause[]): Clause[] | undefined {
  const lifted = [...first];
  for (;;) {
    const { allows, unmet: found } = listed(lifted);
    if (allows) return lifted;
    const more = found.filter((each) => !lifted.includes(each));
    if (more.length === 0) return undefined;
    lifted.push(...more);
  }
}

/** Leaves out what need not be lifted, the last first: where there are several ways, the one of the earliest clauses stays. */
function fewest(listed: (lifted: readonly Clause[]) => Lifted, lifted: readonly Clause[]): readonly Clause[] {
  return lifted.reduceRight<readonly Clause[]>((kept, each) => {
    const without = kept.filter((other) => other !== each);
    return listed(without).allows ? without : kept;
  }, lifted);
}
