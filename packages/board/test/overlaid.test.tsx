import { renderToString } from 'solid-js/web';
import { expect, it } from 'vitest';
import { type Mark, Overlaid, type Places, type StoodStack } from '../src/index.ts';

const places = {
  pointOf: () => ({ x: 100, y: 100 }),
  standAt: () => ({ x: 100, y: 90 }),
  panelOf: () => undefined,
} as unknown as Places;
const stack: StoodStack = {
  ...{ key: 'mill', place: 'mill', pieces: ['guides'], at: { x: 100, y: 90 }, aside: false },
  boxes: [{ left: 87, top: 77, right: 113, bottom: 103 }],
};
const MARKS: readonly Mark[] = [
  { space: 'mill', sign: 'reach' },
  { space: 'mill', sign: 'winter', ofStack: true },
];

/** The signs that a layer draws, with their places. */
const drawn = (stacks?: readonly StoodStack[]): readonly string[] =>
  [
    ...renderToString(() => (
      <Overlaid places={places} marks={MARKS} draw={() => undefined} {...(stacks && { stacks })} />
    )).matchAll(/translate\(([^)]*)\)" data-mark="([^"]*)"/g),
  ].map(([, at, mark]) => `${mark} at ${at}`);

it('signs of spaces lie where the space is, below the counters', () => {
  expect(drawn()).toEqual(['reach mill at 100 100']);
});

it('signs about a stack are outside its lower right corner, where the counters do not hide them', () => {
  expect(drawn([stack])).toEqual(['winter mill at 115 107']);
});

it('a sign about counters that are not drawn lies in their space', () => {
  expect(drawn([])).toEqual(['winter mill at 100 100']);
});
