import { createMemo, For, type JSX } from 'solid-js';
import type { Play } from '../play/play.ts';
import { EDGES, type Edge, outOfSight } from './edges.ts';
import { choicesOf } from './sight.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'board' | 'focus' | 'offer' | 'session' | 'title' | 'words'>;

const ARROWS: Readonly<Record<Edge, string>> = { up: '▲', left: '◀', right: '▶', down: '▼' };

/** An arrow at each edge of the map beyond which something can be chosen; a press brings the nearest into view. */
export function Beyond<View, LogEntry>(props: { readonly play: Needs<View, LogEntry> }): JSX.Element {
  const { play } = props;
  const beyond = createMemo(() => {
    const camera = play.focus.camera();
    if (!camera || camera.moving()) return undefined;
    camera.zoom();
    return outOfSight(choicesOf(play), camera.camera(), camera.room());
  });
  return (
    <For each={EDGES.filter((edge) => (beyond()?.[edge].length ?? 0) > 0)}>
      {(edge) => {
        const count = (): number => beyond()?.[edge].length ?? 0;
        const words = (): string => play.words.say('beyond', { count: count() });
        const bring = (): void => {
          const [nearest] = beyond()?.[edge] ?? [];
          if (nearest) play.focus.camera()?.reveal(nearest);
        };
        return (
          <button type="button" class={`beyond beyond-${edge}`} title={words()} aria-label={words()} onClick={bring}>
            <span aria-hidden="true">{ARROWS[edge]}</span> {count()}
          </button>
        );
      }}
    </For>
  );
}
