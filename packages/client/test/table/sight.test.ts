import { describe, expect, it } from 'vitest';
import { mostCentral } from '../../src/table/sight.ts';

describe('what the map brings into sight', () => {
  it('is the place nearest to the middle of all that can be chosen', () => {
    const montreal = { x: 700, y: 180 };
    const sorel = { x: 760, y: 170 };
    const niagara = { x: 290, y: 250 };
    expect(mostCentral([niagara, sorel, montreal])).toBe(montreal);
  });

  it('is nothing where nothing on the map can be chosen', () => {
    expect(mostCentral([])).toBeUndefined();
  });
});
