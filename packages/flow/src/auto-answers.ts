import { type Choice, Choices } from './choice.ts';
import { ownAnswer } from './driver.ts';
import type { Seat } from './procedure.ts';
import type { Rules } from './rules.ts';
import type { StateBase } from './shape.ts';
import { passesBy, type StandingAnswer, StandingAnswers } from './standing.ts';

/** The options for automatic answers at a table. */
export interface AutoOptions {
  /**
   * Whether a window with nothing to play is passed for the seat. On one screen it is asked, so that silence reveals
   * nothing.
   */
  readonly passIdleWindows: boolean;
  /**
   * Windows that a seat passes automatically stay open until `pass`, so that their driver can wait as long as a
   * thinking player would.
   */
  readonly holdsPasses?: boolean;
  /** The seats that initially want to be asked before their turn ends; see `askLast`. */
  readonly asksLast?: readonly Seat[];
}

/** The answers that a table gives for seats without asking them: lone answers, idle windows, standing answers. */
export class AutoAnswers<G extends StateBase, View, LogEntry> {
  private readonly standing = new StandingAnswers();
  /** The seats that want to be asked before their turn ends. */
  private readonly askedLast: Set<Seat>;

  constructor(
    private readonly rules: Rules<G, View, LogEntry>,
    private readonly options: AutoOptions,
    private readonly state: G,
  ) {
    this.askedLast = new Set(options.asksLast);
  }

  /** Sets the windows that `seat` passes automatically until the period ends. */
  stand(seat: Seat, passes: readonly StandingAnswer[]): void {
    this.standing.set(seat, this.rules.period(this.state), passes);
  }

  /** The standing answers of `seat` that are in force. */
  standingOf(seat: Seat): readonly StandingAnswer[] {
    return this.standing.of(seat, this.rules.period(this.state));
  }

  askLast(seat: Seat, wanted: boolean): void {
    if (wanted) this.askedLast.add(seat);
    else this.askedLast.delete(seat);
  }

  asksLast(seat: Seat): boolean {
    return this.askedLast.has(seat);
  }

  /** The automatic answer for the seat that is to choose, from its list; `undefined` if it must be asked. */
  answer(seat: Seat, listed: Choices): Choice | undefined {
    const { passIdleWindows } = this.options;
    const driving = { passIdleWindows, asksLast: this.asksLast(seat) };
    return ownAnswer(this.rules.flow, this.state, seat, listed, driving) ?? this.standingPass(seat, listed);
  }

  /** Whether a window stays open even if it could be passed; see `AutoOptions.holdsPasses`. */
  get isHeld(): boolean {
    return this.options.holdsPasses === true && this.rules.flow.question(this.state).window !== undefined;
  }

  /** The pass of the window that is held open, if one is. */
  get heldPass(): Choice | undefined {
    const who = this.rules.flow.who(this.state);
    if (who < 0 || !this.isHeld) return undefined;
    const listed = new Choices();
    this.rules.flow.list(this.state, who, listed);
    return this.answer(who, listed);
  }

  /**
   * The choice that passes this window for a seat by its standing answers, or `undefined` if the seat must be asked.
   */
  private standingPass(seat: Seat, listed: Choices): Choice | undefined {
    const { flow } = this.rules;
    const { window } = flow.question(this.state);
    if (window === undefined) return undefined;
    const pass = flow.parse(this.state, window.pass);
    const playable = listed.toArray().filter((choice) => choice !== pass);
    const cards = playable.map((choice) => flow.partsOf(this.state, choice).words[0]);
    return passesBy(this.standingOf(seat), window.moment, cards) ? pass : undefined;
  }
}
