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
  /** Every time that a clause was found unmet, and how long the list was then. */
  readonly met: { readonly clause: Condition; readonly length: number }[];
  /** How long the list is. */
  readonly length: () => number;
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
  into.met.push({ clause, length: into.length() });
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
export interface Unmet {
  /** Clauses found unmet, lifted ones too, in the order in which they were met first. */
  readonly found: readonly Clause[];
  /** Those met on the way to what is at this place of the list, in the order of that way. */
  wayTo(place: number): readonly Clause[];
}

/** Makes a list with some clauses lifted, and tells which are unmet; `length` says how long the list is so far. */
export function lifting(lifted: readonly Clause[], list: () => void, length: () => number = () => 0): Unmet {
  const made: Notes = { found: [], met: [], length };
  const { found } = made;
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
  return { found, wayTo: (place) => wayTo(made, place) };
}

/** What was met before a place of the list, each where it was met last: what belongs to places before it comes first. */
function wayTo({ met }: Notes, place: number): readonly Clause[] {
  const before = met.filter(({ length }) => length <= place).map(({ clause }) => clause);
  return [...new Set(before.toReversed())].toReversed();
}

/** A list made with some clauses lifted. */
export interface Lifted {
  /** Whether what is asked about is on it. */
  readonly allows: boolean;
  readonly unmet: readonly Clause[];
  /** The clauses met on the way to it, in the order of the rules. */
  readonly way: readonly Clause[];
}

/**
 * Why something is not on a list: the clauses any of which, lifted alone, brings it there, in the order of the rules; where
 * none does, the fewest that do so together. Empty where it is on the list; `undefined` where no clause keeps it away.
 */
export function reasons(listed: (lifted: readonly Clause[]) => Lifted): readonly Clause[] | undefined {
  const plain = listed([]);
  if (plain.allows) return [];
  const alone = plain.unmet.filter((each) => listed([each]).allows);
  if (alone.length > 0) return inOrder(alone, listed(alone));
  const together = enough(listed, plain.unmet);
  if (together === undefined) return undefined;
  const found = fewest(listed, together);
  return inOrder(found, listed(found));
}

/** Clauses in the order of the way; those that it does not come to stay where they are, at its end. */
function inOrder(clauses: readonly Clause[], { way }: Lifted): readonly Clause[] {
  return [...way.filter((each) => clauses.includes(each)), ...clauses.filter((each) => !way.includes(each))];
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
