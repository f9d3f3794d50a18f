/** The start page loads neither the engine of a title nor the tables of its rules. */
import { TITLES } from '@carillon/titles';
import { describe, expect, test } from 'vitest';
import { readModules } from '../src/drawing/modules.ts';
import { reachedFrom } from '../src/drawing/parts.ts';
import { ROOT } from '../stages.mjs';

/** What a start page may load of the rules: its door, the table for it, and the options. */
const LIGHT = /^games\/[^/]+\/rules\/src\/(opening|options|table-options|data\/openings)\.ts$/;

const modules = readModules(ROOT);
const loaded = [...reachedFrom(modules, 'packages/client/src/page/main.tsx', (each) => !each.isType && !each.isLater)];

describe('the first view', () => {
  test.each(TITLES.map(({ door }) => door.id))('loads the scenarios and options of %s', (id) => {
    expect(loaded).toContain(`games/${id}/board/src/opening.ts`);
    expect(loaded).toContain(`games/${id}/rules/src/data/openings.ts`);
  });

  test('loads no other table of the rules, no names and no engine', () => {
    expect(loaded.filter((file) => file.includes('/rules/src/') && !LIGHT.test(file))).toEqual([]);
  });
});
