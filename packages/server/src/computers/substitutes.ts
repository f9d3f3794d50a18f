import { secure } from '@carillon/kit';
import { newGuest } from '@carillon/seat';
import type { ComputerPlayer, Game } from '../store/records.ts';
import type { Db } from '../store/store.ts';
import type { TitleModule } from '../titles/module.ts';
import { computerOf, ensureAccount } from './accounts.ts';
import type { CurrentBrain } from './think.ts';

/** Seeds of computer players: whole numbers below this. */
const SEEDS = 2 ** 31;

export type Brains = ReadonlyMap<string, CurrentBrain>;

/** The levels at which a computer can play a game under these rules. */
export function levelsOf(brains: Brains | undefined, { rules, hash }: TitleModule): readonly string[] {
  const brain = brains?.get(rules.title);
  return brain?.rules === hash ? brain.levels.filter((level) => computerOf(level) !== undefined) : [];
}

/** The row of a computer player that starts playing in a game: from its own account, or for an account that is away. */
export async function newComputer(
  db: Db,
  { id, title, seq }: Pick<Game, 'id' | 'title' | 'seq'>,
  level: string,
  { brains, now, account }: { readonly brains: Brains | undefined; readonly now: number; readonly account?: string },
): Promise<ComputerPlayer> {
  const computer = computerOf(level);
  const brain = brains?.get(title)?.brain;
  if (computer === undefined || brain === undefined) throw new Error(`there is no computer player ${level}`);
  await ensureAccount(db, computer, now);
  return {
    ...{ game: id, account: account ?? computer.account, level, seed: secure().below(SEEDS), brain },
    ...newGuest(seq),
  };
}

/** The computer player of an agreement that was just made; `undefined` if there was none. */
export async function substituteOf(
  db: Db,
  game: Game,
  substitute: { readonly level: string; readonly account: string } | undefined,
  around: { readonly brains: Brains | undefined; readonly now: number },
): Promise<ComputerPlayer | undefined> {
  if (substitute === undefined) return undefined;
  return newComputer(db, game, substitute.level, { ...around, account: substitute.account });
}
