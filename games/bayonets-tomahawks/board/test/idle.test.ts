import { expect, it } from 'vitest';
import { faceWords, idleWhy, shownOn } from '../src/texts/idle.ts';
import { volleyWords } from '../src/texts/volley.ts';

it('a Hit that does not show the unit’s shape has no effect, nor a B&T of a Light unit, nor all but Flags of Militia', () => {
  expect(idleWhy('40th-45th-47th', 'hit-tc')).toBe('square');
  expect(idleWhy('40th-45th-47th', 'hit-sc')).toBeUndefined();
  expect(idleWhy('rogers', 'hit-sc')).toBe('triangle');
  expect(idleWhy('rogers', 'bt')).toBe('bt');
  expect(idleWhy('fleet-boscawen', 'hit-tc')).toBeUndefined();
  expect(idleWhy('fleet-boscawen', 'bt')).toBeUndefined();
  expect(idleWhy(null, 'hit-sc')).toBe('militia');
  expect(idleWhy(null, 'flag')).toBeUndefined();
});

it('says so with the reason, and counts it apart', () => {
  expect(faceWords('40th-45th-47th', 'hit-tc', 'en')).toBe(
    'Hit (triangle, circle), no effect: the die does not show its square',
  );
  expect(shownOn('hit-sc', 'en')).toBe('square and circle');
  const roll = { type: 'roll', side: 'british', reroll: null } as const;
  const dice = [
    { ...roll, piece: '40th-45th-47th', face: 'hit-tc' },
    { ...roll, piece: 'rogers', face: 'hit-tc' },
  ] as const;
  expect(volleyWords(dice, 'en')).toContain('1 Hit (triangle, circle) and 1 Hit (triangle, circle) without effect');
});
