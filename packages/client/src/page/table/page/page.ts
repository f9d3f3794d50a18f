import { type Cell, cell } from '../../cell.ts';

/** The drawers of a narrow screen; one at a time is above the map. */
export type Drawer = 'log' | 'hand' | 'tracks';

/** A window above the table. */
export type OpenWindow = 'menu' | 'keys' | 'overlays' | 'preferences' | 'standing' | 'export';

/** The open parts of the table's page. */
export interface Page {
  readonly drawer: Cell<Drawer | undefined>;
  readonly window: Cell<OpenWindow | undefined>;
  /** Whether the recap is open. */
  readonly recap: Cell<boolean>;
  /** The open pile of cards. */
  readonly pile: Cell<string | undefined>;
  /** The position in words instead of the map. */
  readonly text: Cell<boolean>;
  /** Whether the judgement of the turns is open, beside the log. */
  readonly judging: Cell<boolean>;
  /** Whether the user plays on against a computer that gives up. */
  readonly playsOn: Cell<boolean>;
}

/** A page on which nothing is open. */
export const createPage = (): Page => ({
  drawer: cell<Drawer | undefined>(undefined),
  window: cell<OpenWindow | undefined>(undefined),
  recap: cell(false),
  pile: cell<string | undefined>(undefined),
  text: cell(false),
  judging: cell(false),
  playsOn: cell(false),
});

/** Switches between text view and map; on a narrow screen no drawer covers the text. */
export function toggleText({ text, drawer }: Page): void {
  text.set(!text());
  if (text()) drawer.set(undefined);
}

/** Returns from the text view to the map; returns whether the text was shown. */
export function leaveText({ text }: Page): boolean {
  const isShown = text();
  text.set(false);
  return isShown;
}
