import type { Catalogue, Language } from '@carillon/board';

/** The messages that this package uses; each title has them in its own words. */
export interface WargameArgs {
  readonly aside: object;
  readonly toChoose: object;
  readonly handOf: { readonly side: string };
  readonly handEmpty: object;
  readonly handCovered: { readonly side: string; readonly count: number };
  readonly cardUsable: object;
  readonly discards: object;
  readonly removedCards: object;
}

/** A title's words, which include these messages. */
export type WargameCatalogue = Catalogue<WargameArgs>;

/** The sides of a title, by name and in words. */
export interface Sides<Side extends string> {
  readonly catalogue: WargameCatalogue;
  readonly sides: readonly Side[];
  readonly sideName: (side: Side, language: Language) => string;
}
