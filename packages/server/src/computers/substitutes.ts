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
  { level, account }: { readonly level: string; readonly account?: string },
  { brains, now }: { readonly brains: Brains | undefined; readonly now: number },
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
