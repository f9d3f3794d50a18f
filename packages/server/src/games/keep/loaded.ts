import { diceFrom } from '@carillon/dice';
import type { Entry, Seat, StateBase, Table, TableOptions } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import type { Pace } from '@carillon/protocol';
import type { KeptGame } from '../../store/games.ts';
import type { Game, Proposal, Standing } from '../../store/records.ts';
import type { TitleModule } from '../../titles/module.ts';
import type { ClockState } from '../clock/pace.ts';
import { placeOf } from '../players.ts';
import { diceKeyOf } from './dice.ts';

export type AnyTable = Table<StateBase, Json, unknown>;

/** A game kept in memory: its stored state, and the table on which it is played. */
export class Loaded {
  game: Game;
  seats: KeptGame['seats'];
  proposals: readonly Proposal[];
  readonly table: AnyTable;
  private asked: readonly number[] = [];
  private inWindow = false;

  constructor(
    kept: KeptGame,
    readonly module: TitleModule,
    journal: readonly Entry[],
  ) {
    this.game = kept.game;
    this.seats = kept.seats;
    this.proposals = kept.proposals;
    const wanting = kept.standing.filter(({ asksLast }) => asksLast);
    const asksLast = wanting.map(({ seat }) => module.rules.seats.indexOf(seat));
    this.table = module.kernel.Table.resume(module.rules, { ...optionsOf(kept), asksLast }, journal);
    this.stand(kept.standing);
    this.look();
  }

  /** Brings it up to date with the store, including entries added elsewhere. Throws if they do not fit. */
  follow(kept: KeptGame, entries: readonly Entry[]): void {
    this.game = kept.game;
    this.seats = kept.seats;
    this.proposals = kept.proposals;
    this.table.follow(entries);
    this.stand(kept.standing);
    this.look();
  }

  /** Whether its first question has been asked. */
  get isBegun(): boolean {
    return this.game.awaitedBy.length > 0;
  }

  get pace(): Pace {
    return this.game.pace;
  }

  /** The clocks at the last change. */
  get clock(): ClockState {
    const { pace, asked, inWindow, game } = this;
    const left = this.seats.map(({ clockLeft }) => clockLeft);
    return {
      pace,
      left,
      running: game.status === 'running' ? asked : [],
      since: game.since ?? game.updated,
      window: inWindow,
    };
  }

  /** Works out who is asked, and how, after each stored change. */
  look(): void {
    this.asked = this.askedPlaces();
    this.inWindow = this.isWindow();
  }

  /** The places asked now, on the table as it stands. */
  askedPlaces(): number[] {
    const seats = this.askedSeats();
    return this.seating.flatMap((seat, place) => (seats.includes(seat) ? [place] : []));
  }

  /** The seats asked; if several at once, those that have not answered. */
  askedSeats(): Seat[] {
    const { rules, kernel } = this.module;
    const { who, state } = this.table;
    if (who === kernel.OVER) return [];
    if (who !== kernel.TOGETHER) return [who];
    const all = rules.seats.map((_, seat) => seat);
    return all.filter((seat) => rules.flow.mayChoose(state, seat) && !rules.flow.hasAnswered(state, seat));
  }

  isWindow(): boolean {
    const { rules, kernel } = this.module;
    const { who, state } = this.table;
    return who !== kernel.OVER && rules.flow.question(state).window !== undefined;
  }

  /** For each place, the seat its player has now. */
  get seating(): readonly Seat[] {
    return this.module.rules.seating(this.table.state);
  }

  /** The seat that an account plays now; `undefined` if none. In a solo game the host plays all. */
  seatOf(account: string | undefined): Seat | undefined {
    const place = placeOf(this.seats, account);
    return place === undefined ? undefined : this.seating[place];
  }

  /** The account that plays a seat now. */
  accountOf(seat: Seat): string | undefined {
    return this.seats[this.seating.indexOf(seat)]?.account ?? undefined;
  }

  nameOf(seat: Seat): string {
    return this.module.rules.seats[seat] ?? '';
  }

  get period(): string {
    return this.module.rules.period(this.table.state);
  }

  private stand(all: readonly Standing[]): void {
    for (const { seat, period, passes, asksLast } of all) {
      const number = this.module.rules.seats.indexOf(seat);
      this.keepAskLast(number, asksLast);
      if (period === this.period) this.table.keepStanding(number, passes);
    }
  }

  /** Whether a seat has asked to confirm the end of its turn. */
  asksLast(seat: Seat): boolean {
    return this.table.asksLast?.(seat) ?? false;
  }

  /** Games begun with an earlier kernel do not have this question. */
  keepAskLast(seat: Seat, wanted: boolean): void {
    this.table.askLast?.(seat, wanted);
  }
}

/** The inputs with which the table of a game runs. */
export function optionsOf(kept: Pick<KeptGame, 'game' | 'seats'>): TableOptions {
  const { game } = kept;
  const { pace } = game;
  return {
    scenario: game.scenario,
    options: game.options,
    chance: diceFrom(diceKeyOf(kept)),
    passIdleWindows: !game.alwaysAsk,
    holdsPasses: !game.solo && (pace.kind === 'live' || (pace.kind === 'slow' && game.holds)),
  };
}
