import type { Rulebook } from '@carillon/workshop';

const padded = (part: string): string => part.padStart(2, '0');

/** How the numbers of its paragraphs are found in the rulebook. */
export const rulebook: Rulebook = {
  file: 'bayonets-and-tomahawks-rulebook.txt',
  // The contents have two headings on one line.
  headings: /(?:^|\)\s)(\d{1,2}(?:\.\d{1,2}){1,2})(?=\s)/gm,
  misread: ['0.0', '15.1.5'],
  key: (number) => number.split('.').map(padded).join('.'),
};
