import type { DrawnMap } from '../map/drawn.ts';
import type { Row } from './pick.ts';

/** A drawn map, and the texts of its modules by path in the title's folder. */
export interface MadeMap {
  readonly map: DrawnMap;
  readonly modules: Readonly<Record<string, string>>;
}

/** Finds the numbers of the paragraphs in a rulebook, which is not part of the project. */
export interface Rulebook {
  /** The name of the rulebook's text file, with one numbered paragraph per line. */
  readonly file: string;
  /** Finds each number that heads a paragraph. */
  readonly headings: RegExp;
  /** Numbers that the scan of the book has misread. */
  readonly misread: readonly string[];
  /** The value by which a number is sorted. */
  readonly key: (number: string) => string;
}

/** The files generated from the facts of a title. */
export interface TitleFacts {
  /** The tables as TypeScript modules: unformatted texts by path in the title's folder. */
  readonly tables: () => Readonly<Record<string, string>>;
  /** The result of each outside file; the file keeps its name. */
  readonly importers: Readonly<Record<string, (from: Row) => Row>>;
  readonly map: () => MadeMap;
  readonly rulebook: Rulebook;
}
