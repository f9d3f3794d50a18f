import type { NameLists } from '@carillon/workshop';

const section = ([heading, names]: NameLists[number]): string =>
  `## ${heading}\n\n${names.map((name) => `\`${name}\``).join(' ')}\n`;

/** The page of all names in a title's positions, records and questions. */
export const idsPage = (title: string, lists: NameLists): string =>
  [
    `# The names of everything in ${title}`,
    'What [positions and records](../../../docs/notation.md), choices and [questions](../../../docs/queries.md) call things. `npm run ids` writes this page; a test compares it.',
    lists.map(section).join('\n'),
  ].join('\n\n');
