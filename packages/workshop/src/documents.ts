/** Names of one kind, under the heading that the page of names gives them. */
export type NameLists = readonly (readonly [heading: string, names: readonly string[]])[];

/** What is written about a title by script. */
export interface TitleDocuments {
  /** All names that positions, records and questions of the title use. */
  readonly names: NameLists;
  /** What is made of the cards' own files: by path in the title's folder, its text. */
  readonly cards: () => Readonly<Record<string, string>>;
}

/** `23–25, 28` as numbers. */
export function numbersIn(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [from = Number.NaN, to = from] = part.split('–').map(Number);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
}

/** A comment without its frame, on one line. */
export const plain = (comment: string): string => comment.replaceAll(/\s*\n \*\s?/g, ' ').trim();
