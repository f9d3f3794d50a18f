/** Names of one kind, under their heading on the page of names. */
export type NameLists = readonly (readonly [heading: string, names: readonly string[]])[];

/** The generated documents of a title. */
export interface TitleDocuments {
  /** All names in the title's positions, records and questions. */
  readonly names: NameLists;
  /** The files generated from the cards' source files: texts by path in the title's folder. */
  readonly cards: () => Readonly<Record<string, string>>;
}

/** The numbers in a list such as `23–25, 28`. */
export function numbersIn(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [from = Number.NaN, to = from] = part.split('–').map(Number);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
}

/** A comment without its delimiters, on one line. */
export const plain = (comment: string): string => comment.replaceAll(/\s*\n \*\s?/g, ' ').trim();
