import type { Db } from './store.ts';
import type { ComputerRow } from './tables.ts';

/** The computer players of a game. */
export const readComputers = (db: Db, game: string): Promise<ComputerRow[]> =>
  db.selectFrom('computer').selectAll().where('game_id', '=', game).execute();

export async function addComputer(db: Db, row: ComputerRow): Promise<void> {
  await db.insertInto('computer').values(row).execute();
}

/** A computer player instead of another one of the same account, if it has one. */
export async function putComputer(db: Db, row: ComputerRow): Promise<void> {
  const { game_id, account_id } = row;
  await db.deleteFrom('computer').where('game_id', '=', game_id).where('account_id', '=', account_id).execute();
  await addComputer(db, row);
}

/** Keeps what a computer player has in mind after a choice. */
export async function keepPlan(
  db: Db,
  { game_id, account_id, seq, plan_json, thoughts_json }: ComputerRow,
): Promise<void> {
  const row = db.updateTable('computer').set({ seq, plan_json, thoughts_json });
  await row.where('game_id', '=', game_id).where('account_id', '=', account_id).execute();
}

/** Running games with a computer player that is to choose, or may have to answer. */
export async function gamesOfComputers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('computer')
    .innerJoin('game', 'game.id', 'computer.game_id')
    .select('game.id')
    .distinct()
    .where('game.status', '=', 'running')
    .execute();
  return rows.map(({ id }) => id);
}
