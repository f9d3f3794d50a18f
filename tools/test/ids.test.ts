import { readFileSync } from 'node:fs';
import { TITLES } from '@carillon/titles';
import { expect, test } from 'vitest';
import { idsPage } from '../src/ids-text.ts';
import { DOCUMENTS, WALKS } from '../src/parts.ts';

const pageOf = (id: string): string => readFileSync(new URL(`../../games/${id}/docs/ids.md`, import.meta.url), 'utf8');
const listedIn = (id: string): ReadonlySet<string | undefined> =>
  new Set([...pageOf(id).matchAll(/`([^`]+)`/g)].map(([, name]) => name));

test.each(DOCUMENTS)('the page of names of $id is current: npm run ids writes it', async ({ id, load }) => {
  const name = TITLES.find(({ door }) => door.id === id)?.door.name ?? '';
  expect(pageOf(id)).toBe(idsPage(name, (await load()).names));
});

test.each(WALKS)('the page of names of $id has every scenario', async ({ id, load }) => {
  for (const scenario of (await load()).rules.scenarios) expect(listedIn(id)).toContain(scenario);
});
