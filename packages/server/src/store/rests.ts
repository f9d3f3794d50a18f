import type { Rest } from '@carillon/protocol';
import { readColumn } from './codec.ts';
import { REST } from './columns.ts';
import type { Db } from './store.ts';
import type { RestRow } from './tables.ts';

/** The rest of a user who never sleeps and is never away. */
export const AWAKE: Rest = { zone: 'UTC', sleepFrom: 0, sleepTo: 0, away: [] };

/** The hours and days on which a player need not answer. */
export async function restOf(db: Db, account: string): Promise<Rest> {
  return (await restsOf(db, [account])).get(account) ?? AWAKE;
}

/** The hours and days on which players need not answer; those who have set none are left out. */
export async function restsOf(db: Db, accounts: readonly string[]): Promise<ReadonlyMap<string, Rest>> {
  if (accounts.length === 0) return new Map();
  const rows = await db.selectFrom('rest').selectAll().where('account_id', 'in', accounts).execute();
  const restIn = ({ account_id: id, rest_json }: RestRow): Rest =>
    readColumn(REST, rest_json, 'rest.rest_json', { kind: 'account', id });
  return new Map(rows.map((row) => [row.account_id, restIn(row)]));
}

export async function keepRest(db: Db, account_id: string, rest: Rest): Promise<void> {
  const rest_json = REST.write(rest);
  await db
    .insertInto('rest')
    .values({ account_id, rest_json })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ rest_json }))
    .execute();
}
