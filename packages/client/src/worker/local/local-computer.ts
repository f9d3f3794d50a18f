import { type StateBase, witnessedAt } from '@carillon/flow';
import { at } from '@carillon/kit';
import { isLevel, LEVEL } from '@carillon/opponent';
import type { ComputerSeat, Reply } from '../../messages.ts';
import type { ComputerTask, ComputerThought } from '../computer.ts';
import type { SavedComputer } from '../saved-games.ts';
import type { LocalTable } from './local-table.ts';

/** Whether a level makes something of what it has witnessed. */
export const believes = (level: string): boolean => isLevel(level) && LEVEL[level].believes;

/** The computer player of a game at one screen: what it is asked, and what is kept of its thoughts. */
export class LocalComputer<G extends StateBase, View, LogEntry> {
  private plan: readonly number[] = [];
  private thoughts: SavedComputer['thoughts'] = [];

  constructor(
    private readonly at: LocalTable<G, View, LogEntry>,
    private readonly player: ComputerSeat,
  ) {}

  /** Goes on with what it had planned. */
  goOn({ plan, thoughts }: SavedComputer): void {
    this.plan = plan;
    this.thoughts = thoughts;
  }

  /** Something was taken back: it plans again. */
  forget(): void {
    this.plan = [];
  }

  /** What it is asked now, from its view alone; `undefined` if it is not its turn. */
  task(): ComputerTask | undefined {
    const { plan, player } = this;
    const { now: table, rules, game, asked, computer: seat } = this.at;
    if (asked !== seat) return undefined;
    const { level, seed, budget } = player;
    const view = rules.view(table.state, seat);
    const who = { title: game.title, level, seed, ...(budget !== undefined && { budget }) };
    const task = { ...who, view, seat, moment: table.journal.length, plan };
    return believes(level) ? { ...task, witnessed: witnessedAt(table, seat) } : task;
  }

  take({ moment, seat }: ComputerTask, { choice, plan, playouts, version }: ComputerThought): Reply<readonly string[]> {
    const taken = this.at.takeAll(at(this.at.rules.seats, seat), [choice], moment);
    if (!taken.ok) return taken;
    this.plan = plan;
    // Thoughts on what was taken back since are dropped.
    if (playouts > 0)
      this.thoughts = [...this.thoughts.filter(([entry]) => entry < moment), [moment, playouts, version]];
    return taken;
  }

  /** Its choices that took thought; see `SavedComputer`. */
  get thought(): SavedComputer['thoughts'] {
    return this.thoughts;
  }

  saved(): SavedComputer {
    return { ...this.player, plan: this.plan, thoughts: this.thoughts };
  }
}
