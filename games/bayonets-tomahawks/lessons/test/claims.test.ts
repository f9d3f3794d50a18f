import { get } from '@carillon/kit';
import { describe, expect, it } from 'vitest';
import { faultsOf, scenesOf } from '../../../../packages/lessons/test/claims.ts';
import { bayonetsTomahawks } from '../../rules/src/index.ts';
import { BOOK } from '../src/en/index.ts';
import { LESSONS } from '../src/index.ts';
import { CLAIMS } from './claims/index.ts';
import { cardsOf } from './claims/values.ts';

const books = new Map(Object.entries(BOOK));
const claims = new Map(Object.entries(CLAIMS));
/** Numbers that only name something: a card, a place. */
const CARD = 'card \\d+';
const NAMES = [CARD, 'Number Four'];

describe('the numbers in the lessons', () => {
  it('have claims in every lesson', () => {
    expect(Object.keys(CLAIMS).sort()).toEqual(LESSONS.map(({ id }) => id).sort());
  });

  it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('are true: %s', (id, lesson) => {
    expect(faultsOf(bayonetsTomahawks, lesson, get(books, id), get(claims, id), NAMES)).toEqual([]);
  });

  it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('name cards that the reader has: %s', (id, lesson) => {
    for (const scene of scenesOf(bayonetsTomahawks, lesson))
      for (const text of Object.values(get(books, id).steps[scene.step?.name ?? ''] ?? {}))
        for (const [named] of text.matchAll(new RegExp(CARD, 'gi')))
          expect(cardsOf(scene), `${scene.step?.name}: ${named}`).toContain(Number(named.slice('card '.length)));
  });
});
