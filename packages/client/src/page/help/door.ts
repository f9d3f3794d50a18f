import type { HelpBook, HelpSigns, Language, Opening, War } from '@carillon/board';
import { type Context, createContext, useContext } from 'solid-js';
import type { Doubt, ReportedGame } from './wrong.ts';

/** A page of the help, and where to open it. */
export type HelpPlace =
  | { readonly page: 'first' | 'signs' | 'about' }
  | { readonly page: 'war'; readonly scenario?: string }
  | { readonly page: 'rules'; readonly rule?: string }
  | { readonly page: 'cards'; readonly card?: string }
  /** The report of something that looks wrong. */
  | ({ readonly page: 'wrong' } & Doubt);

/** The parts of a title that its help needs. */
export interface Helped {
  readonly id: string;
  readonly name: string;
  readonly opening: Opening;
  help(language: Language): Promise<HelpBook>;
  war(scenario: string, language: Language): Promise<War>;
  /** The signs of its map; they come with its table. */
  readonly signs?: (language: Language) => Promise<readonly HelpSigns[]>;
  credit(language: Language): string;
}

/** The parts of the game at the table that the help needs. */
export interface HelpedGame {
  readonly scenario: string;
  /** How the game would stand if the year ended now, in sentences; empty if unknown. */
  standing(): Promise<readonly string[]>;
  /** The game as a report of something wrong describes it: only what the viewing seat may know. */
  reported(): Promise<ReportedGame>;
  /** Lets the coach open by itself; absent if there is no coach, or if it already does. */
  readonly withCoach?: (() => void) | undefined;
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
  /** Whether it covers the page. */
  isOpen(): boolean;
  /** Sets the title that the help is about, and the game at the table, if there is one. */
  about(title: Helped, game?: HelpedGame): void;
}

const CLOSED: HelpDoor = { open: () => undefined, isOpen: () => false, about: () => undefined };

export const HelpContext: Context<HelpDoor> = createContext<HelpDoor>(CLOSED);

/** The page's help; on a page without help, opening it does nothing. */
export const useHelp = (): HelpDoor => useContext(HelpContext);
