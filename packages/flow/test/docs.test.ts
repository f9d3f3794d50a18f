import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const HERE = dirname(fileURLToPath(import.meta.url));
const PAGE = readFileSync(join(HERE, '../../../docs/writing-procedures.md'), 'utf8');

const sources = readdirSync(join(HERE, 'skirmish'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(HERE, 'skirmish', file), 'utf8'));

const samples = [...PAGE.matchAll(/```ts\n(.*?)```/gs)].map(
  ([, code = '']) => [code.trim().split('\n', 1)[0], code] as const,
);

describe('the page on writing procedures', () => {
  test('has samples', () => {
    expect(samples.length).toBeGreaterThan(5);
  });

  test.each(samples)('shows code as it is in skirmish: %s', (_first, sample) => {
    expect(sources.some((source) => source.includes(sample))).toBe(true);
  });

  test('names existing files', () => {
    const named = [...PAGE.matchAll(/^\| `(\w+\.ts)`/gm)].map(([, file]) => file);
    expect(readdirSync(join(HERE, 'skirmish'))).toEqual(expect.arrayContaining(named));
    expect(named).toHaveLength(8);
  });
});
