import type { TitleWalks } from '@carillon/testkit';
import type { TitleDocuments, TitleFacts } from '@carillon/workshop';
import * as bayonetsTomahawks from './bayonets-tomahawks/title.ts';
import * as wildernessWar from './wilderness-war/title.ts';

// The list of titles. Each part of them has its own list, so that a program is built with only the parts it uses.

/** A part of a title, loaded on request. */
export interface Part<Loaded> {
  readonly id: string;
  readonly load: () => Promise<Loaded>;
}

/** The titles' names in files and addresses, and in English. */
export const TITLES: readonly { readonly id: string; readonly name: string }[] = [
  { id: wildernessWar.id, name: wildernessWar.name },
  { id: bayonetsTomahawks.id, name: bayonetsTomahawks.name },
];

export const WALKS: readonly Part<TitleWalks>[] = [
  { id: wildernessWar.id, load: wildernessWar.walks },
  { id: bayonetsTomahawks.id, load: bayonetsTomahawks.walks },
];

export const FACTS: readonly Part<TitleFacts>[] = [
  { id: wildernessWar.id, load: wildernessWar.facts },
  { id: bayonetsTomahawks.id, load: bayonetsTomahawks.facts },
];

export const DOCUMENTS: readonly Part<TitleDocuments>[] = [
  { id: wildernessWar.id, load: wildernessWar.documents },
  { id: bayonetsTomahawks.id, load: bayonetsTomahawks.documents },
];
