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
  /** Of a verb without a target: it says only that nothing is there for which the verb is meant. */
  readonly vague?: true;
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
  CLAUSES.fromPort,
  CLAUSES.frenchPorts,
  CLAUSES.landFromPort,
  CLAUSES.britishLand,
  CLAUSES.notMoved,
  CLAUSES.loneAuxiliary,
  CLAUSES.enemiesThere,
  CLAUSES.ownWork,
]);

/** Clauses that say of a thing that it is not one of those asked about: of a verb as a whole they say nothing. */
const VAGUE: ReadonlySet<Clause> = new Set([
  CLAUSES.adjacent,
  CLAUSES.toPort,
  CLAUSES.arrow,
  CLAUSES.enemiesThere,
  CLAUSES.own,
  CLAUSES.onMap,
  CLAUSES.leads,
  CLAUSES.aLeader,
  CLAUSES.aUnit,
  CLAUSES.elsewhere,
  CLAUSES.activated,
  CLAUSES.inForce,
  CLAUSES.withCommander,
  CLAUSES.inHand,
  CLAUSES.avoidsHere,
  CLAUSES.interceptsNear,
  CLAUSES.goesNow,
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
  const params = paramsOf(seen, target);
  if (flow.who(seen) < 0) return [];
  if (!flow.mayChoose(seen, seat)) return [reasonFor(CLAUSES.turn, verb ?? '', params)];
  const best = closest(seen, seat, wantedBy(seen, verb, target));
  return best === undefined ? undefined : best.clauses.map((clause) => reasonFor(clause, best.wanted.verb, params));
}

/**
 * Each verb that `seat` may not choose now, at a target where one is given, with its specific reason; nothing where it is not for the
 * seat to choose. Judged by what the seat sees.
 */
export function barred(g: State, seat: Seat, target?: WhyTarget): readonly Reason[] {
  const seen = fromView(view(g, seat));
  if (flow.who(seen) < 0 || !flow.mayChoose(seen, seat)) return [];
  const params = paramsOf(seen, target);
  return flow.verbs(seen).flatMap(({ name }) => {
    const clauses = closest(seen, seat, wantedBy(seen, name, target))?.clauses ?? [];
    const clause = (target === undefined ? clauses.find((each) => !VAGUE.has(each)) : undefined) ?? clauses[0];
    if (clause === undefined) return [];
    const reason = reasonFor(clause, name, params);
    return [target === undefined && VAGUE.has(clause) ? { ...reason, vague: true } : reason];
  });
}

const NOTHING: Found = { wanted: { verb: '' }, clauses: [], needed: 0 };

/** Which of several choices is kept out by the closest reason; `undefined` where one of them may be made. Without clauses where none explains it. */
function closest(g: State, seat: Seat, choices: readonly Wanted[]): Found | undefined {
  const found: Found[] = [];
  for (const wanted of choices) {
    const clauses = clausesOf(flow, g, seat, wanted);
    if (clauses?.length === 0) return undefined;
    if (clauses !== undefined) found.push({ wanted, clauses, needed: neededOf(g, seat, wanted, clauses) });
  }
  return found.toSorted((a, b) => a.needed - b.needed || breadth(a) - breadth(b))[0] ?? NOTHING;
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

/** What the sentence of a reason may name. */
function paramsOf(g: State, target: WhyTarget | undefined): Reason['params'] {
  const frames = (flow.stackToJson(g) as unknown as readonly SavedFrame[]).toReversed();
  const params: { [name: string]: string | number } = {};
  for (const name of NAMED) {
    const value = frames.map(({ locals }) => locals[name]).find((each) => each !== undefined && each !== null);
    if (typeof value === 'string' || typeof value === 'number') params[name] = value;
  }
  const asked = flow.who(g);
  if (asked >= 0) params.side = side.nameOf(at(side.all, asked));
  return { ...params, ...(target && { [target.kind]: target.id }) };
}
