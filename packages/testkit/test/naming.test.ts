import { describe, expect, test } from 'vitest';
import { eachRule, namedBy } from '../src/naming.ts';

describe('the rules that a game names', () => {
  const naming = namedBy('skirmish', { '17.2 asks': 'ashore.to', '17.2 placed': 'ashore.to winter.fleets' });

  test('are those of the table', () => {
    expect(() => naming('winter.fleets', 'placed', '17.2')).not.toThrow();
    expect(() => naming('ashore.to', 'asks', '17.2')).not.toThrow();
  });

  test.each([
    ['another rule', 'ashore.to', 'placed', '18.3.2'],
    ['another step', 'voyage.to', 'placed', '17.2'],
    ['something else', 'winter.fleets', 'asks', '17.2'],
  ])('fail with %s', (_, step, what, rule) => {
    expect(() => naming(step, what, rule)).toThrow(`${step} names ${rule} ("${what}"), against the table of rules`);
  });

  test('are found in every part of a log entry', () => {
    const found: string[] = [];
    const modifiers = [{ why: 'fieldworks', rule: '7.55', by: -1 }];
    eachRule({ type: 'fire', side: { modifiers }, piece: null }, (what, rule) => found.push(`${what} ${rule}`));
    eachRule({ type: 'won', rule: '7.8' }, (what, rule) => found.push(`${what} ${rule}`));
    expect(found).toEqual(['fieldworks 7.55', 'won 7.8']);
  });
});
