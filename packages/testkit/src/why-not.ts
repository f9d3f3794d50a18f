import {
  CHANCE,
  type Clause,
  explain,
  isAllowed,
  namesOf,
  OVER,
  type Seat,
  type StateBase,
  type Wanted,
} from '@carillon/flow';
import { at, type Json, type Random, seeded } from '@carillon/kit';
import { CuriousPlayer } from './player.ts';
import { type Chooser, type Decision, positionOf } from './position.ts';
import { demandSameBytes } from './same.ts';
import { type Counts, count, stepOf, Tally, weighted } from './tally.ts';
import type { Walkable } from './walkable.ts';

/** Something that a seat cannot choose: a verb, with one of its arguments if it has any. */
export interface IllegalPair {
  readonly seat: Seat;
  readonly wanted: Wanted;
}

/** The effect of lifting an explanation's first clause. */
export type Finding =
  /** It alone makes the choice legal. */
  | 'alone'
  /** It is the first of several clauses, all of which are needed. */
  | 'first'
  /** It does not help, or there is no explanation. */
  | 'none';

/** Judges the explanation of an illegal pair by lifting its clauses. */
export function judge(
  rules: Walkable,
  g: StateBase,
  { seat, wanted }: IllegalPair,
  found: readonly Clause[] | undefined,
): Finding {
  const [first, ...others] = found ?? [];
  if (found === undefined || first === undefined) return 'none';
  const allowed = (lifted: readonly Clause[]): boolean => isAllowed(rules.flow, g, seat, wanted, lifted);
  if (allowed([first])) return 'alone';
  if (!allowed(found) || allowed(others)) return 'none';
  return others.every((each) => !allowed(found.filter((other) => other !== each))) ? 'first' : 'none';
}

/** What a step's verbs could name: each verb with a named argument, by that argument, and each without one. */
function askable(
  rules: Walkable,
  g: StateBase,
): { readonly verb: string; readonly at: number; names: readonly string[] }[] {
  return rules.flow.verbs(g).flatMap(({ name, kinds }) => {
    if (kinds.length === 0) return [{ verb: name, at: 0, names: [''] }];
    return kinds
      .map((kind, i) => ({ verb: name, at: i, names: namesOf(kind) }))
      .filter(({ names }) => names.length > 0);
  });
}

/** Whether one of the wanted choices is listed in play. */
function isListed({ rules, g, asked }: Decision, seat: Seat, wanted: Wanted): boolean {
  const isWanted = rules.flow.wanted(g, wanted);
  return asked.some((each) => each.seat === seat && each.codes.some(isWanted));
}

/** The options of sampling. */
export interface WhyNotOptions {
  readonly pairs: number;
  readonly seed: number;
  /** `{}` unless given. */
  readonly options?: Json;
  /** Scenarios to play, one after another. All unless given. */
  readonly scenarios?: readonly string[];
  /** Called for choices excluded only by a convention of lists: an equivalent one is offered. */
  readonly like?: (g: StateBase, pair: IllegalPair) => void;
  /** Called for every sampled pair, with its explanation. */
  readonly look?: (g: StateBase, pair: IllegalPair, found: readonly Clause[] | undefined) => void;
}

/** The results of sampling. */
export interface WhyNot {
  pairs: number;
  /** How often each verdict occurred, by step and verb. */
  readonly findings: Record<Finding, Counts>;
  /** How often each clause was named first. */
  readonly clauses: Counts;
  /** Choices without an explanation, with an example: `march.onward move albany`. */
  readonly unexplained: string[];
}

/** Samples illegal pairs from random games, spread over steps and verbs so that rare ones occur too. */
class Sampling {
  readonly found: WhyNot = { pairs: 0, findings: { alone: {}, first: {}, none: {} }, clauses: {}, unexplained: [] };
  private readonly seen: Counts = {};
  private readonly random: Random;
  private readonly tally = new Tally();
  private readonly player: CuriousPlayer;

  constructor(
    private readonly rules: Walkable,
    private readonly options: WhyNotOptions,
  ) {
    this.random = seeded(options.seed);
    this.player = new CuriousPlayer(rules, this.tally);
  }

  run(): WhyNot {
    const scenarios = this.options.scenarios ?? this.rules.scenarios;
    for (let game = 0; !this.isDone; game++) this.game(at(scenarios, game % scenarios.length));
    return this.found;
  }

  private get isDone(): boolean {
    return this.found.pairs >= this.options.pairs;
  }

  private game(scenario: string): void {
    const { flow } = this.rules;
    const g = this.rules.start(scenario, this.options.options === undefined ? {} : this.options.options);
    while (flow.who(g) !== OVER && !this.isDone) {
      const position = positionOf(this.rules, g);
      const asked = at(position.asked, this.random.below(position.asked.length));
      if (asked.seat !== CHANCE) this.sample(position, asked);
      flow.take(g, asked.seat, at(asked.codes, this.pick(position, asked)));
    }
  }

  private pick(position: Decision, asked: Chooser): number {
    if (asked.seat === CHANCE) return weighted(asked.weights, this.random);
    const index = this.player.pick(position, asked, this.random);
    this.tally.noteChoice(String(asked.seat), stepOf(position), at(asked.texts, index), { entries: [] });
    return index;
  }

  /** One pair of the verb sampled least; frequent questions are skipped more and more. */
  private sample(position: Decision, { seat }: Chooser): void {
    const verbs = askable(this.rules, position.g);
    const timesOf = (each: { readonly verb: string; readonly at: number }): number =>
      this.seen[`${stepOf(position)} ${each.verb} ${each.at}`] ?? 0;
    const [least] = verbs.toSorted((a, b) => timesOf(a) - timesOf(b));
    if (least === undefined || this.random.below(1 + timesOf(least)) > 8) return;
    const word = at(least.names, this.random.below(least.names.length));
    const words = [...Array<undefined>(least.at).fill(undefined), word];
    const wanted = word === '' ? { verb: least.verb } : { verb: least.verb, words };
    count(this.seen, `${stepOf(position)} ${least.verb} ${least.at}`);
    if (!isAllowed(this.rules.flow, position.g, seat, wanted, [])) this.ask(position, { seat, wanted });
    else if (!isListed(position, seat, wanted)) this.options.like?.(position.g, { seat, wanted });
  }

  private ask(position: Decision, pair: IllegalPair): void {
    const { verb, words } = pair.wanted;
    const step = `${stepOf(position)} ${verb}`;
    const clauses = explain(this.rules.flow, position.g, pair.seat, pair.wanted);
    const finding = judge(this.rules, position.g, pair, clauses);
    this.found.pairs++;
    count(this.found.findings[finding], step);
    if (clauses?.[0] !== undefined) count(this.found.clauses, clauses[0].name);
    if (finding === 'none') this.found.unexplained.push([step, ...(words ?? [])].join(' '));
    this.checkHidden(position, pair, clauses);
    this.options.look?.(position.g, pair, clauses);
  }

  /** Hidden things do not affect the explanation a seat is given. */
  private checkHidden({ g }: Decision, { seat, wanted }: IllegalPair, found: readonly Clause[] | undefined): void {
    const other = this.rules.guess(this.rules.view(g, seat), (bound) => this.random.below(bound));
    const names = (clauses: readonly Clause[] | undefined) => clauses?.map(({ name }) => name) ?? null;
    const again = explain(this.rules.flow, other, seat, wanted);
    demandSameBytes(names(found), names(again), 'what is hidden from a seat shows in why it may not choose something');
  }
}

/**
 * Samples illegal choices in random games and judges their explanations. Throws a `CheckFailed` if hidden information
 * shows.
 */
export const whyNot = (rules: Walkable, options: WhyNotOptions): WhyNot => new Sampling(rules, options).run();

const total = (counts: Counts): number => Object.values(counts).reduce((sum, each) => sum + each, 0);

/** The share of pairs with a specific explanation: lifting its first clause helps, alone or as the first of several. */
export const specificShare = ({ pairs, findings }: WhyNot): number =>
  pairs === 0 ? 0 : (total(findings.alone) + total(findings.first)) / pairs;

/** The figures as text, one line per step and verb: alone, first of several, not explained. */
export function whyNotText(found: WhyNot): string {
  const { alone, first, none } = found.findings;
  const steps = [...new Set([alone, first, none].flatMap(Object.keys))].sort();
  const lines = steps.map(
    (step) => `${step}: ${alone[step] ?? 0} alone, ${first[step] ?? 0} first, ${none[step] ?? 0} not`,
  );
  const share = (100 * specificShare(found)).toFixed(1);
  return [...lines, `${found.pairs} pairs: ${total(alone)} alone, ${total(first)} first, ${share} % specific`].join(
    '\n',
  );
}
