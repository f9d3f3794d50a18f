import { type JSX, lazy, Show, Suspense } from 'solid-js';
import { Dialog } from '../shell/dialog.tsx';
import { PreferencesDialog } from '../shell/preferences-dialog.tsx';
import { GiveUpDialog } from './page/give-up-dialog.tsx';
import { Taken } from './page/taken.tsx';
import type { TableParts, TableScreenProps } from './table-parts.ts';

/** Loaded when first opened. */
const ExportDialog = lazy(async () => ({ default: (await import('./page/export-dialog.tsx')).ExportDialog }));
const KeysDialog = lazy(async () => ({ default: (await import('./page/keys-dialog.tsx')).KeysDialog }));
const OverlayChoices = lazy(async () => ({ default: (await import('./map/overlay-panel.tsx')).OverlayChoices }));
const PileDialog = lazy(async () => ({ default: (await import('./log/pile-dialog.tsx')).PileDialog }));
const StandingDialog = lazy(async () => ({ default: (await import('./page/standing-dialog.tsx')).StandingDialog }));
const TableMenu = lazy(async () => ({ default: (await import('./page/table-menu.tsx')).TableMenu }));

interface WindowsProps<View, LogEntry>
  extends Pick<TableScreenProps<View, LogEntry>, 'preferences' | 'onLeave' | 'onTakeOver'> {
  readonly table: TableParts<View, LogEntry>;
}

/** The windows that open over a table: its menu and what that leads to. */
export function Windows<View, LogEntry>(props: WindowsProps<View, LogEntry>): JSX.Element {
  const { play, page, overlays, why } = props.table;
  const close = (): void => page.window.set(undefined);
  return (
    <>
      <Show when={page.window() === 'menu'}>
        <Suspense>
          <TableMenu
            play={play}
            page={page}
            doubted={() => why.doubted()}
            onWhy={() => void why.askAll()}
            onLeave={props.onLeave}
          />
        </Suspense>
      </Show>
      <Show when={page.window() === 'export'}>
        <Suspense>
          <ExportDialog play={play} page={page} />
        </Suspense>
      </Show>
      <GiveUpDialog play={play} page={page} />
      <Taken play={play} onLeave={props.onLeave} onTakeOver={props.onTakeOver} />
      <Show when={page.window() === 'standing'}>
        <Suspense>
          <StandingDialog play={play} page={page} />
        </Suspense>
      </Show>
      <Show when={page.pile() !== undefined}>
        <Suspense>
          <PileDialog play={play} page={page} />
        </Suspense>
      </Show>
      <Dialog
        open={page.window() === 'overlays'}
        title={play.words.say('overlays')}
        close={play.words.say('close')}
        onClose={close}
      >
        <Show when={page.window() === 'overlays'}>
          <Suspense>
            <OverlayChoices play={play} overlays={overlays} onDone={close} />
          </Suspense>
        </Show>
      </Dialog>
      <Show when={page.window() === 'keys'}>
        <Suspense>
          <KeysDialog open play={play} onClose={close} />
        </Suspense>
      </Show>
      <PreferencesDialog open={page.window() === 'preferences'} preferences={props.preferences} onClose={close} />
    </>
  );
}
