import { type Cell, cell } from '../../cell.ts';

/** On a narrow screen one of these lies above the map at a time. */
export type Drawer = 'log' | 'hand' | 'tracks';

/** A window above the table. */
export type OpenWindow = 'menu' | 'keys' | 'overlays' | 'preferences' | 'standing' | 'export';

/** What of the table's page is open. */
export interface Page {
  readonly drawer: Cell<Drawer | undefined>;
  readonly window: Cell<OpenWindow | undefined>;
  /** Whether what happened since the own last turn is listed. */
  readonly recap: Cell<boolean>;
  /** The pile of cards that is looked through. */
  readonly pile: Cell<string | undefined>;
  /** The position in words instead of the map. */
  readonly text: Cell<boolean>;
}

/** Nothing is open. */
export const createPage = (): Page => ({
  drawer: cell<Drawer | undefined>(undefined),
  window: cell<OpenWindow | undefined>(undefined),
  recap: cell(false),
  pile: cell<string | undefined>(undefined),
  text: cell(false),
});

/** Shows the position in words instead of the map, or the map again; on a narrow screen no drawer lies over the words. */
export function toggleText({ text, drawer }: Page): void {
  text.set(!text());
  if (text()) drawer.set(undefined);
}

/** Leads from the words back to the map; says whether the words were shown. */
export function leaveText({ text }: Page): boolean {
  const isShown = text();
  text.set(false);
  return isShown;
}
