import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Card, readCard } from './card.ts';

const FOLDER = 'docs/tasks';
/** The list of the cards. */
const LIST = 'README.md';

/** The task cards of a project, by name. */
export const cardsIn = (root: string): Card[] =>
  readdirSync(join(root, FOLDER))
    .filter((file) => file.endsWith('.md') && file !== LIST)
    .sort()
    .map((file) => readCard(file.replace(/\.md$/, ''), readFileSync(join(root, FOLDER, file), 'utf8')));
