/** Players who let their days run out: their games may be claimed, or their seats taken by other players. */

import { at, type Random } from '@carillon/kit';
import type { TableList } from '@carillon/protocol';
import { sql } from 'kysely';
import { openStore } from '../../src/store/store.ts';
import type { Player, Visitor } from './player.ts';

/** The number of games whose time runs out at once. */
const GAMES = 2;

/** Makes the days of a few correspondence games run out, in a store to which nobody is writing. */
export async function runOut(url: string, random: Random): Promise<void> {
  const { db, close } = await openStore({ url });
  const running = db.selectFrom('game').select('id').where('status', '=', 'running').where('due', 'is not', null);
  const slow = await running.where(sql<string>`pace_json`, 'like', '%slow%').orderBy('id').execute();
  for (let i = 0; i < GAMES && slow.length > 0; i++) {
    const { id } = at(slow, random.below(slow.length));
    await db.updateTable('game').set({ due: 1, overdue: 1 }).where('id', '=', id).execute();
  }
  await close();
}

/** Takes the seats that are offered in the lobby; returns how many. The server may be killed meanwhile. */
export async function joinOffered(origin: string, { cookie }: Visitor, player: Player): Promise<number> {
  const listed = await fetch(`${origin}/api/tables?status=running`, { headers: { cookie } }).catch(() => undefined);
  if (listed?.ok !== true) return 0;
  let taken = 0;
  const { tables } = (await listed.json()) as TableList;
  for (const { id } of tables.filter(({ seats, sitting }) => sitting.length < seats.length)) {
    const headers = { 'content-type': 'application/json', origin, cookie };
    const asked = { method: 'POST', headers, body: JSON.stringify({ seat: null, value: '' }) };
    const answer = await fetch(`${origin}/api/tables/${id}/join`, asked).catch(() => undefined);
    if (answer?.ok !== true) continue;
    player.sitDownAt(id);
    taken++;
  }
  return taken;
}
