import type { DrawnMap } from '../map/drawn.ts';
import type { Row } from './pick.ts';

/** A drawn map, and the modules it is written as: by path in the title's folder, their text. */
export interface MadeMap {
  readonly map: DrawnMap;
  readonly modules: Readonly<Record<string, string>>;
}

/** How the numbers of the paragraphs are found in a rulebook, which is not part of the project. */
export interface Rulebook {
  /** The rulebook's name among text files, a numbered paragraph a line. */
  readonly file: string;
  /** Finds each number that heads a paragraph. */
  readonly headings: RegExp;
  /** Numbers that the scan of the book has misread. */
  readonly misread: readonly string[];
  /** The value a number is sorted by. */
  readonly key: (number: string) => string;
}

/** The files generated from the facts of a title. */
export interface TitleFacts {
  /** The tables as TypeScript modules: by path in the title's folder, their text before it is laid out. */
  readonly tables: () => Readonly<Record<string, string>>;
  /** The result of each outside file; the file keeps its name. */
  readonly importers: Readonly<Record<string, (from: Row) => Row>>;
  readonly map: () => MadeMap;
  readonly rulebook: Rulebook;
}
