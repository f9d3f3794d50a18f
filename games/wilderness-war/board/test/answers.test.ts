import { describe, expect, it } from 'vitest';
import { placeIn, reachIn, spacesIn } from '../src/overlays/answers.ts';

describe('an answer of the rules', () => {
  it('names spaces, and nothing else', () => {
    expect(spacesIn(['albany', 'ohio-forks'])).toEqual(['albany', 'ohio-forks']);
    for (const answer of [['atlantis'], ['northern-colonial-militias'], [7], 'albany', null])
      expect(() => spacesIn(answer)).toThrow(TypeError);
  });

  it('names a space or box', () => {
    expect(placeIn({ at: 'northern-colonial-militias' }, 'at')).toBe('northern-colonial-militias');
    for (const at of ['atlantis', 7, undefined]) expect(() => placeIn({ at }, 'at')).toThrow(TypeError);
  });

  it('shows what a force could reach; an omitted field means no', () => {
    const [reach, ...others] = reachIn([
      { to: 'albany', through: ['kinderhook', 'albany'], cost: 2, by: ['land'], enemies: true },
    ]);
    expect(others).toEqual([]);
    expect(reach).toEqual({
      ...{ to: 'albany', through: ['kinderhook', 'albany'], cost: 2, by: ['land'] },
      ...{ ends: false, enemies: true, intercepted: false, past: [] },
    });
    const past = [{ at: 'hoosic', chance: 0.5 }];
    const [hidden] = reachIn([{ to: 'albany', through: ['albany'], cost: 1, by: ['land'], past }]);
    expect(hidden?.past).toEqual(past);
  });
});
