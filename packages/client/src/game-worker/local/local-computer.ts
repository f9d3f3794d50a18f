import { lineOf, type StateBase, witnessedAt } from '@carillon/flow';
import { at } from '@carillon/kit';
import { LEVEL } from '@carillon/opponent';
import {
  acceptsDraw,
  type GuestThought,
  givesUp,
  isLevel,
  isStyleChoice,
  type KeptGuest,
  keptAfter,
  type LevelName,
  newGuest,
  planInForce,
  type Thoughts,
} from '@carillon/seat';
import type { ComputerTask } from '../../shared/computer.ts';
import type { ComputerSeat, Reply } from '../../shared/messages.ts';
import type { SavedComputer } from '../saved-games.ts';
import type { LocalTable } from './local-table.ts';

/** Whether a level draws conclusions about hidden cards from the answers it has witnessed. */
export const believes = (level: LevelName): boolean => LEVEL[level].believes;

/** The style of a player, for a task; empty if it has none. */
export const styled = ({ style }: Pick<ComputerSeat, 'style'>): Pick<ComputerTask, 'style'> =>
  isStyleChoice(style) ? { style } : {};

/** The computer player of a game on one screen: its tasks, its plan, and the choices it has thought about. */
export class LocalComputer<G extends StateBase, View, LogEntry> {
  private kept: KeptGuest = newGuest(0);

  constructor(
    private readonly at: LocalTable<G, View, LogEntry>,
    private readonly player: ComputerSeat,
  ) {}

  /** Resumes the stored plan. */
  goOn({ plan, thoughts }: SavedComputer): void {
    this.kept = { plan, thoughts, since: this.at.now.journal.length };
  }

  private get plan(): readonly number[] {
    const { now: table, rules, computer } = this.at;
    const { plan, since } = this.kept;
    return planInForce(plan, table.journal.slice(since), rules.seats[computer] ?? '');
  }

  /** Its task now, made from its view alone; `undefined` if it is not its turn. */
  task(): ComputerTask | undefined {
    const { plan, player } = this;
    const { now: table, rules, game, asked, computer: seat } = this.at;
    const { level, seed, budget } = player;
    if (asked !== seat || !isLevel(level)) return undefined;
    const view = rules.view(table.state, seat);
    const who = { title: game.title, level, seed, ...styled(player), ...(budget !== undefined && { budget }) };
    const task = { ...who, view, seat, moment: table.journal.length, plan };
    return believes(level) ? { ...task, witnessed: witnessedAt(table, seat) } : task;
  }

  /** The first choice in its list. */
  first(): string {
    return this.at.now.choicesOf(this.at.computer)[0] ?? '';
  }

  take({ moment, seat }: ComputerTask, thought: GuestThought): Reply<readonly string[]> {
    const taken = this.at.takeAll(at(this.at.rules.seats, seat), [thought.choice], moment);
    if (taken.ok) this.kept = keptAfter(this.kept, moment, thought);
    return taken;
  }

  /** Its considered choices. */
  get thought(): Thoughts {
    return this.kept.thoughts;
  }

  /** Whether it gives up; thoughts about choices that were undone do not count. */
  get givesUp(): boolean {
    return givesUp(this.thought) && givesUp(this.thoughtInForce);
  }

  get acceptsDraw(): boolean {
    return acceptsDraw(this.thoughtInForce);
  }

  private get thoughtInForce(): Thoughts {
    const line = new Set(lineOf(this.at.now.journal));
    return this.thought.filter(([entry]) => line.has(entry));
  }

  saved(): SavedComputer {
    return { ...this.player, plan: this.plan, thoughts: this.thought };
  }
}
