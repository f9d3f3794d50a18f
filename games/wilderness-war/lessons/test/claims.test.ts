import { get } from '@carillon/kit';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../../../packages/lessons/test/claims.ts';
import { wildernessWar } from '../../rules/src/index.ts';
import { BOOK } from '../src/en/index.ts';
import { LESSONS } from '../src/index.ts';
import { CLAIMS } from './claims/index.ts';

const books = new Map(Object.entries(BOOK));
const claims = new Map(Object.entries(CLAIMS));

describe('the numbers in the lessons', () => {
  it('have claims in every lesson', () => {
    expect(Object.keys(CLAIMS).sort()).toEqual(LESSONS.map(({ id }) => id).sort());
  });

  it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('are true: %s', (id, lesson) => {
    expect(faultsOf(wildernessWar, lesson, get(books, id), get(claims, id))).toEqual([]);
  });
});
