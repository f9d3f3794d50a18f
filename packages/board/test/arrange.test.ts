import { describe, expect, it } from 'vitest';
import { arrange, boxAbout, type Placeable, type Placing, type Point } from '../src/index.ts';

interface Put extends Placing {
  readonly at: string;
}

const put = (at: Point, cost: number, name: string): Put => ({ at: name, cost, boxes: [boxAbout(at, 5)] });

/** A square of ten units that may move ten to the right, ten down, or be omitted. */
const square = (at: Point, leftOut = 100): Placeable<Put> => ({
  home: put(at, 0, 'home'),
  others: () => [
    put({ x: at.x + 10, y: at.y }, 2, 'right'),
    put({ x: at.x, y: at.y + 10 }, 3, 'below'),
    { at: 'nowhere', cost: leftOut, boxes: [] },
  ],
});

const fixed = (at: Point): Placeable<Put> => ({ home: put(at, 0, 'home') });
const places = (...things: readonly Placeable<Put>[]): string[] => arrange(things).map(({ at }) => at);

describe('placed things', () => {
  it('stay at home if there is room', () => {
    expect(places(square({ x: 0, y: 0 }), square({ x: 10, y: 0 }), square({ x: 20, y: 0 }))).toEqual([
      'home',
      'home',
      'home',
    ]);
  });

  it('move aside as little as possible, the first of two making room', () => {
    expect(places(square({ x: 0, y: 0 }), square({ x: 0, y: 0 }))).toEqual(['right', 'home']);
  });

  it('make room for things that cannot move, past others in the way', () => {
    expect(places(fixed({ x: 0, y: 0 }), fixed({ x: 10, y: 0 }), square({ x: 0, y: 0 }))).toEqual([
      'home',
      'home',
      'below',
    ]);
  });

  it('make room for things that come into their way later', () => {
    const pushed = { home: put({ x: 0, y: 0 }, 0, 'home'), others: () => [put({ x: 10, y: 0 }, 2, 'right')] };
    const corner = fixed({ x: 0, y: 0 });
    expect(places(square({ x: 10, y: 0 }), pushed, corner, corner)).toEqual(['right', 'right', 'home', 'home']);
  });

  it('are omitted if every place costs more than that', () => {
    const around = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 0, y: 10 },
    ].map(fixed);
    expect(places(...around, square({ x: 0, y: 0 })).at(-1)).toBe('nowhere');
    expect(places(...around, square({ x: 0, y: 0 }, 1e6)).at(-1)).not.toBe('nowhere');
  });

  it('compute other places only if something is in the way', () => {
    const others = (): never => {
      throw new Error('nothing is in the way');
    };
    const free = { home: put({ x: 100, y: 100 }, 0, 'home'), others };
    expect(places(free, square({ x: 0, y: 0 }), square({ x: 4, y: 4 })).at(0)).toBe('home');
  });
});
