import { at, type Json } from '@carillon/kit';
import { argumentIn, notAllowed } from './arguments.ts';
import type { Wanted } from './choice.ts';
import type { Clause } from './clauses.ts';
import { Explaining } from './explain.ts';
import type { Flow } from './flow.ts';
import { BadValue, namesOf } from './kinds.ts';
import { CHANCE, OVER, type Seat, TOGETHER } from './procedure.ts';
import { type Taking, taking } from './queries.ts';
import type { StateBase } from './shape.ts';

// Why something may not be chosen, as a player asks: of a verb, of something on the table, or of both. The reasons come from the
// lists of the rules themselves: see `clauses.ts`.

/** Something on the table, by its name: a space, a piece or a card. */
interface Target {
  readonly kind: TargetKind;
  readonly id: string;
}
const TARGET_KINDS = ['space', 'piece', 'card'] as const;
type TargetKind = (typeof TARGET_KINDS)[number];

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

/** What a title says of its reasons. */
export interface WhyRules<G extends StateBase, Entry> {
  readonly flow: Flow<G, Entry>;
  /** The position as a seat sees it: nothing else is asked. */
  seen(g: G, seat: Seat): G;
  /** What can be asked about: every space and box, every piece, every card. */
  readonly targets: Readonly<Record<TargetKind, Named>>;
  /** The kinds of arguments that can name a target. */
  readonly kinds: Readonly<Record<TargetKind, readonly string[]>>;
  /** It is for the other side to choose. */
  readonly turn: Clause;
  /** Clauses that keep nearly everything out: where another verb has a closer reason, that one is given. */
  readonly broad: ReadonlySet<Clause>;
  /** Clauses that say of a thing that it is not one of those asked about: of a verb as a whole they say nothing. */
  readonly vague: ReadonlySet<Clause>;
  /** Locals that sentences name, of the innermost procedure that has them: where it happens, who leads. */
  readonly named: readonly string[];
}

/** A kind of things, as far as a question must know it. */
interface Named {
  readonly name: string;
  readonly names: readonly string[];
}

/** What is read of a running procedure. */
interface RunningFrame {
  readonly locals: { readonly [name: string]: Json };
}

/** What a verb is kept from by, and how many of these clauses would have to be lifted. */
interface Found {
  readonly wanted: Wanted;
  readonly clauses: readonly Clause[];
  readonly needed: number;
}
const NOTHING: Found = { wanted: { verb: '' }, clauses: [], needed: 0 };

class WhyNot<G extends StateBase, Entry> {
  constructor(private readonly rules: WhyRules<G, Entry>) {}

  /**
   * Why `seat` may not choose something, the specific reason first; `undefined` where it may. Empty where the question is not
   * about such a thing, and where no side is asked. Throws a `BadValue` where there is no such verb now.
   */
  explain(g: G, seat: Seat, verb: string | undefined, target: Target | undefined): readonly Reason[] | undefined {
    const { flow, turn } = this.rules;
    const seen = this.rules.seen(g, seat);
    const params = this.paramsOf(seen, seat, target);
    if (isNobodyAsked(flow.who(seen))) return [];
    if (!flow.mayChoose(seen, seat)) return [reasonFor(turn, verb ?? '', params)];
    const best = this.closest(seen, new Explaining(flow, seen, seat), this.wantedBy(seen, verb, target));
    return best?.clauses.map((clause) => reasonFor(clause, best.wanted.verb, params));
  }

  /** Each verb that `seat` may not choose now, at a target where one is given, with its specific reason. */
  barred(g: G, seat: Seat, target: Target | undefined): readonly Reason[] {
    const { flow, vague } = this.rules;
    const seen = this.rules.seen(g, seat);
    if (isNobodyAsked(flow.who(seen)) || !flow.mayChoose(seen, seat)) return [];
    const params = this.paramsOf(seen, seat, target);
    const explaining = new Explaining(flow, seen, seat);
    return flow.verbs(seen).flatMap(({ name }) => {
      const clauses = this.closest(seen, explaining, this.wantedBy(seen, name, target))?.clauses ?? [];
      const clause = (target === undefined ? clauses.find((each) => !vague.has(each)) : undefined) ?? clauses[0];
      if (clause === undefined) return [];
      const reason = reasonFor(clause, name, params);
      return [target === undefined && vague.has(clause) ? { ...reason, vague: true as const } : reason];
    });
  }

  /** Which of several choices is kept out by the closest reason; `undefined` where one may be made, without clauses where none explains it. */
  private closest(g: G, explaining: Explaining<G, Entry>, choices: readonly Wanted[]): Found | undefined {
    const found: Found[] = [];
    for (const wanted of choices) {
      const clauses = explaining.reasons(wanted);
      if (clauses?.length === 0) return undefined;
      if (clauses === undefined) continue;
      const needed = explaining.allows(wanted, [at(clauses, 0)]) ? 1 : clauses.length;
      found.push({ wanted, clauses, needed });
    }
    // What may be done at any time is there beside every question: it explains what nothing else does.
    const { asides = [] } = this.rules.flow.question(g);
    const aside = ({ wanted }: Found): number => (asides.includes(wanted.verb) ? 1 : 0);
    const nearer = (a: Found, b: Found): number => a.needed - b.needed || this.breadth(a) - this.breadth(b);
    return found.toSorted((a, b) => aside(a) - aside(b) || nearer(a, b))[0] ?? NOTHING;
  }

  private breadth({ clauses }: Found): number {
    return this.rules.broad.has(at(clauses, 0)) ? 1 : 0;
  }

  /** The choices that a question is about: one for each argument that can name the target. */
  private wantedBy(g: G, verb: string | undefined, target: Target | undefined): readonly Wanted[] {
    if (target === undefined) return verb === undefined ? [] : [{ verb }];
    const verbs = this.rules.flow.verbs(g).filter(({ name }) => verb === undefined || name === verb);
    return verbs.flatMap(({ name, kinds }) =>
      kinds.flatMap((kind, i) => {
        const names = this.rules.kinds[target.kind].includes(kind.name) && namesOf(kind).includes(target.id);
        return names ? [{ verb: name, words: [...Array<undefined>(i).fill(undefined), target.id] }] : [];
      }),
    );
  }

  /** What the sentence of a reason may name. */
  private paramsOf(g: G, seat: Seat, target: Target | undefined): Reason['params'] {
    const { flow, named } = this.rules;
    const params: { [name: string]: string | number } = {};
    const frames = (flow.stackToJson(g) as unknown as readonly RunningFrame[]).toReversed();
    for (const name of named) {
      const value = frames.map(({ locals }) => locals[name]).find((each) => each !== undefined && each !== null);
      if (typeof value === 'string' || typeof value === 'number') params[name] = value;
    }
    const asked = flow.who(g);
    if (!isNobodyAsked(asked)) params.side = at(flow.seats, asked === TOGETHER ? seat : asked);
    return { ...params, ...(target && { [target.kind]: target.id }) };
  }
}

const isNobodyAsked = (who: Seat): boolean => who === CHANCE || who === OVER;

const reasonFor = ({ name, rule }: Clause, verb: string, params: Reason['params']): Reason => ({
  clause: name,
  rule,
  verb,
  params,
});

/**
 * Two questions about a position. `why`: `{ side, verb?, space? | piece? | card? }`, why a side may not choose something now: a
 * verb, a target, or a verb at a target. Answered by the clauses that keep it out, the specific one first; `null` where it may be
 * chosen, and an empty list where the question is not about it. `barred`: `{ side, space? | piece? | card? }`, each verb that a side
 * may not choose now, at a target or at all, with its specific reason.
 */
export function whyQueries<G extends StateBase, Entry>(
  rules: WhyRules<G, Entry>,
): { readonly why: Taking<G>; readonly barred: Taking<G> } {
  const asking = new WhyNot(rules);
  const { flow, targets } = rules;
  return {
    why: taking(
      (g, args) => {
        const [seat, verb, target] = [seatIn(flow.seats, args), verbIn(args), targetIn(targets, args)];
        if (verb === undefined && target === undefined)
          throw new BadValue('why not what? Name a verb, a space, a piece or a card');
        const reasons = asking.explain(g, seat, verb, target);
        return reasons === undefined ? null : reasons.map((reason) => ({ ...reason }));
      },
      'side',
      'verb',
      ...TARGET_KINDS,
    ),
    barred: taking(
      (g, args) => asking.barred(g, seatIn(flow.seats, args), targetIn(targets, args)).map((reason) => ({ ...reason })),
      'side',
      ...TARGET_KINDS,
    ),
  };
}

function seatIn(seats: readonly string[], args: Json): Seat {
  const side = argumentIn(args, 'side');
  const seat = seats.indexOf(String(side));
  if (seat < 0) throw notAllowed('side', side, 'side', seats);
  return seat;
}

function verbIn(args: Json): string | undefined {
  const verb = argumentIn(args, 'verb');
  if (verb !== undefined && typeof verb !== 'string') throw new BadValue(`verb: ${JSON.stringify(verb)} is no word`);
  return verb;
}

function targetIn(targets: WhyRules<never, never>['targets'], args: Json): Target | undefined {
  const kind = TARGET_KINDS.find((each) => argumentIn(args, each) !== undefined);
  if (kind === undefined) return undefined;
  const id = targets[kind].names.find((name) => name === argumentIn(args, kind));
  if (id === undefined) throw notAllowed(kind, argumentIn(args, kind), targets[kind].name, targets[kind].names);
  return { kind, id };
}
