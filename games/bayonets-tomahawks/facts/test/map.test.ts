import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { facts } from '../src/index.ts';

test.each(Object.entries(facts.map().modules))('%s is what the tool draws from the facts', (file, text) => {
  const made = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  expect(made === text, 'run npm run map').toBe(true);
});
