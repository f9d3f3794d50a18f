import type { Table, TableList } from '@carillon/protocol';
import { createEffect, createSignal, onCleanup } from 'solid-js';
import { call } from '../net/api.ts';
import type { ServerSocket } from '../net/server-socket.ts';
import { isDeserted } from './seats.tsx';

/** The public tables of the server. */
export interface TablesNow {
  /** Those with a free seat. */
  waiting(): readonly Table[];
  /** Those with a game that anybody may watch. */
  running(): readonly Table[];
}

async function listed(status: Table['status']): Promise<readonly Table[]> {
  const reply = await call<TableList>('GET', `api/tables?status=${status}`);
  return reply.ok ? reply.value.tables : [];
}

const isFree = (table: Table): boolean => table.status === 'open' || isDeserted(table);

/** Follows the public tables over the socket while there is a server; must be called in a component. */
export function followTables(server: { readonly socket: ServerSocket }, isHere: () => boolean): TablesNow {
  const [tables, setTables] = createSignal<readonly Table[]>([]);
  const look = async (): Promise<void> => {
    setTables([...(await listed('open')), ...(await listed('running'))]);
  };
  createEffect(() => {
    if (!isHere()) return;
    void look();
    const { socket } = server;
    const follow = (): void => socket.send({ type: 'follow', tables: true });
    const deafen = socket.listen({
      hear(message) {
        if (message.type === 'welcome') follow();
        if (message.type === 'tables') void look();
      },
      lost: () => undefined,
    });
    follow();
    onCleanup(() => {
      deafen();
      socket.send({ type: 'follow', tables: false });
    });
  });
  return {
    waiting: () => tables().filter(isFree),
    running: () => tables().filter((table) => !isFree(table)),
  };
}
