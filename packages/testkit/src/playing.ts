import {
  CHANCE,
  type Choice,
  copyInto,
  OVER,
  type Rules,
  type Seat,
  type StateBase,
  TOGETHER,
  whoName,
} from '@carillon/flow';
import { at } from '@carillon/kit';
import { copyOf } from './copy.ts';
import { ASKS, eachRule, type Naming } from './naming.ts';
import { askedOf, choosers, isLone, listed, positionOf, seatOf } from './position.ts';
import { noteChoice, noteStep } from './reached.ts';
import { demand, demandSame, throughText } from './same.ts';

/** The choices that a scenario test leaves to the driver. */
export interface PlayingOptions<Entry = unknown> {
  /** Takes lone answers, as a table does. */
  readonly takeLone?: true;
  /** Also passes windows with nothing to play. */
  readonly passIdleWindows?: true;
  /** Asks before a turn ends, as a table does for players who want that. */
  readonly asksLast?: true;
  /** Called with each rule that a step names. */
  readonly naming?: Naming;
  /** Checks each log entry; throws if one is wrong. */
  readonly checkEntry?: (entry: Entry) => void;
}

/**
 * A game as a test plays it, in the players' words. Each choice is made twice, with a save and load in between, so
 * every scenario test also checks undo and saving; invariants are checked on the way.
 */
export class Playing<G extends StateBase, View, Entry> {
  /** All log entries since the test began. */
  readonly log: Entry[] = [];
  private readonly g: G;

  constructor(
    private readonly rules: Rules<G, View, Entry>,
    state: G,
    private readonly options: PlayingOptions<Entry>,
  ) {
    this.g = copyOf(rules, state);
    rules.check(this.g);
    this.drive();
  }

  /** The state, for inspection. */
  get state(): G {
    return this.g;
  }

  /** The running procedures and their steps: `march.battle > battle.cards > window.offer`. */
  get breadcrumb(): string {
    return this.rules.flow.breadcrumb(this.g);
  }

  /** The choices of `seat`, or of the seat to choose. */
  choices(seat?: string): readonly string[] {
    return askedOf(this.rules, this.g, this.seat(seat)).texts;
  }

  /** `seat` is asked, not chance or another seat. */
  expects(seat: string): this {
    const number = this.named(seat);
    const { flow } = this.rules;
    demand(flow.mayChoose(this.g, number), () => `${seat} is not to choose: ${this.standing()}`);
    const answered = flow.who(this.g) === TOGETHER && flow.hasAnswered(this.g, number);
    demand(!answered, () => `${seat} has answered already: ${this.standing()}`);
    return this;
  }

  /** All of `texts` may be chosen, by `seat` or by the seat to choose. */
  offers(texts: readonly string[], seat?: string): this {
    const listed = this.choices(seat);
    const missing = texts.filter((text) => !listed.includes(text));
    demand(missing.length === 0, () => `not offered: ${missing.join(', ')}; ${this.standing()}`);
    return this;
  }

  /** Exactly `texts` may be chosen, in any order. */
  offersOnly(texts: readonly string[], seat?: string): this {
    const more = this.choices(seat).filter((text) => !texts.includes(text));
    demand(more.length === 0, () => `offered, too: ${more.join(', ')}`);
    return this.offers(texts, seat);
  }

  /** None of `texts` may be chosen. */
  offersNot(texts: readonly string[], seat?: string): this {
    const listed = this.choices(seat);
    const offered = texts.filter((text) => listed.includes(text));
    demand(offered.length === 0, () => `offered all the same: ${offered.join(', ')}`);
    return this;
  }

  /** Makes choices of `seat`, one after another. */
  choose(seat: string, ...texts: readonly string[]): this {
    for (const text of texts) this.expectsAmong(seat).make(this.named(seat), text);
    return this;
  }

  /** The next rolls and draws, as texts: `roll 4 6`. Fails if nothing, or something else, is rolled or drawn. */
  chance(...texts: readonly string[]): this {
    for (const text of texts) {
      demand(this.rules.flow.who(this.g) === CHANCE, () => `"${text}" was to come, but ${this.standing()}`);
      this.make(CHANCE, text);
    }
    return this;
  }

  /** Now `seat` (or `chance`) must choose at `step`, written as `procedure.step`. */
  nowChooses(seat: string, step: string): this {
    this.expects(seat);
    const { procedure, step: last } = this.rules.flow.question(this.g);
    demand(`${procedure}.${last}` === step, () => `${seat} is to choose at ${procedure}.${last}, not at ${step}`);
    return this;
  }

  /** Now the game is over; `winner` is a seat's name, or `undefined` for a draw. */
  isOver(winner: string | undefined, rule?: string): this {
    const result = this.rules.result(this.g);
    demand(result !== undefined, () => `the game is not over: ${this.standing()}`);
    const name = result.winner === undefined ? undefined : whoName(this.rules.seats, result.winner);
    demand(name === winner, () => `${name ?? 'nobody'} has won, not ${winner ?? 'nobody'}`);
    demand(rule === undefined || rule === result.rule, () => `won by rule ${result.rule}, not ${rule}`);
    return this;
  }

  // ---- inside

  /** As `expects`, but a seat asked together with others may change its answer. */
  private expectsAmong(seat: string): this {
    return this.rules.flow.who(this.g) === TOGETHER && this.rules.flow.mayChoose(this.g, this.named(seat))
      ? this
      : this.expects(seat);
  }

  private named(name: string): Seat {
    const seat = seatOf(this.rules, name);
    demand(seat === CHANCE || this.rules.seats[seat] === name, () => `there is no seat ${name}`);
    return seat;
  }

  private seat(name: string | undefined): Seat {
    if (name !== undefined) return this.expects(name).named(name);
    const seats = choosers(this.rules, this.g);
    demand(seats.length === 1, () => `whose choices? ${this.standing()}`);
    return at(seats, 0);
  }

  /** The seat to choose and its question, for messages. */
  private standing(): string {
    if (this.rules.flow.who(this.g) === OVER) return 'the game is over';
    const seats = choosers(this.rules, this.g);
    const lists = seats.map((seat) => {
      const { texts } = askedOf(this.rules, this.g, seat);
      return `${whoName(this.rules.seats, seat)} is to choose: ${listed(texts)}`;
    });
    return `at ${this.breadcrumb} ${lists.join('; ')}`;
  }

  private make(seat: Seat, text: string): void {
    const { flow } = this.rules;
    const choice = flow.parse(this.g, text);
    const listed = askedOf(this.rules, this.g, seat).codes;
    demand(choice !== undefined && listed.includes(choice), () => `"${text}" cannot be chosen; ${this.standing()}`);
    this.take(seat, choice);
    this.drive();
  }

  private take(seat: Seat, choice: Choice): void {
    const { flow } = this.rules;
    const again = copyOf(this.rules, this.g);
    const { title } = this.rules;
    const { procedure, step, rule } = flow.question(this.g);
    const { naming, checkEntry } = this.options;
    let now = `${procedure}.${step}`;
    noteStep(title, procedure, step);
    noteChoice(title, flow.text(this.g, choice));
    naming?.(now, ASKS, rule);
    flow.onStep = (running, next) => {
      noteStep(title, running, next);
      now = `${running}.${next}`;
    };
    try {
      flow.take(this.g, seat, choice, (entry) => {
        this.log.push(entry);
        checkEntry?.(entry);
        if (naming !== undefined) eachRule(entry, (what, named) => naming(now, what, named));
      });
    } finally {
      flow.onStep = undefined;
    }
    flow.take(again, seat, choice);
    demandSame(this.rules, this.g, again, 'taken back and chosen again, the choice leads elsewhere');
    const loaded = this.rules.fromJson(throughText(this.rules.toJson(this.g)));
    demandSame(this.rules, this.g, loaded, 'saved and loaded, the state differs');
    copyInto(this.g, loaded);
    this.rules.check(this.g);
  }

  /** Takes the lone answers that the test leaves to the driver. */
  private drive(): void {
    const { takeLone, passIdleWindows, asksLast } = this.options;
    while (takeLone === true && this.rules.flow.who(this.g) !== OVER) {
      const position = positionOf(this.rules, this.g);
      if (!isLone(position, passIdleWindows === true, asksLast === true)) return;
      this.take(position.who, at(at(position.asked, 0).codes, 0));
    }
  }
}

/** Begins a scenario test on a copy of `state`. */
export function playing<G extends StateBase, View, Entry>(
  rules: Rules<G, View, Entry>,
  state: G,
  options: PlayingOptions<Entry> = {},
): Playing<G, View, Entry> {
  return new Playing(rules, state, options);
}
