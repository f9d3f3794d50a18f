import { describe, expect, it } from 'vitest';
import { directionOf, keyOf, nearest, type Spot, sameTarget, stepFrom, targetOf } from '../src/index.ts';
import { stepTo } from '../src/Menu.tsx';
import { placed, placedUnder } from '../src/Pinned.tsx';
import { arrow, before, polyline } from '../src/shapes.ts';

const spot = (id: string, x: number, y: number): Spot => ({ id, x, y });
const albany = spot('albany', 0, 0);
const saratoga = spot('saratoga', 10, -40);
const schenectady = spot('schenectady', -30, -12);
const hoosic = spot('hoosic', 8, -22);
const ALL = [albany, saratoga, schenectady, hoosic];

describe('arrow keys', () => {
  it('name directions', () => {
    expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'a'].map(directionOf)).toEqual([
      'up',
      'down',
      'left',
      'right',
      undefined,
    ]);
  });

  it('follow a connection even if another space is nearer', () => {
    expect(stepFrom(albany, [saratoga, schenectady], ALL, 'up')?.id).toBe('saratoga');
  });

  it('leave the connections if none leads that way', () => {
    expect(stepFrom(albany, [schenectady], ALL, 'up')?.id).toBe('hoosic');
  });

  it('stay at the edge of the map', () => {
    expect(stepFrom(albany, [saratoga], ALL, 'down')).toBeUndefined();
  });

  it('never lead back to the same place', () => {
    expect(stepFrom(albany, [albany], [albany], 'left')).toBeUndefined();
  });
});

describe('a finger', () => {
  it('finds the nearest space within reach', () => {
    expect(nearest({ x: 14, y: -17 }, ALL, 20)?.id).toBe('hoosic');
    expect(nearest({ x: 300, y: 300 }, ALL, 20)).toBeUndefined();
  });
});

describe('a target', () => {
  it('converts to a string and back', () => {
    const target = { kind: 'piece', id: 'french-regular-3' } as const;
    expect(targetOf(keyOf(target))).toEqual(target);
    expect(targetOf('house:big')).toBeUndefined();
  });

  it('is equal by kind and name', () => {
    expect(sameTarget({ kind: 'space', id: 'quebec' }, { kind: 'space', id: 'quebec' })).toBe(true);
    expect(sameTarget({ kind: 'space', id: 'ottawa' }, { kind: 'piece', id: 'ottawa' })).toBe(false);
    expect(sameTarget(undefined, undefined)).toBe(true);
  });
});

describe('a pinned sheet', () => {
  const room = { width: 400, height: 300 };
  const box = { width: 100, height: 60 };

  it('is above its point, centred', () => {
    expect(placed({ x: 200, y: 200 }, 20, box, room)).toEqual({ x: 150, y: 120 });
  });

  it('goes below if there is no room above, and stays inside', () => {
    expect(placed({ x: 5, y: 40 }, 20, box, room)).toEqual({ x: 6, y: 60 });
    expect(placed({ x: 398, y: 40 }, 20, box, room).x).toBe(294);
  });

  it('does not cover other points that can be pressed, if possible', () => {
    const at = (...open: readonly { x: number; y: number }[]) => placed({ x: 200, y: 150 }, 20, box, room, { open });
    const [above, below, right] = [
      { x: 200, y: 100 },
      { x: 210, y: 200 },
      { x: 250, y: 150 },
    ];
    expect(at(above)).toEqual({ x: 150, y: 170 });
    expect(at(above, below)).toEqual({ x: 220, y: 120 });
    expect(at(above, below, right)).toEqual({ x: 80, y: 120 });
    // It stays at its usual place unless another is better.
    expect(at(above, below, right, { x: 100, y: 150 })).toEqual({ x: 150, y: 70 });
  });

  it('is shifted along its point, if that leaves others free', () => {
    const open = [
      { x: 160, y: 100 },
      { x: 160, y: 200 },
      { x: 250, y: 150 },
      { x: 150, y: 150 },
    ];
    expect(placed({ x: 200, y: 150 }, 20, box, room, { open })).toEqual({ x: 180, y: 170 });
  });

  it('leaves its own point free, if the window has room beside it', () => {
    const low = { width: 400, height: 100 };
    expect(placed({ x: 200, y: 50 }, 20, box, low)).toEqual({ x: 220, y: 20 });
  });

  it('is not under a panel, whatever else it covers', () => {
    const shut = [{ left: 0, top: 0, right: 180, bottom: 120 }];
    expect(placed({ x: 200, y: 150 }, 20, box, room, { shut })).toEqual({ x: 150, y: 170 });
    expect(placed({ x: 200, y: 150 }, 20, box, room, { shut, open: [{ x: 200, y: 200 }] })).toEqual({ x: 220, y: 120 });
  });

  it('puts its first button under the pointer, as far as the window has room', () => {
    const window = { left: 0, top: 60 } as DOMRectReadOnly;
    const under = (x: number, y: number) =>
      placedUnder({ x, y }, { x: 40, y: 50 }, Object.assign({ width: 400, height: 300 }, window), box);
    expect(under(200, 200)).toEqual({ x: 160, y: 90 });
    expect(under(10, 70)).toEqual({ x: 6, y: 6 });
  });
});

describe('keys in a menu', () => {
  it('wrap around', () => {
    expect([stepTo('ArrowDown', 2, 3), stepTo('ArrowUp', 0, 3), stepTo('ArrowUp', -1, 3)]).toEqual([0, 2, 2]);
    expect([stepTo('Home', 2, 3), stepTo('End', 0, 3), stepTo('x', 0, 3)]).toEqual([0, 2, undefined]);
  });
});

describe('an arrow on the map', () => {
  it('stops short of the space it points at, on the line from its neck', () => {
    const tip = before({ x: 0, y: 0 }, { x: 100, y: 0 }, 14);
    expect(tip).toEqual({ x: 86, y: 0 });
    const { shaft, head } = arrow({ x: 0, y: 0 }, { x: 100, y: 0 }, 9, 14);
    expect(shaft).toMatch(/^M[\d.-]+ [\d.-]+Q50 14 /);
    expect(head).toMatch(/Z$/);
    expect(`${shaft}${head}`).not.toContain('NaN');
  });

  it('has no length from a space to itself, and is still drawn', () => {
    const { shaft, head } = arrow({ x: 5, y: 5 }, { x: 5, y: 5 }, 9, 14);
    expect(`${shaft}${head}`).not.toContain('NaN');
  });

  it('does not exist for a route of one point', () => {
    expect(polyline([{ x: 1, y: 2 }])).toBe('');
    expect(
      polyline([
        { x: 1, y: 2 },
        { x: 3.1234, y: 4 },
      ]),
    ).toBe('M1 2L3.1 4');
  });
});
