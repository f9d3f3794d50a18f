import { describe, expect, it } from 'vitest';
import { mostCentral, worthSeeing } from '../../../../src/page/table/map/sight.ts';

describe('what the map brings into sight', () => {
  it('is the place nearest to the middle of all that can be chosen', () => {
    const montreal = { x: 700, y: 180 };
    const sorel = { x: 760, y: 170 };
    const niagara = { x: 290, y: 250 };
    expect(mostCentral([niagara, sorel, montreal])).toBe(montreal);
  });

  it('is nothing if nothing on the map can be chosen', () => {
    expect(mostCentral([])).toBeUndefined();
  });

  it('is the choice nearest to a force, and the place of the force', () => {
    const alleghenySouth = { x: 200, y: 470 };
    const augusta = { x: 210, y: 510 };
    const presquIle = { x: 240, y: 300 };
    expect(worthSeeing([presquIle, augusta], alleghenySouth)).toEqual([augusta, alleghenySouth]);
  });

  it('is the place of a raid, even if all answers are buttons', () => {
    const woodstock = { x: 230, y: 490 };
    expect(worthSeeing([], woodstock)).toEqual([woodstock]);
  });
});
