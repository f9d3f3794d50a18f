import { type JSX, onCleanup, Show } from 'solid-js';
import { cell } from '../cell.ts';
import { leftWords } from '../lobby/words.ts';
import { text } from '../net/page.tsx';
import type { TableInfo } from '../net/server-line.ts';
import { playerWords } from '../shell/levels.ts';
import type { OnlineProps } from './props.ts';

/** The server's time, second by second. */
export function useServerTime(props: OnlineProps): () => number {
  const now = cell(Date.now());
  const timer = setInterval(() => now.set(Date.now()), 1000);
  onCleanup(() => clearInterval(timer));
  return () => now() + props.server.socket.ahead();
}

const runsFor = ({ status, clocks }: TableInfo, seat: string): boolean =>
  status === 'running' && clocks.running.includes(seat);

/** Milliseconds left to a side, on its clock or until its deadline; `undefined` if its time is unlimited. */
function leftTo(table: TableInfo, seat: string, time: number): number | undefined {
  const { clocks } = table;
  const runs = runsFor(table, seat);
  const kept = clocks.left[seat];
  if (kept != null) return kept - (runs ? Math.max(0, time - clocks.at) : 0);
  return runs && clocks.due !== null ? clocks.due - time : undefined;
}

/** The time left to a side. */
export function Clock(
  props: OnlineProps & { readonly table: TableInfo; readonly seat: string; readonly time: number },
): JSX.Element {
  const left = () => leftTo(props.table, props.seat, props.time);
  return (
    <Show when={left() !== undefined}>
      <span class="clock" role="timer" data-runs={runsFor(props.table, props.seat)} data-low={(left() ?? 0) < 60_000}>
        {leftWords(left() ?? 0, props.preferences().language)}
      </span>
    </Show>
  );
}

/** The other players who are choosing, with their time left; empty if the game waits for none of them. */
export function useWaiting(props: OnlineProps): () => string {
  const time = useServerTime(props);
  return () => {
    const table = props.game.table();
    if (table?.status !== 'running' || props.game.isStale()) return '';
    const own = props.game.feed.now?.online?.seat ?? null;
    const [seat] = table.awaited;
    if (seat === undefined || (own !== null && table.awaited.includes(own)) || table.solo) return '';
    const name = table.players[seat]?.name;
    if (!name) return '';
    const { language } = props.preferences();
    const player = playerWords(name, language);
    const left = leftTo(table, seat, time());
    return left === undefined
      ? text(props, 'isChoosing', { player })
      : text(props, 'isChoosingTimed', { player, time: leftWords(left, language) });
  };
}
