/**
 * The titles' folders that the tools need besides rules and boards: `games/<title>/host` and `games/<title>/facts`, by
 * name.
 */
import type { TitleWalks } from '@carillon/testkit';
import { TITLES } from '@carillon/titles';
import type { TitleDocuments, TitleFacts } from '@carillon/workshop';

/** A part of a title, loaded when it is needed. */
export interface Part<Loaded> {
  readonly id: string;
  readonly load: () => Promise<Loaded>;
}

/** The exports of `games/<title>/host` and `games/<title>/facts` for the tools. */
interface Host {
  readonly walks: TitleWalks;
  readonly documents: TitleDocuments;
}
interface Facts {
  readonly facts: TitleFacts;
}

const hostOf = (id: string): Promise<Host> => import(`@carillon/${id}-host`);
const factsOf = (id: string): Promise<Facts> => import(`@carillon/${id}-facts`);

const parts = <Loaded>(load: (id: string) => Promise<Loaded>): readonly Part<Loaded>[] =>
  TITLES.map(({ door: { id } }) => ({ id, load: () => load(id) }));

/** How each title is walked and measured. */
export const WALKS: readonly Part<TitleWalks>[] = parts(async (id) => (await hostOf(id)).walks);
/** The documents about each title that scripts write. */
export const DOCUMENTS: readonly Part<TitleDocuments>[] = parts(async (id) => (await hostOf(id)).documents);
/** The files generated from the facts of each title. */
export const FACTS: readonly Part<TitleFacts>[] = parts(async (id) => (await factsOf(id)).facts);
