import type { HelpBook, Language } from '@carillon/board';
import { type Context, createContext, useContext } from 'solid-js';

/** A page of the help, and what it is opened at. */
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

/** What every page of the help is given. */
export interface HelpPageProps {
  readonly book: HelpBook;
  readonly language: Language;
  readonly go: (place: HelpPlace) => void;
}

/** The way to the help from anywhere on the page. */
export interface HelpDoor {
  open(place: HelpPlace): void;
  /** Says which title is on the table. */
  about(title: Helped): void;
}

const CLOSED: HelpDoor = { open: () => undefined, about: () => undefined };

export const HelpContext: Context<HelpDoor> = createContext<HelpDoor>(CLOSED);

/** The help of the page; where there is none, nothing opens. */
export const useHelp = (): HelpDoor => useContext(HelpContext);
