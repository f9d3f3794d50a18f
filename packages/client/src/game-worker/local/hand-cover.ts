import type { Seat, StateBase } from '@carillon/flow';
import { listOn } from '@carillon/host';
import { ObservedPosition } from '../observed.ts';
import type { LocalTable } from './local-table.ts';

/** Whose hand is uncovered on one screen, and which view the page may show. */
export class HandCover<G extends StateBase, View, LogEntry> {
  /** The seat whose hand was uncovered last. */
  private uncovered: string | null = null;

  constructor(private readonly at: LocalTable<G, View, LogEntry>) {}

  /** Uncovers the hand of a seat, or covers all. */
  uncover(seat: string | null): void {
    this.uncovered = seat;
  }

  /** Called when a seat is asked: its player may take over the screen, so another seat's uncovered hand is covered. */
  asks(seat: Seat): void {
    if (seat >= 0 && this.uncovered !== null && this.at.seatOf(this.uncovered) !== seat) this.uncovered = null;
  }

  /** The seat whose hand is uncovered; only while it is asked. */
  get looking(): string | null {
    const { human, rules } = this.at;
    if (human >= 0) return rules.seats[human] ?? null;
    const { uncovered } = this;
    return uncovered !== null && this.at.seatOf(uncovered) === this.at.asked ? uncovered : null;
  }

  get isOpen(): boolean {
    return this.looking !== null;
  }

  /** The seat whose view the page shows; `undefined` for the spectator's view. */
  get viewer(): Seat | undefined {
    const { looking } = this;
    return looking === null ? undefined : this.at.seatOf(looking);
  }

  view(): View {
    return this.at.rules.view(this.at.now.state, this.viewer);
  }

  /** The page's view, for queries. */
  observed(): ObservedPosition<G, View, LogEntry> {
    return new ObservedPosition(this.at.engine, this.view(), this.at.asked);
  }

  /**
   * Whether the seat must see its hand to answer. Always true for a window or a secret answer, so that silence reveals
   * nothing. True also if a choice is made on a card in hand: the card is face down until its owner looks, even if
   * everybody knows it. Otherwise true if a reader who sees no hand could not list the same choices.
   */
  needsHand(seat: Seat): boolean {
    const { engine, rules, now: table } = this.at;
    const { flow } = rules;
    const { state } = table;
    if (flow.question(state).window !== undefined || flow.seenBy(state, seat) !== undefined) return true;
    const seen = rules.view(state, undefined);
    const known = listOn(flow, rules.fromView(seen), seat);
    if (known.some((choice) => engine.isOnHand(seen, choice))) return true;
    return known.join('\n') !== table.choicesOf(seat).join('\n');
  }
}
