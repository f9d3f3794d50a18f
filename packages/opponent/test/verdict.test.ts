import { describe, expect, it } from 'vitest';
import { gradeOf } from '../src/verdict.ts';

describe('a decision', () => {
  it.each([
    [0.029, 0.001, 'fine'],
    [0.03, 0.001, 'inaccuracy'],
    [0.069, 0.01, 'inaccuracy'],
    [0.07, 0.01, 'mistake'],
    [0.149, 0.01, 'mistake'],
    [0.15, 0.01, 'blunder'],
  ])('that gives away %d with an error of %d is graded %s', (loss, error, grade) => {
    expect(gradeOf(loss, error)).toBe(grade);
  });

  it('is not blamed for less than two standard errors', () => {
    expect(gradeOf(0.2, 0.1)).toBe('fine');
    expect(gradeOf(0.2, 0.099)).toBe('blunder');
  });
});
