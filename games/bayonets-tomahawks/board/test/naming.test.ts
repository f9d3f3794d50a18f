import { SPACE_FACTS } from '@carillon/bayonets-tomahawks-rules/reference';
import { expect, test } from 'vitest';
import { worthOf } from '../src/map/naming.ts';

test('where names have no room, fortresses, bases and Victory Spaces keep theirs, and the wilderness goes first', () => {
  const worth = (id: string) => SPACE_FACTS.filter((facts) => facts.id === id).map(worthOf);
  expect(['quebec', 'boston', 'louisbourg'].flatMap(worth)).toEqual([4000, 4000, 4000]);
  for (const facts of SPACE_FACTS) {
    const important = facts.victorySpace || facts.kind === 'fortress' || facts.kind === 'base';
    expect(worthOf(facts), facts.id).toBe(important ? 4000 : facts.kind === 'wilderness' ? 200 : 350);
  }
});
