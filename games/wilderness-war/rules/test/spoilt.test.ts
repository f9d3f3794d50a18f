import { fileURLToPath } from 'node:url';
import { faultOf, outcomeAt, spoiltPositions } from '@carillon/testkit';
import { describe, expect, test } from 'vitest';
import { readPosition } from '../src/index.ts';

// Positions from games, each with one word corrupted in several ways: an impossible one is refused with its fault, rule
// and line, and one just inside a bound is accepted. The positions and their rows are in `spoilt/`.

const positions = spoiltPositions(fileURLToPath(new URL('spoilt', import.meta.url)));

describe.each(positions)('$name', ({ text, rows }) => {
  test('can be', () => {
    expect(
      outcomeAt(
        text,
        faultOf(() => readPosition(text)),
      ),
    ).toBe('stands');
  });

  test.each(rows)('$change: $told', ({ text: spoilt, outcome }) => {
    expect(
      outcomeAt(
        spoilt,
        faultOf(() => readPosition(spoilt)),
      ),
    ).toBe(outcome);
  });
});
