import { renderToString } from 'solid-js/web';
import { expect, test } from 'vitest';
import { Cartouche } from '../src/map/cartouche.tsx';

test.each([
  [1, 1],
  [0.8, 2],
])('the scale of miles is 100 miles long, with a mark at each quarter: %f units a mile, scale %f', (mile, scale) => {
  const drawn = renderToString(() => (
    <Cartouche at={{ x: 0, y: 0 }} scale={scale} years="MDCCLV" mile={mile} words={(text) => text} />
  ));
  // In units of the sheet, on which the whole cartouche is drawn larger or smaller.
  const [frame = '', bars = ''] = [...drawn.matchAll(/ d="(M0 (?:0V4|2.8)H[^"]*)"/g)].map(([, path]) => path);
  const numbers = (path: string, sign: string) =>
    [...path.matchAll(new RegExp(`${sign}([\\d.]+)`, 'g'))].map(([, number]) => (Number(number) * scale) / mile);
  expect(numbers(frame, 'H')).toEqual([100, 100]);
  expect(numbers(frame, 'M')).toEqual([0, 25, 50, 75, 0]);
  expect(numbers(bars, 'H')).toEqual([25, 75]);
  expect(numbers(bars, 'M')).toEqual([0, 50]);
  expect(drawn).toContain(`translate(${(-50 * mile) / scale} 37)`);
  expect(drawn).toContain(`x="${(50 * mile) / scale}"`);
});
