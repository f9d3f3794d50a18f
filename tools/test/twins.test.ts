import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { count, report, saying, twins } from '../src/twins.ts';

const ONE = `import {
  march,
} from './march.ts';
export { halt } from './halt.ts';

/** How far a force goes. */
export function reach(force: Force): number {
  return (
    <g>
      <circle r="2" />
    </g>
  );
}
const TABLE = {
  march: {
    step,
  },
} as const;
`;

test('imports, brackets, tags and bare openings are not counted; all other lines are', () => {
  expect(saying(ONE)).toEqual([
    '/** How far a force goes. */',
    'export function reach(force: Force): number {',
    '<circle r="2" />',
    'const TABLE = {',
    'step,',
  ]);
});

test('a line is counted as often as both titles have it, whatever file it is in', () => {
  const one = [
    { path: 'one/a.ts', text: 'step();\nstep();\nstep();\nhalt();\n' },
    { path: 'one/b.ts', text: '  halt();\n' },
  ];
  const other = [{ path: 'other/c.ts', text: 'halt();\nstep();\nstep();\nleave();\n' }];
  const found = twins(one, other);
  expect(found).toEqual([
    { line: 'step();', times: 2, paths: ['one/a.ts'] },
    { line: 'halt();', times: 1, paths: ['one/a.ts', 'one/b.ts'] },
  ]);
  expect(count(found)).toBe(3);
});

/** The maximum number of lines that both boards may share: shared code belongs in `packages/wargame-board`. */
const MOST = 292;

test('code that both boards need is in the package for wargames', () => {
  const said = report(fileURLToPath(new URL('../..', import.meta.url)), false);
  expect(Number(/(\d+) lines stand in both boards\.$/.exec(said)?.[1])).toBeLessThanOrEqual(MOST);
});
