import { at, type Json } from '@carillon/kit';
import { argumentIn, notAllowed } from './arguments.ts';
import { Choices, type Wanted } from './choice.ts';
import type { Clause } from './clauses.ts';
import { Explaining } from './explain.ts';
import type { Flow } from './flow.ts';
import { BadValue, namesOf } from './kinds.ts';
import { CHANCE, OVER, type Seat, TOGETHER } from './procedure.ts';
import { type Taking, taking } from './queries.ts';
import type { StateBase } from './shape.ts';

// Why something cannot be chosen, as a player asks: about a verb, about something on the table, or about both. The
// reasons come from the rules' own lists: see `clauses.ts`.

/** Something on the table, by its name: a space, a piece or a card. */
interface Target {
  readonly kind: TargetKind;
  readonly id: string;
}
const TARGET_KINDS = ['space', 'piece', 'card'] as const;
type TargetKind = (typeof TARGET_KINDS)[number];

/** A clause that prevents a choice, with the parameters of its sentence. */
export interface Reason {
  readonly clause: string;
  /** The number of its rule. */
  readonly rule: string;
  /** The verb of the choice. */
  readonly verb: string;
  readonly params: { readonly [name: string]: string | number };
  /** For a verb without a target: it says only that nothing is there to use the verb on. */
  readonly vague?: true;
}

/** A question that was skipped: its position, and the verbs that a player may miss. */
export interface Skipped<G extends StateBase> {
  readonly at: G;
  readonly verbs: readonly string[];
}

/** The parts that a title adds to its reasons. */
export interface WhyRules<G extends StateBase, Entry> {
  readonly flow: Flow<G, Entry>;
  /** The position as a seat sees it: only that is asked. */
  seen(g: G, seat: Seat): G;
  /**
   * The position as a seat sees it at a question that was skipped because it had no real choice, and the verbs missed
   * there. They are explained together with those of the question asked instead. `undefined` if no question was skipped.
   */
  leftOut?(g: G, seat: Seat): Skipped<G> | undefined;
  /** The things that a question can be about: every space and box, every piece, every card. */
  readonly targets: Readonly<Record<TargetKind, Named>>;
  /** The kinds of arguments that can name a target. */
  readonly kinds: Readonly<Record<TargetKind, readonly string[]>>;
  /**
   * The clause by which the lists offer one of several identical pieces, and which pieces, by their numbers, a player
   * need not distinguish.
   */
  readonly once: { readonly clause: Clause; readonly alike: (g: G, piece: number, other: number) => boolean };
  /** It is not this side's turn. */
  readonly turn: Clause;
  /** Clauses that exclude nearly everything: if another verb has a more specific reason, that one is given. */
  readonly broad: ReadonlySet<Clause>;
  /** Clauses that say that a thing is not among those in question: they say nothing about a verb as a whole. */
  readonly vague: ReadonlySet<Clause>;
  /** Locals that sentences mention, from the innermost procedure that has them: where it happens, who leads. */
  readonly named: readonly string[];
  /** Further parameters of sentences about a target, such as its distance. */
  further?(g: G, target: Target): Reason['params'];
}

/** A kind of thing that a question can name: the kind's name and the names of its things. */
interface Named {
  readonly name: string;
  readonly names: readonly string[];
}

/** The data read from a running procedure. */
interface RunningFrame {
  readonly locals: { readonly [name: string]: Json };
}

/** The clauses that prevent a verb, and the number of them that would have to be lifted. */
interface Found {
  readonly wanted: Wanted;
  readonly clauses: readonly Clause[];
  readonly needed: number;
}
const NOTHING: Found = { wanted: { verb: '' }, clauses: [], needed: 0 };

const offered = new Choices();

class WhyNot<G extends StateBase, Entry> {
  /** The kinds of arguments that name a target: questions name no others. */
  private readonly named: readonly string[];

  constructor(private readonly rules: WhyRules<G, Entry>) {
    this.named = Object.values(rules.kinds).flat();
  }

  /**
   * Why `seat` cannot choose something, the most specific reason first; `undefined` if it can. Empty if the question is
   * not about such a thing, or if no side is asked. If an identical piece is offered in its place, that is the reason.
   * Throws a `BadValue` if there is no such verb now.
   */
  explain(g: G, seat: Seat, verb: string | undefined, target: Target | undefined): readonly Reason[] | undefined {
    const { flow, turn } = this.rules;
    const seen = this.rules.seen(g, seat);
    const params = this.paramsOf(seen, seat, target);
    if (isNobodyAsked(flow.who(seen))) return [];
    if (!flow.mayChoose(seen, seat)) return [reasonFor(turn, verb ?? '', params)];
    const best = this.closest(seen, new Explaining(flow, seen, seat, this.named), this.wantedBy(seen, verb, target));
    if (best !== undefined) return best.clauses.map((clause) => reasonFor(clause, best.wanted.verb, params));
    return target?.kind === 'piece' ? this.standIn(seen, seat, verb, target, params) : undefined;
  }

  /** The reason that an identical piece is offered in the place of this one; `undefined` if this one is offered. */
  private standIn(
    g: G,
    seat: Seat,
    verb: string | undefined,
    target: Target,
    params: Reason['params'],
  ): readonly Reason[] | undefined {
    const { flow, targets, once } = this.rules;
    const { names } = targets.piece;
    flow.list(g, seat, offered);
    const codes = offered.toArray();
    const isOffered = (wanted: Wanted): boolean => codes.some(flow.wanted(g, wanted));
    if (this.wantedBy(g, verb, target).some(isOffered)) return undefined;
    const number = names.indexOf(target.id);
    for (const [other, id] of names.entries()) {
      if (other === number || !once.alike(g, number, other)) continue;
      const wanted = this.wantedBy(g, verb, { ...target, id }).find(isOffered);
      if (wanted === undefined) continue;
      return [{ ...reasonFor(once.clause, wanted.verb, { ...params, like: id }), rule: flow.question(g).rule }];
    }
    return undefined;
  }

  /** Each verb that `seat` cannot choose now, at a target if given, with its most specific reason. */
  barred(g: G, seat: Seat, target: Target | undefined): readonly Reason[] {
    const { flow } = this.rules;
    const seen = this.rules.seen(g, seat);
    if (isNobodyAsked(flow.who(seen)) || !flow.mayChoose(seen, seat)) return [];
    const asked = flow.verbs(seen).map(({ name }) => name);
    const own = this.barredOf(seen, seat, asked, target);
    const before = target === undefined ? this.rules.leftOut?.(g, seat) : undefined;
    if (before === undefined) return own;
    const others = before.verbs.filter((name) => !asked.includes(name));
    return [...own, ...this.barredOf(before.at, seat, others, target)];
  }

  /** The verbs that cannot be chosen, of some verbs of a position's question. */
  private barredOf(seen: G, seat: Seat, verbs: readonly string[], target: Target | undefined): readonly Reason[] {
    const { flow, vague } = this.rules;
    const params = this.paramsOf(seen, seat, target);
    const explaining = new Explaining(flow, seen, seat, this.named);
    return verbs.flatMap((name) => {
      const clauses = this.closest(seen, explaining, this.wantedBy(seen, name, target))?.clauses ?? [];
      const clause = (target === undefined ? clauses.find((each) => !vague.has(each)) : undefined) ?? clauses[0];
      if (clause === undefined) return [];
      const reason = reasonFor(clause, name, params);
      return [target === undefined && vague.has(clause) ? { ...reason, vague: true as const } : reason];
    });
  }

  /**
   * Which of several choices has the most specific reason; `undefined` if one is available, without clauses if none
   * explains it.
   */
  private closest(g: G, explaining: Explaining<G, Entry>, choices: readonly Wanted[]): Found | undefined {
    const found: Found[] = [];
    for (const wanted of choices) {
      const clauses = explaining.reasons(wanted);
      if (clauses?.length === 0) return undefined;
      if (clauses === undefined) continue;
      const needed = explaining.allows(wanted, [at(clauses, 0)]) ? 1 : clauses.length;
      found.push({ wanted, clauses, needed });
    }
    // A right at any time exists beside every question: it is the reason only if there is no other.
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

  /** The parameters of a reason's sentence. */
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
    return { ...params, ...(target && { ...this.rules.further?.(g, target), [target.kind]: target.id }) };
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
 * Two questions about a position. `why`: `{ side, verb?, space? | piece? | card? }`, why a side cannot choose something
 * now: a verb, a target, or a verb at a target. The answer is the clauses that prevent it, the most specific first;
 * `null` if it is available, and an empty list if the question is not about it. For a piece in whose place an identical
 * one is offered, the reason names that one as `like`, with the question's rule. `barred`: `{ side, space? | piece? |
 * card? }`, each verb that a side cannot choose now, at a target or at all, with its most specific reason.
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
