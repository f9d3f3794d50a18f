import { at } from '@carillon/kit';

/**
 * Why something cannot be chosen. A *clause* is a condition of legality with its rule number. Wherever the rules decide
 * legality they call `met(CLAUSE, condition)`: true if the condition holds, or if the clause is *lifted*. During play
 * none ever is. To find out why a choice is missing, the list is made again while lifting unmet clauses, until the
 * choice appears. So reasons come from the very conditions of the rules, and there is no second copy of them.
 */
export interface Clause {
  readonly name: string;
  /** The number of its rule. */
  readonly rule: string;
  /** A convention of the lists, such as offering identical pieces once, and not a rule: no list applies it to explain. */
  readonly formal: boolean;
}

/** A clause as searched for: a lifted one does not count as unmet. */
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

/** Given instead of a rule number if the clause is a convention of the lists. */
export const FORMAL = 'formal';

/** The table of a title's clauses: each name with its rule number, or `FORMAL`. */
export function clauses<const Name extends string>(rules: { readonly [N in Name]: string }): ClausesOf<Name> {
  // A copy of the table keeps its shape: an object that grows key by key is slow to read.
  const made: Record<string, Clause | string> = { ...rules };
  for (const [name, rule] of Object.entries<string>(rules)) made[name] = new Condition(name, rule, rule === FORMAL);
  return made as ClausesOf<Name>;
}

/** The records kept while a list is made to find out why not. */
interface Notes {
  /** Unmet clauses, each once, in the order first met. */
  readonly found: Condition[];
  /** Every unmet clause met on the way, with repetitions. */
  readonly met: Condition[];
  /** Whether the list is still on the way to the wanted choice. */
  readonly isOnWay: (() => boolean) | undefined;
  readonly session: Session;
}

/** The data shared by the lists of one explanation, all made at one position. */
export interface Session {
  /** Results under keys of the rules; see `recalled`. */
  readonly memory: Map<string, unknown>;
  /** The kinds of arguments that its questions may name; `undefined` if any. See `namesOne`. */
  readonly named: ReadonlySet<string> | undefined;
}

export const sessionOf = (named?: readonly string[]): Session => ({
  memory: new Map(),
  named: named && new Set(named),
});

/** The record; `undefined` during play. */
let notes: Notes | undefined;
/** The number of times that a condition has passed because a clause is lifted. */
let waivers = 0;

/** Whether a condition of legality holds, or its clause is lifted. Costs one comparison if it holds. */
export const met = (clause: Clause, condition: boolean): boolean => condition || unmet(clause);

/**
 * For conditions that do not hold: whether the clause is lifted. A list that names only things its clause allows
 * includes the rest while the clause is lifted: `if (unmet(ADJACENT)) for (const to of others) …`.
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

/** Whether an explanation is in progress: then a list includes choices that it never names in play. */
export const explaining = (): boolean => notes !== undefined;

/**
 * A result that depends only on its key and the position, not on lifted clauses. An explanation makes many lists at one
 * position, so it computes the result once; play computes it each time.
 */
export function recalled<T>(key: string, make: () => T): T {
  const memory = notes?.session.memory;
  if (memory === undefined) return make();
  if (!memory.has(key)) memory.set(key, make());
  return memory.get(key) as T;
}

/**
 * Whether an explanation may ask about one argument of a kind in particular. If not, a list that names everything need
 * include only one of several whose choices are the same otherwise.
 */
export const namesOne = (kind: { readonly name: string }): boolean =>
  notes?.session.named === undefined || notes.session.named.has(kind.name);

/** The number of times so far that a condition has passed because a clause is lifted; see `passes`. */
export const waived = (): number => waivers;

/**
 * For choices that a list includes only during an explanation, after checking all known conditions against them:
 * whether one of these was lifted `since`; if none applies, the clause `otherwise` does.
 */
export const passes = (since: number, otherwise: Clause): boolean => waivers > since || unmet(otherwise);

declare const paused: unique symbol;
/** The result of `inPlay`, for `askAgain`. */
export type Paused = { readonly [paused]: true } | undefined;

/**
 * Until `askAgain`, every condition is judged as in play, whatever is lifted: for a question inside a question, such as
 * whether there is a way out.
 */
export function inPlay(): Paused {
  const before = notes;
  notes = undefined;
  return before as Paused;
}

/** Resumes the explanation that `inPlay` paused. */
export function askAgain(before: Paused): void {
  notes = before as Notes | undefined;
}

/** The unmet clauses of a list. */
interface Unmet {
  /** Unmet clauses, including lifted ones, in the order first met. */
  readonly found: readonly Clause[];
  /** The clauses met on the way, each at its last occurrence: clauses of earlier places in the list come first. */
  readonly way: readonly Clause[];
}

/**
 * Makes a list with some clauses lifted, and returns the unmet clauses; `isOnWay`, if given, says whether the list is
 * still on the way to the wanted choice. Lists made at one position may share a session.
 */
export function lifting(
  lifted: readonly Clause[],
  list: () => void,
  isOnWay?: () => boolean,
  session: Session = sessionOf(),
): Unmet {
  const made: Notes = { found: [], met: [], isOnWay, session };
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
  /** Whether the wanted choice is on it. */
  readonly allows: boolean;
  readonly unmet: readonly Clause[];
  /** The clauses met on the way to it, in the order of the rules; only if it is on the list. */
  way(): readonly Clause[];
}
type Listed = (lifted: readonly Clause[]) => Lifted;

/**
 * Why something is not on a list: the clauses each of which, lifted alone, makes it appear, in the order of the rules;
 * if there are none, the smallest set that does so together. Empty if it is on the list; `undefined` if no clause keeps
 * it away.
 */
export function reasons(listed: Listed): readonly Clause[] | undefined {
  const plain = listed([]);
  if (plain.allows) return [];
  const alone = eachAlone(listed, plain.unmet);
  if (alone.length > 0) return inOrder(alone, listed);
  const together = enough(listed, plain.unmet);
  if (together === undefined) return undefined;
  return inOrder(fewest(listed, together), listed);
}

/**
 * The clauses each of which makes it appear if lifted alone. Lifting more never removes a choice: if lifting all of some
 * is not enough, none of them is.
 */
function eachAlone(listed: Listed, some: readonly Clause[]): readonly Clause[] {
  if (some.length === 0 || !listed(some).allows) return [];
  if (some.length === 1) return some;
  const half = some.length >> 1;
  return [...eachAlone(listed, some.slice(0, half)), ...eachAlone(listed, some.slice(half))];
}

/** Clauses in the order of the way; those not met on it keep their order, at its end. */
function inOrder(clauses: readonly Clause[], listed: Listed): readonly Clause[] {
  if (clauses.length === 1) return clauses;
  const way = listed(clauses).way();
  return [...way.filter((each) => clauses.includes(each)), ...clauses.filter((each) => !way.includes(each))];
}

/** Lifts all unmet clauses, then those unmet after that, until the choice appears. */
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
 * Drops clauses that need not be lifted, the last first: of several solutions, the one with the earliest clauses
 * remains. Lifting more never removes a choice, so only sufficient clauses among `some` can be needed.
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
 * A small sufficient set of clauses. Clauses are tried in the order in which the list meets them, because lifting one
 * may change the rest of the list. The last clause needed is the end of the shortest sufficient prefix; the search then
 * repeats before it.
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
