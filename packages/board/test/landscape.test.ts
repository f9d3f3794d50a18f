import { describe, expect, test } from 'vitest';
import { rhumbLines } from '../src/map/compass.tsx';
import { hillPaths, woodsPath } from '../src/map/relief.ts';

describe('the landscape of a map', () => {
  test('the winds leave the rose in sixteen directions, the first to the north of the sheet', () => {
    const lines = rhumbLines({ x: 5, y: 7 }, 0).split('M').slice(1);
    expect(lines).toHaveLength(16);
    expect(lines.slice(0, 5)).toEqual([
      '5 7l0.0 -420.0',
      '5 7l160.7 -388.0',
      '5 7l297.0 -297.0',
      '5 7l388.0 -160.7',
      '5 7l420.0 -0.0',
    ]);
    expect(rhumbLines({ x: 0, y: 0 }, 90)).toMatch(/^M0 0l420\.0 -0\.0/);
  });

  test('a hill has its foot at its point, and its height, to a tenth of a unit', () => {
    const [hill = '', second = ''] = hillPaths([100, 50, 10, 200, 60, 20]).map((path) => path.replaceAll('  ', ' '));
    expect(hill).toMatch(/^M92\.5 ,50 C95 ,48 97 ,41 99\.5 ,40 C/);
    expect(second).toMatch(/^M184 ,60 C188 ,58 191 ,48 194 ,46\.8 C/);
    expect(hillPaths([0.04, 0, 1])[0]).toMatch(/^M-0\.7 ,0 /);
    expect(hillPaths([100, 50, 10, 1])).toHaveLength(1);
  });

  test('north of the line all trees are firs, south of it every third', () => {
    const at = (y: number) => [0, y, 1, 1, y, 1, 2, y, 1, 3, y, 1];
    const trunks = (path: string) => [...path.matchAll(/M\d ,\d+ L\d ,([\d.]+)/g)].map(([, top]) => Number(top));
    expect(trunks(woodsPath(at(9), 10))).toEqual([8.8, 8.8, 8.8, 8.8]);
    expect(trunks(woodsPath(at(10), 10))).toEqual([9.8, 9.7, 9.7, 9.8]);
  });
});
