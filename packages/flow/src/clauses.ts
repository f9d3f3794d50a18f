import { at } from '@carillon/kit';

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

/** What is noted while a list is made to find out why not. */
interface Notes {
  /** Clauses found unmet, each once, in the order in which they were met first. */
  readonly found: Condition[];
  /** Every time that a clause was found unmet on the way. */
  readonly met: Condition[];
  /** Whether the list is still on the way to what is looked for. */
  readonly isOnWay: (() => boolean) | undefined;
}

/** What is noted; `undefined` while a game is played. */
let notes: Notes | undefined;
/** How often something has passed because a clause is lifted. */
let waivers = 0;

/** Whether a condition of legality holds, or its clause is lifted. Costs one comparison where it holds. */
export const met = (clause: Clause, condition: boolean): boolean => condition || unmet(clause);

/**
 * For conditions that do not hold: whether the clause is lifted. Where a list names only what its clause allows, it goes on,
 * while the clause is lifted, with all that the clause keeps out: `if (unmet(ADJACENT)) for (const to of others) …`.
 */
export const unmet = (clause: Clause): boolean => notes !== undefined && isLifted(clause as Condition, notes);

function isLifted(clause: Condition, into: Notes): boolean {
  if (clause.formal) return true;
  if (!clause.noted) into.found.push(clause);
  clause.noted = true;
  if (into.isOnWay?.()) into.met.push(clause);
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

declare const paused: unique symbol;
/** What `inPlay` hands back, for `askAgain`. */
export type Paused = { readonly [paused]: true } | undefined;

/** From here on everything is judged as in play, whatever is lifted: for a question inside a question, such as a way out. */
export function inPlay(): Paused {
  const before = notes;
  notes = undefined;
  return before as Paused;
}

/** Ends what `inPlay` began. */
export function askAgain(before: Paused): void {
  notes = before as Notes | undefined;
}

/** What was unmet while a list was made. */
interface Unmet {
  /** Clauses found unmet, lifted ones too, in the order in which they were met first. */
  readonly found: readonly Clause[];
  /** Those met on the way, each where it was met last there: what belongs to earlier places of the list comes first. */
  readonly way: readonly Clause[];
}

/** Makes a list with some clauses lifted, and tells which are unmet; `isOnWay` says how far the way goes, if it is asked for. */
export function lifting(lifted: readonly Clause[], list: () => void, isOnWay?: () => boolean): Unmet {
  const made: Notes = { found: [], met: [], isOnWay };
  const { found, met } = made;
  const before = notes;
  notes = made;
  for (const each of lifted as readonly Condition[]) each.lifted = true;
  try {
    list();
  } finally {
    notes = before;
    for (const each of lifted as readonly Condition[]) each.lifted = false;
    for (const each of found) each.noted = false;
  }
  return { found, way: [...new Set(met.toReversed())].toReversed() };
}

/** A list made with some clauses lifted. */
export interface Lifted {
  /** Whether what is asked about is on it. */
  readonly allows: boolean;
  readonly unmet: readonly Clause[];
  /** The clauses met on the way to it, in the order of the rules; only where it is on the list. */
  way(): readonly Clause[];
}
type Listed = (lifted: readonly Clause[]) => Lifted;

/**
 * Why something is not on a list: the clauses any of which, lifted alone, brings it there, in the order of the rules; where
 * none does, the fewest that do so together. Empty where it is on the list; `undefined` where no clause keeps it away.
 */
export function reasons(listed: Listed): readonly Clause[] | undefined {
  const plain = listed([]);
  if (plain.allows) return [];
  const alone = plain.unmet.filter((each) => listed([each]).allows);
  if (alone.length > 0) return inOrder(alone, listed);
  const together = enough(listed, plain.unmet);
  if (together === undefined) return undefined;
  return inOrder(fewest(listed, together), listed);
}

/** Clauses in the order of the way; those that it does not come to stay where they are, at its end. */
function inOrder(clauses: readonly Clause[], listed: Listed): readonly Clause[] {
  if (clauses.length === 1) return clauses;
  const way = listed(clauses).way();
  return [...way.filter((each) => clauses.includes(each)), ...clauses.filter((each) => !way.includes(each))];
}

/** Lifts all that is unmet, and what is unmet then, until the thing is on the list. */
function enough(listed: Listed, first: readonly Clause[]): readonly Clause[] | undefined {
  let lifted = first;
  for (;;) {
    const { allows, unmet: found } = listed(lifted);
    if (allows) return lifted;
    const more = found.filter((each) => !lifted.includes(each));
    if (more.length === 0) return undefined;
    lifted = [...lifted, ...more];
  }
}

/**
 * Leaves out what need not be lifted, the last first: where there are several ways, the one of the earliest clauses stays. As
 * lifting more keeps nothing out, only what is among `some` that will do can be needed.
 */
function fewest(listed: Listed, lifted: readonly Clause[]): readonly Clause[] {
  let some = someOf(listed, lifted);
  return lifted.reduceRight<readonly Clause[]>((kept, each) => {
    const without = kept.filter((other) => other !== each);
    if (!some.includes(each)) return without;
    if (!listed(without).allows) return kept;
    some = without;
    return without;
  }, lifted);
}

/**
 * Some few clauses that will do. They are looked for in the order in which the list comes to them, as what follows then makes
 * it no longer: the last that is needed is the last of the shortest beginning that will do, and so is the one before it.
 */
function someOf(listed: Listed, lifted: readonly Clause[]): readonly Clause[] {
  let before = listed(lifted).unmet.filter((each) => lifted.includes(each));
  let some: readonly Clause[] = [];
  while (!listed(some).allows) {
    let [short, enough] = [0, before.length];
    while (enough - short > 1) {
      const half = (short + enough) >> 1;
      if (listed([...before.slice(0, half), ...some]).allows) enough = half;
      else short = half;
    }
    some = [at(before, short), ...some];
    before = before.slice(0, short);
  }
  return some;
}
