import { createEffect, type JSX, lazy, on, Show, Suspense } from 'solid-js';
import { type Cell, cell } from '../../cell.ts';
import type { Preferences } from '../../preferences.ts';
import type { Play } from '../play/play.ts';

type Needs<View, LogEntry> = Pick<
  Play<View, LogEntry>,
  'board' | 'confirm' | 'focus' | 'offer' | 'preferences' | 'session' | 'title' | 'lastResult' | 'lastShown' | 'words'
>;

const Stage = lazy(async () => ({ default: (await import('./stage.tsx')).Stage }));
const Announced = lazy(async () => ({ default: (await import('./announced.tsx')).Announced }));

/** Loads the stage when the first events happen at the table. */
export function StageDoor<View, LogEntry>(props: {
  readonly play: Needs<View, LogEntry>;
  readonly preferences: Cell<Preferences>;
  /** Whether the Fight tab beside the map is up. */
  readonly isReported: boolean;
}): JSX.Element {
  /** The number of events before them. */
  const from: Cell<number | undefined> = cell<number | undefined>(undefined);
  createEffect(
    on(props.play.session.log, (log, before) => {
      if (before !== undefined && log.length > before.length && from() === undefined) from.set(before.length);
    }),
  );
  return (
    <Show when={from() !== undefined}>
      <Suspense>
        <Stage play={props.play} preferences={props.preferences} from={from() ?? 0} isReported={props.isReported} />
        <Announced play={props.play} from={from() ?? 0} />
      </Suspense>
    </Show>
  );
}
