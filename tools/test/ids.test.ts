import { readFileSync } from 'node:fs';
import { bayonetsTomahawks } from '@carillon/bayonets-tomahawks-rules';
import { wildernessWar } from '@carillon/wilderness-war-rules';
import { expect, test } from 'vitest';
import { idsPage } from '../src/ids-text.ts';

const PAGE = readFileSync(new URL('../../docs/ids.md', import.meta.url), 'utf8');

test('the page of names agrees with the rules', () => {
  expect(PAGE).toBe(idsPage());
});

test('it has every scenario, and every name that a setup writes', () => {
  const listed = new Set([...PAGE.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  for (const { scenarios } of [wildernessWar, bayonetsTomahawks])
    for (const each of scenarios) expect(listed).toContain(each);
  expect(listed).toContain('halifax');
  expect(listed).toContain('montcalm');
  expect(listed).toContain('northern-colonial-militias');
});
