import { expect, test } from 'vitest';
import { figure } from '../src/facts/pick.ts';
import { printFacts } from '../src/facts/print.ts';

test('rows of a list stay on one line, however long', () => {
  const long = 'x'.repeat(200);
  const line = `    { "id": "${long}" }`;
  expect(printFacts({ rows: [{ id: long }, { id: long }] })).toBe(`{
  "rows": [
${line},
${line}
  ]
}
`);
});

test('a figure that the outside text no longer gives is an error, not a gap', () => {
  expect(figure('at 11 or more VP', /at (\d+) or more/)).toBe(11);
  expect(() => figure('at eleven or more VP', /at (\d+) or more/)).toThrow('no at');
});
