import { secure } from '@carillon/kit';
import type { NewTable } from '@carillon/protocol';
import type { Clock } from '../clock.ts';
import { computerOf, ensureAccount } from '../computers/accounts.ts';
import type { CurrentBrain } from '../computers/think.ts';
import type { GameService } from '../games/service.ts';
import { addComputer } from '../store/computers.ts';
import { readGame } from '../store/games.ts';
import type { Store } from '../store/store.ts';
import type { TitleModule } from '../titles/module.ts';
import { giveOut } from './seating.ts';

/** Seeds of computer players: whole numbers below this. */
const SEEDS = 2 ** 31;

/** What seating computer players needs. */
export interface ComputerSeatsParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly games: GameService;
  /** The computer players of each title. */
  readonly brains?: ReadonlyMap<string, CurrentBrain>;
}

/** The computer players that new tables may have. */
export class ComputerSeats {
  constructor(private readonly parts: ComputerSeatsParts) {}

  /** The levels for new games of a title. */
  levelsOf({ rules, hash }: TitleModule): readonly string[] {
    const brain = this.parts.brains?.get(rules.title);
    return brain?.rules === hash ? brain.levels.filter((level) => computerOf(level) !== undefined) : [];
  }

  /** Whether a new table may have a computer player of a level. Its games are not rated. */
  mayHave(level: string, { rated, solo }: NewTable, module: TitleModule): boolean {
    return !rated && !solo && this.levelsOf(module).includes(level);
  }

  /** Seats a computer player at a new table, whose game begins. */
  async begin(id: string, level: string, { rules }: TitleModule): Promise<void> {
    const { store, clock, games, brains } = this.parts;
    const computer = computerOf(level);
    const brain = brains?.get(rules.title)?.brain;
    if (computer === undefined || brain === undefined) throw new Error(`there is no computer player ${level}`);
    await games.within(id, async () => {
      const kept = await readGame(store.db, id);
      if (kept === undefined) return;
      await ensureAccount(store.db, computer, clock.now());
      const nothing = { seq: 0, plan_json: '[]', thoughts_json: '[]' };
      const row = { game_id: id, account_id: computer.account, level, seed: secure().below(SEEDS), brain, ...nothing };
      await addComputer(store.db, row);
      const seats = kept.seats.map((seat) =>
        seat.account_id === null ? { ...seat, account_id: computer.account } : seat,
      );
      await games.begin(kept, giveOut({ ...kept, seats }, rules.seats));
    });
  }
}
