import { type Clause, explain as clausesOf, isAllowed, namesOf, type Seat, type Wanted } from '@carillon/flow';
import { at } from '@carillon/kit';
import { CLAUSES } from './clauses.ts';
import { side } from './ids.ts';
import type { SavedFrame } from './position.ts';
import { flow } from './procedures/contents.ts';
import type { State } from './state.ts';
import { fromView, view } from './view.ts';

// Why something may not be chosen. The reasons come from the lists of the rules themselves: see `clauses.ts`.

/** A space or box, a piece or a card, by its name. */
export interface WhyTarget {
  readonly kind: 'space' | 'piece' | 'card';
  readonly id: string;
}

/** What is asked about: a verb, a target, or a verb at a target. */
export interface WhyAbout {
  readonly verb?: string;
  readonly target?: WhyTarget;
}

/** A clause that keeps a choice out, with what its sentence may name. */
export interface Reason {
  readonly clause: string;
  /** The number of its rule. */
  readonly rule: string;
  /** The verb of the choice. */
  readonly verb: string;
  readonly params: { readonly [name: string]: string | number };
}

/** The kinds of arguments that a target may be named by. */
const KINDS: Readonly<Record<WhyTarget['kind'], readonly string[]>> = {
  space: ['space', 'place'],
  piece: ['piece'],
  card: ['card'],
};

/** Clauses that keep nearly everything out: where another verb has a closer reason, that one is given. */
const BROAD: ReadonlySet<Clause> = new Set([
  CLAUSES.adjacent,
  CLAUSES.toPort,
  CLAUSES.arrow,
  CLAUSES.enemiesThere,
  CLAUSES.ownWork,
]);

/** What a verb is kept from by, and how many of these clauses would have to be lifted. */
interface Found {
  readonly wanted: Wanted;
  readonly clauses: readonly Clause[];
  readonly needed: number;
}

/**
 * Why `seat` may not choose something, the specific reason first; `undefined` where it may. Empty where the question is not about
 * such a thing, and where no side is asked. Judged by what the seat sees, and nothing else. Throws a `BadValue` where there is no such verb now.
 */
export function explain(g: State, seat: Seat, { verb, target }: WhyAbout): readonly Reason[] | undefined {
  const seen = fromView(view(g, seat));
  const params = { ...contextOf(seen), ...(target && { [target.kind]: target.id }) };
  if (flow.who(seen) < 0) return [];
  if (!flow.mayChoose(seen, seat)) return [reasonFor(CLAUSES.turn, verb ?? '', params)];
  const found: Found[] = [];
  for (const wanted of wantedBy(seen, verb, target)) {
    const clauses = clausesOf(flow, seen, seat, wanted);
    if (clauses?.length === 0) return undefined;
    if (clauses !== undefined) found.push({ wanted, clauses, needed: neededOf(seen, seat, wanted, clauses) });
  }
  const [best] = found.toSorted((a, b) => a.needed - b.needed || breadth(a) - breadth(b));
  return best?.clauses.map((clause) => reasonFor(clause, best.wanted.verb, params)) ?? [];
}

/** The choices that a question is about: one for each argument that can name the target. */
function wantedBy(g: State, verb: string | undefined, target: WhyTarget | undefined): readonly Wanted[] {
  if (target === undefined) return verb === undefined ? [] : [{ verb }];
  const verbs = flow.verbs(g).filter(({ name }) => verb === undefined || name === verb);
  return verbs.flatMap(({ name, kinds }) =>
    kinds.flatMap((kind, i) => {
      const names = KINDS[target.kind].includes(kind.name) && namesOf(kind).includes(target.id);
      return names ? [{ verb: name, words: [...Array<undefined>(i).fill(undefined), target.id] }] : [];
    }),
  );
}

const neededOf = (g: State, seat: Seat, wanted: Wanted, clauses: readonly Clause[]): number =>
  isAllowed(flow, g, seat, wanted, [at(clauses, 0)]) ? 1 : clauses.length;

const breadth = ({ clauses }: Found): number => (BROAD.has(at(clauses, 0)) ? 1 : 0);

const reasonFor = ({ name, rule }: Clause, verb: string, params: Reason['params']): Reason => ({
  clause: name,
  rule,
  verb,
  params,
});

/** Locals that sentences name, of the innermost procedure that has them: where it happens, who leads, the value of the card. */
const NAMED = ['at', 'from', 'commander', 'now', 'value'] as const;

function contextOf(g: State): { readonly [name: string]: string | number } {
  const frames = (flow.stackToJson(g) as unknown as readonly SavedFrame[]).toReversed();
  const params: { [name: string]: string | number } = {};
  for (const name of NAMED) {
    const value = frames.map(({ locals }) => locals[name]).find((each) => each !== undefined && each !== null);
    if (typeof value === 'string' || typeof value === 'number') params[name] = value;
  }
  const asked = flow.who(g);
  if (asked >= 0) params.side = side.nameOf(at(side.all, asked));
  return params;
}
