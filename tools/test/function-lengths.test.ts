import { expect, test } from 'vitest';
import { functionLengths } from '../src/function-lengths.ts';

const CODE = `const é = 'ü';
export function March(): void {
  [1].forEach((space) => {
    move(space);
  });
}
const stop = (): number => 1;
const steps = {
  enter(): void {
    move(2);
  },
  leave: () => move(3),
};
class Force {
  halt = () => {
    move(4);
  };
  join(): void {}
}
`;

test('named functions are measured from first line to last, callbacks are not', () => {
  expect(functionLengths('march.ts', CODE)).toEqual([
    { name: 'March', line: 2, lines: 5 },
    { name: 'stop', line: 7, lines: 1 },
    { name: 'enter', line: 9, lines: 3 },
    { name: 'leave', line: 12, lines: 1 },
    { name: 'halt', line: 15, lines: 3 },
    { name: 'join', line: 18, lines: 1 },
  ]);
});

test('a file that is not TypeScript is reported', () => {
  expect(() => functionLengths('torn.ts', 'function (')).toThrow('torn.ts');
});
