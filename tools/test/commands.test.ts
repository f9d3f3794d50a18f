import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

test('docs/commands.md lists each script of package.json once, and no other', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
  const named = [...read('docs/commands.md').matchAll(/^\| (`[^|]*) \|/gm)]
    .flatMap(([, cell = '']) => [...cell.matchAll(/`(?:npm )?([\w:-]+)`/g)])
    .map(([, name]) => name);
  expect(named.toSorted()).toEqual(Object.keys(scripts).toSorted());
});
