import { lineOf, type Outcome, type Rules, type Seat, type StateBase, type Table } from '@carillon/flow';
import { ok, type Refused, refused } from '@carillon/kit';
import { type Level, levelOf, Plan, play, type StandingBySeat } from '@carillon/seat';
import type { NewGame, Reply } from '../../shared/messages.ts';
import { type TitleEngine, tableOf } from '../engine.ts';
import { askedSeat, momentOn } from '../question.ts';

type Submitted = Outcome | Refused<'broken'>;

/** The table of a game on one screen. If the rules throw, it restores the previous state and reports the failure. */
export class LocalTable<G extends StateBase, View, LogEntry> {
  constructor(
    readonly engine: TitleEngine<G, View, LogEntry>,
    readonly game: NewGame,
    private table: Table<G, View, LogEntry>,
  ) {}

  /** The kernel's table; after a failure a new one. */
  get now(): Table<G, View, LogEntry> {
    return this.table;
  }

  /** Replaces the table with another one of the same game. */
  put(table: Table<G, View, LogEntry>): void {
    this.table = table;
  }

  get rules(): Rules<G, View, LogEntry> {
    return this.engine.rules;
  }

  seatOf(name: string): Seat {
    return this.rules.seats.indexOf(name);
  }

  /**
   * The seat that the computer plays now; it changes when players exchange sides. -1 if there is no computer player.
   */
  get computer(): Seat {
    const { computer } = this.game;
    return computer === undefined ? -1 : (this.rules.seating(this.table.state)[this.seatOf(computer.seat)] ?? -1);
  }

  /** The seat of the only player at this screen; -1 if both are played here. */
  get human(): Seat {
    const { computer } = this;
    return computer < 0 ? -1 : this.rules.seats.findIndex((_, seat) => seat !== computer);
  }

  /** The seat that is asked. */
  get asked(): Seat {
    return askedSeat(this.rules, this.table.state, this.human < 0 ? undefined : this.human);
  }

  /** Makes the choices of a plan until something intervenes; returns the rest. */
  takeAll(seat: string, choices: readonly string[], seen: number): Reply<readonly string[]> {
    const plan = new Plan(seat, choices);
    const refusal = play(plan, (choice) =>
      this.submit(this.seatOf(seat), choice, plan.made === 0 ? seen : this.table.journal.length),
    );
    return refusal ?? ok(plan.left);
  }

  /** Passes a seat's open window. */
  decline(seat: Seat, seen: number): Submitted {
    return this.submit(seat, this.rules.flow.question(this.table.state).window?.pass ?? '', seen);
  }

  /** The level of the question that the choice with this number answered. */
  levelBefore(number: number): Level {
    return levelOf(this.rules, this.table.stateAt(lineOf(this.table.journal).indexOf(number)));
  }

  /** The moment of the window that is open for a seat. */
  momentFor(seat: Seat): string | undefined {
    const moment = this.asked === seat ? momentOn(this.rules, this.table.state, seat) : null;
    return moment ?? undefined;
  }

  /** The standing answers of all seats that have some. */
  standing(): StandingBySeat {
    const bySeat = this.rules.seats.map((name, seat) => [name, this.table.standingOf(seat)] as const);
    return Object.fromEntries(bySeat.filter(([, passes]) => passes.length > 0));
  }

  standAgain(standing: StandingBySeat): void {
    for (const [name, passes] of Object.entries(standing)) this.table.stand(this.seatOf(name), passes);
  }

  /** The seats that want to be asked before their turn ends. */
  askedLast(): readonly string[] {
    return this.rules.seats.filter((_, seat) => this.table.asksLast(seat));
  }

  private submit(seat: Seat, text: string, seen: number): Submitted {
    const before = this.table.journal.length;
    try {
      return this.table.submit(seat, text, seen);
    } catch (error) {
      console.error(error);
      const standing = this.standing();
      const asksLast = this.askedLast();
      this.table = tableOf(this.engine, this.game, this.table.journal.slice(0, before), { asksLast });
      this.standAgain(standing);
      return refused('broken');
    }
  }
}
