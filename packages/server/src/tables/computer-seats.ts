import type { Code, NewTable } from '@carillon/protocol';
import { type Brains, levelsOf, newComputer } from '../computers/substitutes.ts';
import { versionAfter } from '../games/act/next.ts';
import type { GameService } from '../games/service.ts';
import type { Services } from '../services.ts';
import { addComputer } from '../store/computers.ts';
import { type KeptGame, readGame } from '../store/games.ts';
import type { TitleModule } from '../titles/module.ts';
import type { Who } from '../who.ts';
import { giveOut } from './seating.ts';

interface ComputerSeatsParts extends Pick<Services, 'store' | 'clock' | 'titles'> {
  readonly games: GameService;
  /** The computer players of each title. */
  readonly brains?: Brains;
  /** How long a computer player of an account would probably wait for its turn to think, in milliseconds. */
  readonly waitFor?: (level: string, account: string) => number;
}

/** No new game begins against a computer player that would wait this long, in milliseconds. */
const TOO_LONG = 60_000;

/** The computer players that new tables may have. */
export class ComputerSeats {
  constructor(private readonly parts: ComputerSeatsParts) {}

  /** The levels for new games of a title. */
  levelsOf(module: TitleModule): readonly string[] {
    return levelsOf(this.parts.brains, module);
  }

  /** Whether a new table may have a computer player of a level. Its games are not rated. */
  mayHave(level: string, { rated, solo }: NewTable, module: TitleModule): boolean {
    return !rated && !solo && this.levelsOf(module).includes(level);
  }

  /** Whether a computer player would wait too long for its turns to think. */
  isBusy(level: string, { account }: Who): boolean {
    return (this.parts.waitFor?.(level, account) ?? 0) >= TOO_LONG;
  }

  /** Seats a computer player at a new table, whose game begins. */
  async begin(id: string, level: string): Promise<void> {
    await this.parts.games.within(id, async () => {
      const kept = await readGame(this.parts.store.db, id);
      if (kept !== undefined) await this.sit(kept, level);
    });
  }

  /**
   * Seats a computer player in the free seat of a table, called by the host of a table that has not begun, whose game
   * then begins, or by the other player of a game with an abandoned seat. The game is no longer rated.
   */
  join(who: Who, id: string, level: string): Promise<Code | undefined> {
    return this.parts.games.within(id, async () => {
      const { store, titles, clock } = this.parts;
      const kept = await readGame(store.db, id);
      if (kept === undefined) return 'not_found';
      const bar = barTo(kept, who);
      if (bar !== undefined) return bar;
      const { game } = kept;
      if (!this.levelsOf(await titles.load(game.title, game.rules)).includes(level)) return 'bad_options';
      if (this.isBusy(level, who)) return 'computers_busy';
      const updated = versionAfter(game, clock.now());
      const change = store.db.updateTable('game').set({ rated: 0, updated });
      const { numUpdatedRows } = await change
        .where('id', '=', id)
        .where('updated', '=', game.updated)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return 'busy';
      return (await this.sit({ ...kept, game: { ...game, rated: false, updated } }, level)) ? undefined : 'busy';
    });
  }

  /** Seats the computer player; call it within the table's lock. `false` if the game has changed meanwhile. */
  private async sit(kept: KeptGame, level: string): Promise<boolean> {
    const { store, clock, games, titles, brains } = this.parts;
    const { game } = kept;
    const { rules } = await titles.load(game.title, game.rules);
    const player = await newComputer(store.db, game, { level }, { brains, now: clock.now() });
    await addComputer(store.db, player);
    const seats = kept.seats.map((seat) => (seat.account === null ? { ...seat, account: player.account } : seat));
    return game.status === 'open'
      ? games.begin(kept, giveOut({ ...kept, seats }, rules.seats))
      : games.seat(game.id, seats);
  }
}

/** Why a user may not seat a computer player there; `undefined` if they may. */
function barTo({ game, seats }: KeptGame, { account }: Who): Code | undefined {
  const isFree = seats.some((each) => each.account === null);
  if (game.status === 'over' || game.solo || !isFree) return 'not_open';
  if (game.status === 'open') return game.host === account ? undefined : 'not_host';
  return seats.some((each) => each.account === account) ? undefined : 'not_seated';
}
