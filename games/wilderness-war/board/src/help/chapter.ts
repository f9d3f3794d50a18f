/**
 * Title and paragraphs under a number. A paragraph that begins with `- ` is a list item, one that begins with `~ ` is
 * our own reading.
 */
type SectionText = readonly [title: string, ...paragraphs: readonly string[]];

/** A chapter of the rules in our own words: by number, in the rulebook's order. `{boat}` is a figure of the tables. */
export interface ChapterText {
  readonly title: string;
  readonly sections: Readonly<Record<string, SectionText>>;
}

/** An event: the time when it may be played, and its effect. `{UNITS}` is a constant of its rules. */
export interface EventHelp {
  readonly when: string;
  readonly does: string;
}
