import type { Table, TableList } from '@carillon/protocol';
import { createEffect, createSignal, onCleanup } from 'solid-js';
import { call } from '../net/api.ts';
import { isDeserted } from './seats.tsx';

/** How often the tables are looked at while the page is visible, in milliseconds. */
const LOOK_EVERY = 5000;

/** The public tables of the server. */
export interface TablesNow {
  /** With a free seat. */
  waiting(): readonly Table[];
  /** That anybody may watch. */
  running(): readonly Table[];
}

async function listed(status: Table['status']): Promise<readonly Table[]> {
  const reply = await call<TableList>('GET', `api/tables?status=${status}`);
  return reply.ok ? reply.value.tables : [];
}

const isFree = (table: Table): boolean => table.status === 'open' || isDeserted(table);

/** Follows the public tables as long as there is a server; must be called in a component. */
export function followTables(isHere: () => boolean): TablesNow {
  const [tables, setTables] = createSignal<readonly Table[]>([]);
  const look = async (): Promise<void> => {
    setTables([...(await listed('open')), ...(await listed('running'))]);
  };
  createEffect(() => {
    if (!isHere()) return;
    void look();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look();
    }, LOOK_EVERY);
    onCleanup(() => clearInterval(timer));
  });
  return {
    waiting: () => tables().filter(isFree),
    running: () => tables().filter((table) => !isFree(table)),
  };
}
