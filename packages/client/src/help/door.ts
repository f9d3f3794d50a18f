import type { HelpBook, Language } from '@carillon/board';
import { type Context, createContext, useContext } from 'solid-js';

/** A page of the help, and where to open it. */
export type HelpPlace =
  | { readonly page: 'first' | 'about' }
  | { readonly page: 'rules'; readonly rule?: string }
  | { readonly page: 'cards'; readonly card?: string };

/** A title, as far as its help is concerned. */
export interface Helped {
  readonly id: string;
  readonly name: string;
  help(language: Language): Promise<HelpBook>;
  credit(language: Language): string;
}

/** The properties of every help page. */
export interface HelpPageProps {
  readonly book: HelpBook;
  readonly language: Language;
  readonly go: (place: HelpPlace) => void;
}

/** Opens the help from anywhere on the page. */
export interface HelpDoor {
  open(place: HelpPlace): void;
  /** Sets the title on the table. */
  about(title: Helped): void;
}

const CLOSED: HelpDoor = { open: () => undefined, about: () => undefined };

export const HelpContext: Context<HelpDoor> = createContext<HelpDoor>(CLOSED);

/** The page's help; if there is none, nothing opens. */
export const useHelp = (): HelpDoor => useContext(HelpContext);
