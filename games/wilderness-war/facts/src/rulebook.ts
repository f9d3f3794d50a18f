import type { Rulebook } from '@carillon/workshop';

const padded = (part: string): string => part.padStart(2, '0');

/** How the numbers of its paragraphs are found in the rulebook. */
export const rulebook: Rulebook = {
  file: 'wilderness-war-rulebook.txt',
  // `~` marks the changes of an edition.
  headings: /^\s*~?\s*(\d{1,2}\.\d{1,3})(?=[\s.])/gm,
  misread: [],
  // 5.521 is a part of 5.52.
  key: (number) =>
    number
      .split('.')
      .map(padded)
      .join('.')
      .replace(/\.0(?=\d)/, '.'),
};
