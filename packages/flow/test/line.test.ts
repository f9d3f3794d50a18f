import { at, BrokenInvariant, range, seeded } from '@carillon/kit';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../src/journal.ts';
import { Line } from '../src/line.ts';

const choice = (who: string): Entry => ({ who, choice: 'drill' });

describe('the line of a game', () => {
  test('holds the same numbers as a list would, however often something is undone', () => {
    const random = seeded(1);
    const line = new Line();
    const list: number[] = [];
    for (const number of range(2_000)) {
      if (random.below(8) === 0) {
        list.length = random.below(list.length + 1);
        line.cut(list.length);
      } else if (random.below(8) > 0) {
        list.push(number);
        line.push(number);
      }
      const place = random.below(list.length + 2);
      expect(line.length).toBe(list.length);
      expect(line.at(place)).toBe(list[place]);
      expect(line.placeOf(number)).toBe(list.indexOf(number));
      expect(line.placeOf(place)).toBe(list.indexOf(place));
    }
    expect(line.toArray()).toEqual(list);
    expect(list.map((_, place) => line.get(place))).toEqual(list);
  });

  test('matches its journal', () => {
    const journal: Entry[] = [choice('north'), choice('north'), { who: 'north', undo: 1 }, choice('north')];
    expect(Line.of(journal).toArray()).toEqual([0, 3]);
  });

  test('has no number before its beginning or beyond its end', () => {
    const line = Line.of([choice('north'), choice('south')]);
    expect(line.at(-1)).toBeUndefined();
    expect(line.at(2)).toBeUndefined();
    expect(() => line.get(2)).toThrow(BrokenInvariant);
    expect(at(line.toArray(), 1)).toBe(line.get(1));
  });
});
