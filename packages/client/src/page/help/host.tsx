import { textsLoaded } from '@carillon/board/spoken';
import { type JSX, lazy, Show, Suspense } from 'solid-js';
import { type Cell, cell } from '../cell.ts';
import type { Preferences } from '../preferences.ts';
import { HelpContext, type HelpDoor, type Helped, type HelpedGame, type HelpPlace } from './door.ts';

// Few visits need the window and its texts: they load when it is first opened.
const HelpWindow = lazy(async () => {
  const window = await import('./window.tsx');
  await textsLoaded();
  return window;
});

export interface HelpHostProps {
  readonly titles: readonly [Helped, ...Helped[]];
  readonly preferences: Cell<Preferences>;
  readonly children: JSX.Element;
}

/** The page, and the help that opens above it. */
export function HelpHost(props: HelpHostProps): JSX.Element {
  const place: Cell<HelpPlace | undefined> = cell<HelpPlace | undefined>(undefined);
  const title: Cell<Helped | undefined> = cell<Helped | undefined>(undefined);
  const game: Cell<HelpedGame | undefined> = cell<HelpedGame | undefined>(undefined);
  const about = (which: Helped, played?: HelpedGame): void => {
    title.set(which);
    game.set(played);
  };
  const door: HelpDoor = { open: place.set, isOpen: () => place() !== undefined, about };
  return (
    <HelpContext.Provider value={door}>
      {props.children}
      <Show when={place()}>
        <Suspense>
          <HelpWindow
            place={place}
            title={title() ?? props.titles[0]}
            titles={props.titles}
            game={game()}
            language={props.preferences().language}
          />
        </Suspense>
      </Show>
    </HelpContext.Provider>
  );
}
