import { CHANCE, OVER, ownAnswer, type Seat, type StateBase } from '@carillon/flow';
import { at, type Json, type Random, seeded } from '@carillon/kit';
import { LeaningPlayer } from './leaning.ts';
import { CuriousPlayer, type Player } from './player.ts';
import { type Chooser, type Decision, positionOf } from './position.ts';
import { type Counts, count, stepOf, Tally, weighted } from './tally.ts';
import type { TitleWalks } from './title.ts';
import type { Walkable } from './walkable.ts';

/** The options of a search for silent choices. */
export interface UnsaidOptions {
  readonly games: number;
  readonly seed: number;
}

/** The results: the games and choices followed, and the silent choices. */
export interface UnsaidFound {
  readonly games: number;
  choices: number;
  /** The questions left out because only one answer was left, as far as their reasons were looked at. */
  leftOut: number;
  /**
   * How often each step and verb was silent, and each type of log entry gave a result without a cause, and each question was
   * left out without a reason.
   */
  readonly counts: Counts;
  /** An example of each: a choice with the log that followed, or the log entry. */
  readonly examples: Map<string, string>;
}

/** What a position shows besides hands: the world, and the locals of the running procedures, the outermost first. */
interface Seen {
  readonly world: string;
  readonly locals: readonly string[];
}

/** A choice that is followed until the procedure that asked for it asks the same again or is over. */
interface Episode {
  readonly seat: Seat;
  readonly what: string;
  readonly choice: string;
  readonly step: string;
  readonly before: Seen;
  readonly log: unknown[];
}

/** The fields by which a log entry gives a cause. */
const CAUSES = ['rule', 'die', 'roll', 'face', 'why'];
/** The fields by which a log entry gives a result. */
const RESULTS = ['success', 'stopped', 'killed', 'eliminated', 'met'];
const hasOneOf = (fields: readonly string[], entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && fields.some((field) => field in entry);
const givesCause = (entry: unknown): boolean => hasOneOf(CAUSES, entry);

/** The questions answered for a seat: those with one answer, whether or not it may play a card at any time. */
const ANSWERED = { passIdleWindows: false, asksLast: false };
/** Each question left out is looked at this often; then ever more rarely. */
const OFTEN = 8;

/**
 * Plays at random, and follows each choice. A choice is silent if it changes nothing but hands, although its name
 * promises something, and if the log says no more. Also hears log entries that give a result without a cause,
 * and asks for the reason where a question is left out.
 */
class Listening {
  readonly found: UnsaidFound;
  private readonly random: Random;
  private readonly players: readonly Player[];
  private readonly looked: Counts = {};
  private open: readonly Episode[] = [];

  constructor(
    private readonly title: TitleWalks,
    { games, seed }: UnsaidOptions,
  ) {
    this.found = { games, choices: 0, leftOut: 0, counts: {}, examples: new Map() };
    this.random = seeded(seed);
    const { rules, leaning } = title;
    this.players = [new CuriousPlayer(rules, new Tally()), new LeaningPlayer(rules, leaning)];
  }

  game(number: number): void {
    const { rules } = this.title;
    const { flow } = rules;
    const player = at(this.players, number % this.players.length);
    const g = rules.start(at(rules.scenarios, number % rules.scenarios.length), {});
    this.open = [];
    for (let who = flow.who(g); who !== OVER; who = flow.who(g)) {
      const position = positionOf(rules, g);
      if (who !== CHANCE) this.close(g, stepOf(position));
      const asked = at(position.asked, this.random.below(position.asked.length));
      const { codes, texts, weights, seat } = asked;
      if (seat !== CHANCE) this.askWhy(position, asked);
      const index = seat === CHANCE ? weighted(weights, this.random) : player.pick(position, asked, this.random);
      if (seat !== CHANCE) this.follow(g, seat, stepOf(position), at(texts, index), codes.length === 1);
      flow.take(g, seat, at(codes, index), (entry) => this.hear(entry));
    }
  }

  /**
   * A question with one answer left is left out: the page goes on with that answer. Then each verb that the seat misses
   * must have its reason, and where the answer gives up, one must say more than that nothing is there.
   */
  private askWhy(position: Decision, { seat, codes, texts }: Chooser): void {
    const { rules, declining, passing } = this.title;
    const { flow } = rules;
    const { g } = position;
    if (!rules.queries.includes('barred') || !isAnswered(flow, g, seat, codes)) return;
    const step = stepOf(position);
    const answer = at(texts, 0).split(' ')[0] ?? '';
    const listed = new Set(texts.map((text) => text.split(' ')[0]));
    const missed = verbsOf(flow, step).filter((verb) => !listed.has(verb));
    if (missed.length === 0 || !this.looksAt(`${step} ${missed}`)) return;
    this.found.leftOut++;
    const reasons = rules.query(g, 'barred', { side: at(rules.seats, seat) }) as unknown as readonly Barred[];
    const given = reasons.filter(({ verb }) => missed.includes(verb));
    for (const verb of missed)
      if (given.every((each) => each.verb !== verb)) this.note(`left out ${step} ${verb}`, `${answer} is left`);
    const givesUp = isAmong([...declining, ...passing], `${step} ${answer}`);
    if (givesUp && given.length > 0 && given.every(({ vague }) => vague === true))
      this.note(`left out ${step}`, `${answer} is left: ${given.map(({ verb, clause }) => `${verb} ${clause}`)}`);
  }

  /** Whether to look at a question again: the more often it was looked at, the more rarely. */
  private looksAt(question: string): boolean {
    const times = this.looked[question] ?? 0;
    if (this.random.below(1 + times) > OFTEN) return false;
    count(this.looked, question);
    return true;
  }

  /**
   * Follows a choice of a seat, unless its name says that nothing happens: then the seat has given up what it had begun.
   */
  private follow(g: StateBase, seat: Seat, step: string, choice: string, lone: boolean): void {
    const what = `${step} ${choice.split(' ')[0]}`;
    const { declining, passing } = this.title;
    if (!lone) this.found.choices++;
    if (isAmong(declining, what)) this.open = this.open.filter((each) => each.seat !== seat);
    else if (!lone && !isAmong(passing, what))
      this.open = [...this.open, { seat, what, choice, step, before: this.seen(g), log: [] }];
  }

  /** Ends the episodes whose procedure asks the same again or is over. */
  private close(g: StateBase, step: string): void {
    if (this.open.length === 0) return;
    const now = this.seen(g);
    const goesOn = (each: Episode): boolean => {
      const deeper = now.locals.length - each.before.locals.length;
      return deeper > 0 || (deeper === 0 && each.step !== step);
    };
    for (const each of this.open)
      if (!goesOn(each) && isSame(each.before, now) && each.log.every((entry) => this.isEcho(entry)))
        this.note(each.what, `${each.choice}: ${JSON.stringify(each.log)}`);
    this.open = this.open.filter(goesOn);
  }

  /** Whether a log entry says no more than the choice itself. */
  private isEcho(entry: unknown): boolean {
    return this.title.echoes.includes((entry as { readonly type: string }).type) && !givesCause(entry);
  }

  private hear(entry: unknown): void {
    for (const { log } of this.open) log.push(entry);
    if (hasOneOf(RESULTS, entry) && !givesCause(entry))
      this.note(`log ${(entry as { readonly type: string }).type}`, JSON.stringify(entry));
  }

  private note(what: string, example: string): void {
    count(this.found.counts, what);
    if (!this.found.examples.has(what)) this.found.examples.set(what, example);
  }

  private seen(g: StateBase): Seen {
    const { stack, ...rest } = this.title.rules.toJson(g) as Readonly<Record<string, Json>>;
    const { hands } = this.title;
    return {
      world: JSON.stringify(Object.entries(rest).filter(([key]) => !hands.includes(key))),
      locals: (stack as readonly Json[]).map((frame) =>
        JSON.stringify({ ...(frame as object), step: null, slot: null }),
      ),
    };
  }
}

/** A reason in the answer to the query `barred`. */
interface Barred {
  readonly verb: string;
  readonly clause: string;
  readonly vague?: boolean;
}

/** Whether a step and verb are on a list of verbs, or of steps and verbs. */
const isAmong = (all: readonly string[], what: string): boolean =>
  all.some((each) => what === each || what.endsWith(` ${each}`));

/** Whether the page answers a question for a seat. */
const isAnswered = (flow: Walkable['flow'], g: StateBase, seat: Seat, codes: readonly number[]): boolean =>
  ownAnswer(flow, g, seat, { count: codes.length, get: (index) => at(codes, index) }, ANSWERED) !== undefined;

const verbsOf = (flow: Walkable['flow'], step: string): readonly string[] =>
  flow.questionSteps.find((each) => each.step === step)?.verbs ?? [];

/** Whether nothing has changed. The procedure that asked may be over; those around it stand as they did. */
function isSame(before: Seen, now: Seen): boolean {
  const kept = Math.min(now.locals.length, before.locals.length);
  return before.world === now.world && now.locals.slice(0, kept).every((each, i) => each === before.locals[i]);
}

/** Searches random games of all scenarios for silent choices. */
export function unsaid(title: TitleWalks, options: UnsaidOptions): UnsaidFound {
  const listening = new Listening(title, options);
  for (let number = 0; number < options.games; number++) listening.game(number);
  return listening.found;
}
