import { type Box, overlap } from '@carillon/board';
import { describe, expect, it } from 'vitest';
import { boxOf, clearStand, type InTheWay } from '../../../src/page/table/legend/clear.ts';

const ROOM: Box = { left: 10, top: 10, right: 390, bottom: 490 };
const SIZE = { width: 200, height: 120 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  ...{ left, top, right: left + width, bottom: top + height },
});
const standClearOf = (...boxes: readonly Box[]): Box => {
  const inTheWay = boxes.map((each): InTheWay => ({ box: each, weight: 1 }));
  return boxOf(clearStand(ROOM, SIZE, inTheWay), SIZE.width);
};

describe('a note over the map', () => {
  it('is at the lower left if nothing is there', () => {
    expect(standClearOf()).toEqual(box(10, 370, 200, 120));
  });

  it('makes room for a list, a menu and its subject, as near by as it can', () => {
    const list = box(20, 400, 60, 60);
    expect(standClearOf(list)).toEqual(box(86, 370, 200, 120));
    const menu = box(200, 350, 180, 100);
    const stood = standClearOf(list, menu);
    expect([list, menu].map((each) => overlap(each, stood))).toEqual([0, 0]);
  });

  it('is lower where it has no room otherwise', () => {
    const list = box(10, 100, 380, 300);
    const stood = standClearOf(list);
    expect(overlap(list, stood)).toBe(0);
    expect(stood.bottom - stood.top).toBeLessThan(90);
  });

  it('is close to its point, although it covers a little, or farther where it would cover more', () => {
    const near = { x: 200, y: 60 };
    const own = { box: box(190, 50, 20, 20), weight: 50 };
    const under = box(190, 76, 200, 120);
    const stoodOver = (width: number): Box => {
      const name = { box: box(195, 90, width, 10), weight: 1 };
      return boxOf(clearStand(ROOM, SIZE, [own, name], { shares: [1], near }), SIZE.width);
    };
    expect(stoodOver(0)).toEqual(stoodOver(5));
    expect(overlap(own.box, stoodOver(5))).toBe(0);
    expect(overlap(under, stoodOver(190))).toBeLessThan(overlap(under, stoodOver(0)));
  });

  it('rather covers what is worth less', () => {
    const everything = { box: ROOM, weight: 1 };
    const menu = { box: box(10, 250, 380, 240), weight: 5 };
    const stood = boxOf(clearStand(ROOM, SIZE, [everything, menu]), SIZE.width);
    expect(overlap(menu.box, stood)).toBe(0);
  });
});
